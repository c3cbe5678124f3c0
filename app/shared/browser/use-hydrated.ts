import { useSyncExternalStore } from 'react';

/** False in the prerendered page and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}

function noSubscription() {
  return () => undefined;
}
