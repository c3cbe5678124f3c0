import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Marks the section that an address leads to (`rules.css` draws it) and moves the focus there:
 * a browser does both for a page that it loads, not for a step within the site.
 */
export function useArrival(): void {
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
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
  }, [hash, key]);
}
