import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated';

/**
 * What the current step of the browser's history carries. A finished file knows nothing of it, and
 * a page that is loaded anew still has it: so it is there only once React has taken the file over.
 */
export function useHistoryState(): unknown {
  const state: unknown = useLocation().state;
  return useHydrated() ? state : undefined;
}
