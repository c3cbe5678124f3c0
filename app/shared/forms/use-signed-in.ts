import { useSyncExternalStore } from 'react';
import { hasStoredSession, onStoredSessionChange } from '~/shared/backend/stored-session';

/** Whether this browser holds a member's session; in a finished file nobody does. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onStoredSessionChange, hasStoredSession, () => false);
}
