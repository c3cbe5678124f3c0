import { useEffect, useState } from 'react';

const settled = 1500;

/** True once the page has been open for a moment: time to fetch what may be wanted next. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), settled);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
}
