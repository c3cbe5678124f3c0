import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated';

/**
 * The state of the current history entry. A prerendered page does not have it, and a reloaded page
 * does, so it is `undefined` until hydration.
 */
export function useHistoryState(): unknown {
  const state: unknown = useLocation().state;
  return useHydrated() ? state : undefined;
}
