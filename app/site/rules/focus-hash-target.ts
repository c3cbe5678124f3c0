import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '~/shared/browser/use-hydrated';

/**
 * Highlights the section of the URL's hash (`rules.css`) and focuses it, because browsers do so
 * only for full page loads. A search result also scrolls to its paragraph. It renders nothing.
 */
export function FocusHashTarget() {
  const { hash, key, state } = useLocation();
  const isHydrated = useHydrated();
  // After hydration, the reader may already be in an open menu or in the search.
  const [loaded] = useState(isHydrated ? undefined : key);

  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    if (key === loaded) {
      if (section) openFold(section);
      return;
    }
    if (!section?.matches('.rules-section, .rules-part, .rules-box')) return;
    openFold(section);
    return state === null ? showSection(section) : showResult(section, state);
  }, [hash, key, loaded, state]);

  return null;
}

/** Opens a section that is collapsed on a phone, so that the target of a link is visible. */
function openFold(section: HTMLElement): void {
  const fold = section.querySelector<HTMLDetailsElement>(':scope > .rules-fold');
  const around = section.closest<HTMLDetailsElement>('.rules-fold');
  for (const details of [fold, around]) {
    if (!details || details.open) continue;
    details.open = true;
    section.scrollIntoView();
  }
}

function showSection(section: HTMLElement): () => void {
  section.dataset.arrived = 'true';
  const heading = section.querySelector<HTMLElement>('h2, h3');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return () => {
    delete section.dataset.arrived;
  };
}

/** The search has loaded this module already. Most visitors never need it. */
function showResult(section: HTMLElement, state: unknown): () => void {
  let leave: (() => void) | undefined;
  let hasLeft = false;
  import('./search/found-paragraph').then(
    ({ isFoundState, scrollToParagraph }) => {
      if (!hasLeft)
        leave = isFoundState(state) ? scrollToParagraph(section, state.found) : undefined;
    },
    () => {
      if (!hasLeft) leave = showSection(section);
    },
  );
  return () => {
    hasLeft = true;
    leave?.();
  };
}
