import { useEffect, useState } from 'react';

/** How far a finger or a wheel has to go before the direction counts. */
const step = 8;

/**
 * Whether something that floats over the page should be hidden: while the visitor scrolls down to
 * read, and where the footer is in view, which says the same.
 */
export function useOutOfTheWay(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const footer = document.querySelector('body > footer');
      const hasFooter = footer && footer.getBoundingClientRect().top < window.innerHeight;
      const moved = window.scrollY - last;
      if (!hasFooter && Math.abs(moved) < step) return;
      last = window.scrollY;
      setHidden(hasFooter || moved > 0);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isHidden;
}
