import { useSyncExternalStore } from 'react';

/** False in the finished file and while React takes it over, true from then on. */
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
