import { useCallback, useState } from 'react';

/**
 * The width of an element in whole rem, as it changes; `undefined` until it is mounted. It is known
 * before the first paint, so nothing jumps.
 */
export function useElementWidth() {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth / remInPixels()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
