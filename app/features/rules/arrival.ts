import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '~/lib/use-hydrated';

/**
 * Marks the section that an address leads to (`rules.css` draws it) and moves the focus there:
 * a browser does both for a page that it loads, not for a step within the site.
 * It draws nothing, and is drawn once more when the page has been taken over: nothing else has to be.
 */
export function Arrival() {
  const { hash, key } = useLocation();
  const isHydrated = useHydrated();
  // By the time the scripts have come, the reader may be elsewhere: at an open menu, or in the search.
  const [loaded] = useState(isHydrated ? undefined : key);

  useEffect(() => {
    if (key === loaded) return;
    const section = document.getElementById(hash.slice(1));
    if (!section?.matches('.rules-section, .rules-part, .rules-box')) return;
    section.dataset.arrived = 'true';
    const heading = section.querySelector<HTMLElement>('h2, h3');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return () => {
      delete section.dataset.arrived;
    };
  }, [hash, key, loaded]);

  return null;
}
