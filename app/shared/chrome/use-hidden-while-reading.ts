import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The scroll distance in pixels before the direction counts. */
const step = 8;

/**
 * Whether a floating element is hidden. It is hidden if it would cover text when a page opens,
 * while the visitor scrolls down, and while the footer is visible. Scrolling up shows it again.
 */
export function useHiddenWhileReading(floating: RefObject<HTMLElement | null>): boolean {
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

/** Whether a floating element covers text at its current position. */
function coversText(floating: HTMLElement): boolean {
  const box = floating.getBoundingClientRect();
  const parts = [0.05, 0.5, 0.95];
  return parts.some((x) =>
    parts.some((y) =>
      document
        .elementsFromPoint(box.left + x * box.width, box.top + y * box.height)
        .filter((element) => !floating.contains(element))
        .some((element) => hasTextIn(element, box)),
    ),
  );
}

/** Checks only the element's own text nodes; each child element is checked separately. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    const range = new Range();
    range.selectNode(node);
    return [...range.getClientRects()].some(
      (rect) =>
        rect.left < box.right &&
        rect.right > box.left &&
        rect.top < box.bottom &&
        rect.bottom > box.top,
    );
  });
}
