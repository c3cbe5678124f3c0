import { useEffect } from 'react';

/** Lets the browser ask before it leaves the page, while something would be lost. */
export function useLeaveWarning(isLosable: boolean): void {
  useEffect(() => {
    if (!isLosable) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isLosable]);
}
