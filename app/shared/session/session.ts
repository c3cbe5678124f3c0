import { useSyncExternalStore } from 'react';
import { queryClient } from '~/shared/backend/query-client';
import { lastRefusal } from '~/shared/backend/refused-refresh';
import {
  clearStoredSession,
  hasStoredSession,
  onStoredSessionChange,
} from '~/shared/backend/stored-session';
import { clearDrafts } from '~/shared/browser/form-drafts';
import { forgetCard, forgetCardOfOthers } from '~/shared/browser/stored-card';
import { isIdleTooLong } from './idle/activity';
import { type Note, noteOfRefusal } from './login-notice';
import type { SessionUser } from './session-user';
import { signOut } from './sign-out';
import { watchSession } from './watch-session';

/**
 * `checking` lasts until the first check of the stored session has ended. `note` is what to tell
 * whose session has ended; there is none where nobody was signed in.
 */
export type Session =
  | { status: 'checking' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'signed-out'; note: Note | undefined };

let session: Session = { status: 'checking' };
let firstCheck: Promise<void> | undefined;
/** Why the session is about to end, where this tab ends it. */
let ending: Note | undefined;
let wasSignedIn = false;
let isListening = false;
const listeners = new Set<() => void>();

/** The session, as it is now and as it changes, in this tab or another. */
export function useSession(): Session {
  return useSyncExternalStore(
    onSessionChange,
    () => session,
    () => session,
  );
}

/**
 * Waits for the first check of the session, and starts it if nobody has.
 * @throws AppError when the backend could not be asked; the session is kept, the next call asks again.
 */
export async function checkSession(): Promise<Session> {
  firstCheck ??= firstLook();
  try {
    await firstCheck;
  } catch (error) {
    firstCheck = undefined;
    throw error;
  }
  return session;
}

/**
 * Signs out: on the member's own wish, after too long without activity, or because the backend has
 * refused to renew the session. Its refusal says why.
 */
export async function leave(reason: 'signedOut' | 'idle' | 'refused' = 'signedOut') {
  ending = reason === 'refused' ? undefined : { notice: reason };
  await signOut();
  setUser(null);
  ending = undefined;
}

async function firstLook(): Promise<void> {
  if (!isListening) onStoredSessionChange(leaveWithOthers);
  isListening = true;
  wasSignedIn = hasStoredSession();
  if (wasSignedIn && isIdleTooLong()) await leave('idle');
  setUser(await watchSession(setUser));
}

/** A tab without a connection signs out, too, and then only its storage tells the others. */
function leaveWithOthers(): void {
  if (session.status === 'signed-in' && !hasStoredSession()) setUser(null);
}

function setUser(user: SessionUser | null): void {
  if (user) {
    wasSignedIn = true;
    const known = session.status === 'signed-in' ? session.user : undefined;
    const isSame = known?.email === user.email && known.newEmail === user.newEmail;
    if (known?.id === user.id && isSame) return;
    forgetCardOfOthers(user.id);
    session = { status: 'signed-in', user };
  } else {
    if (session.status === 'signed-out') return;
    const note = wasSignedIn ? whyEnded() : undefined;
    clearStoredSession();
    if (note && !(note.notice === 'idle' && isHandheld())) forgetCard();
    queryClient.clear();
    clearDrafts();
    session = { status: 'signed-out', note };
  }
  for (const listener of listeners) listener();
}

/**
 * A phone or a tablet: its owner wants the card when the portal has long closed by itself. Where
 * several people may share a computer, it goes then, too.
 */
function isHandheld(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** Another tab may have ended it: for idleness both know by themselves. */
function whyEnded(): Note {
  return ending ?? (isIdleTooLong() ? { notice: 'idle' } : noteOfRefusal(lastRefusal()));
}

/** Calls back when somebody signs in or out. Returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
