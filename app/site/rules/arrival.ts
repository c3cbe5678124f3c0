import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '~/shared/browser/use-hydrated';

/**
 * Marks the section that an address leads to (`rules.css` draws it) and moves the focus there:
 * a browser does both for a page that it loads, not for a step within the site. A result of the
 * search leads on to its paragraph. It renders nothing, and once more after hydration.
 */
export function Arrival() {
  const { hash, key, state } = useLocation();
  const isHydrated = useHydrated();
  // By the time the scripts have loaded, the reader may be elsewhere: in an open menu, or in the search.
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

/** On a phone a section may be folded: what a link leads to has to be seen. */
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

/** The search has loaded this module already; most visitors never need it. */
function showResult(section: HTMLElement, state: unknown): () => void {
  let leave: (() => void) | undefined;
  let hasLeft = false;
  import('./search/found-paragraph').then(
    ({ isFoundState, showFound }) => {
      if (!hasLeft) leave = isFoundState(state) ? showFound(section, state.found) : undefined;
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
