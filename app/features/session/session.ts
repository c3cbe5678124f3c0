import { useSyncExternalStore } from 'react';
import { clearDrafts } from '~/lib/form-drafts';
import { queryClient } from '~/lib/query-client';
import { clearStoredSession } from '~/lib/stored-session';
import { signOut } from './api/sign-out';
import { watchSession } from './api/watch-session';
import type { SessionUser } from './session-user';

/** `checking` lasts until the first check of the stored session has ended. */
export type Session =
  | { status: 'checking' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'signed-out'; byChoice: boolean };

let session: Session = { status: 'checking' };
let firstCheck: Promise<void> | undefined;
let isLeaving = false;
const listeners = new Set<() => void>();

/** The session, as it is now and as it changes, in this tab or another. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => session,
  );
}

/**
 * Waits for the first check of the session, and starts it if nobody has.
 * @throws AppError when the backend could not be asked; the session is kept, the next call asks again.
 */
export async function checkSession(): Promise<Session> {
  firstCheck ??= watchSession(setUser).then(setUser);
  try {
    await firstCheck;
  } catch (error) {
    firstCheck = undefined;
    throw error;
  }
  return session;
}

/** Signs out on the member's own wish. */
export async function leave(): Promise<void> {
  isLeaving = true;
  await signOut();
  setUser(null);
  isLeaving = false;
}

function setUser(user: SessionUser | null): void {
  if (user) {
    const known = session.status === 'signed-in' ? session.user : undefined;
    if (known?.id === user.id && known.email === user.email) return;
    session = { status: 'signed-in', user };
  } else {
    if (session.status === 'signed-out') return;
    clearStoredSession();
    queryClient.clear();
    clearDrafts();
    session = { status: 'signed-out', byChoice: isLeaving };
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
