import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { coversText } from './covers-text';

/** How far a finger or a wheel has to go before the direction counts. */
const step = 8;

/**
 * Whether something that floats over the page should be hidden: where it would lie on words when a
 * page opens, while the visitor scrolls down to read, and where the footer is in view, which says
 * the same. It returns when the visitor scrolls up.
 */
export function useOutOfTheWay(floating: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its words elsewhere
  useEffect(() => {
    if (floating.current) setHidden(hasFooter() || coversText(floating.current));
    let last = window.scrollY;
    const look = () => {
      const moved = window.scrollY - last;
      if (!hasFooter() && Math.abs(moved) < step) return;
      last = window.scrollY;
      setHidden(hasFooter() || moved > 0);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [floating, pathname]);

  return isHidden;
}

function hasFooter(): boolean {
  const footer = document.querySelector('body > footer');
  return footer !== null && footer.getBoundingClientRect().top < window.innerHeight;
}
