import { useSyncExternalStore } from 'react';
import { memberViewId } from '~/shared/backend/member-view';
import { queryClient } from '~/shared/backend/query-client';
import { lastRefusal } from '~/shared/backend/refused-refresh';
import {
  clearStoredSession,
  hasStoredSession,
  onStoredSessionChange,
} from '~/shared/backend/stored-session';
import { clearDrafts } from '~/shared/browser/form-drafts';
import { deleteCard, deleteCardOfOthers } from '~/shared/browser/stored-card';
import { deleteUnsentFiles } from '~/shared/browser/unsent-files';
import { isIdleTooLong } from './idle/activity';
import { noticeForRefusal, type SessionNotice } from './login-notice';
import type { MemberView } from './member-view';
import type { SessionUser } from './session-user';
import { signOut } from './sign-out';
import { watchSession } from './watch-session';

/**
 * `checking` lasts until the first check of the stored session. `note` is the message for a member
 * whose session has ended; there is none if no member was signed in. With a `view`, an admin sees the
 * portal of the user.
 */
export type Session =
  | { status: 'checking' }
  | { status: 'signed-in'; user: SessionUser; view?: MemberView }
  | { status: 'signed-out'; note: SessionNotice | undefined };

let session: Session = { status: 'checking' };
let firstCheck: Promise<void> | undefined;
/** The reason why this tab is about to end the session. */
let ending: SessionNotice | undefined;
let wasSignedIn = false;
let isListening = false;
const listeners = new Set<() => void>();

/** The current session, as it changes in any tab. */
export function useSession(): Session {
  return useSyncExternalStore(
    onSessionChange,
    () => session,
    () => session,
  );
}

/**
 * Waits for the first check of the session, and starts it if necessary.
 * @throws AppError if the backend does not respond. The session stays, and the next call tries
 *   again.
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
 * Signs out at the member's request, after too long without activity, or because the backend
 * refused to renew the session. The refusal contains the reason, except for `advisorEnded`: the end of
 * an advisor's access.
 */
export async function endSession(
  reason: 'signedOut' | 'idle' | 'refused' | 'advisorEnded' = 'signedOut',
) {
  if (session.status === 'signed-in' && session.view) {
    const { endMemberView } = await import('./member-view');
    return endMemberView(session.view);
  }
  ending = reason === 'refused' ? undefined : { notice: reason };
  // It may wait for the push service, and nothing waits for it.
  if (reason === 'signedOut') void endSubscriptions();
  await signOut();
  setUser(null);
  ending = undefined;
}

/**
 * The next person at this browser gets no notices of this member. After a sign-out for idleness they
 * go on. The server learns it with the next notice, which the push service refuses.
 */
async function endSubscriptions(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker?.getRegistrations();
    const subscriptions = await Promise.all(
      (registrations ?? []).map(({ pushManager }) => pushManager?.getSubscription()),
    );
    await Promise.all(subscriptions.map((subscription) => subscription?.unsubscribe()));
  } catch (error) {
    console.info('Notices:', error);
  }
}

async function firstLook(): Promise<void> {
  const viewId = memberViewId();
  if (viewId) {
    const { openMemberView } = await import('./member-view');
    session = { status: 'signed-in', ...(await openMemberView(viewId)) };
    for (const listener of listeners) listener();
    return;
  }
  if (!isListening) onStoredSessionChange(leaveWithOthers);
  isListening = true;
  wasSignedIn = hasStoredSession();
  if (wasSignedIn && isIdleTooLong()) await endSession('idle');
  setUser(await watchSession(setUser));
}

/** A tab without a connection also signs out; only its storage event reaches the other tabs. */
function leaveWithOthers(): void {
  if (session.status === 'signed-in' && !hasStoredSession()) setUser(null);
}

function setUser(user: SessionUser | null): void {
  if (user) {
    wasSignedIn = true;
    const known = session.status === 'signed-in' ? session.user : undefined;
    const isSame = known?.email === user.email && known.newEmail === user.newEmail;
    if (known?.id === user.id && isSame) return;
    deleteCardOfOthers(user.id);
    deleteUnsentFiles(user.id);
    session = { status: 'signed-in', user };
  } else {
    if (session.status === 'signed-out') return;
    const note = wasSignedIn ? whyEnded() : undefined;
    clearStoredSession();
    if (note && !(note.notice === 'idle' && isHandheld())) deleteCard();
    if (note && !canContinue(note)) deleteUnsentFiles();
    queryClient.clear();
    clearDrafts({ isTimeout: note?.notice === 'idle' || lastRefusal() !== '' });
    session = { status: 'signed-out', note };
  }
  for (const listener of listeners) listener();
}

/**
 * Whether this is a phone or a tablet, whose owner needs the card after an automatic sign-out. A
 * shared computer deletes it.
 */
function isHandheld(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** A member whose session only expired signs in again and continues to send files. */
function canContinue({ notice }: SessionNotice): boolean {
  return notice === 'idle' || notice === 'sessionExpired';
}

/** Another tab may have ended the session. Each tab detects idleness itself. */
function whyEnded(): SessionNotice {
  return ending ?? (isIdleTooLong() ? { notice: 'idle' } : noticeForRefusal(lastRefusal()));
}

/** Calls back when a member signs in or out. Returns the function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
