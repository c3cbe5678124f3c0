import { useEffect, useState } from 'react';

const settled = 1500;

/** True once the page has been open for a moment, when it can prefetch the next pages. */
export function usePageSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settled);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
