import { useSyncExternalStore } from 'react';
import { hasStoredSession, onStoredSessionChange } from '~/shared/backend/stored-session';

/** Whether this browser has a member's session. It is false in a prerendered page. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onStoredSessionChange, hasStoredSession, () => false);
}
