import { createContext, useContext, useSyncExternalStore } from 'react';
import { closeDrafts, keepDrafts, openDrafts } from '~/command-center/kit/editor/drafts';
import { adminQueryClient } from './query-client';
import {
  clearSession,
  onSessionChange,
  readSession,
  type StoredSession,
  writeSession,
} from './stored-session';

/** The reason why the session ended; none if there was no session. */
export type SessionEnd = 'signedOut' | 'expired' | 'idle';

export type AdminSession =
  | { status: 'signed-in'; admin: StoredSession }
  | { status: 'signed-out'; end?: SessionEnd };

let session: AdminSession | undefined;
/** The reason why this tab is about to end the session. */
let expectedEnd: SessionEnd | undefined;
const listeners = new Set<() => void>();

/** The admin session of this browser, and its changes in any tab. */
export function useAdminSession(): AdminSession {
  return useSyncExternalStore(subscribe, adminSession, adminSession);
}

function adminSession(): AdminSession {
  session ??= stored();
  return session;
}

/** The `id` of the session. It identifies the session, and opens nothing. */
export function sessionId(): string | undefined {
  const current = adminSession();
  return current.status === 'signed-in' ? current.admin.session_id : undefined;
}

/** Stores the session of a login, after its tokens. Drafts of another admin are deleted. */
export function startSession(admin: StoredSession): void {
  openDrafts(admin.id);
  writeSession(admin);
}

/** Updates the session with what the server returned, unless another tab has ended it. */
export function updateSession(admin: StoredSession): void {
  const current = adminSession();
  if (current.status !== 'signed-in' || readSession()?.id !== admin.id) return;
  const next = { ...current.admin, ...admin };
  if (JSON.stringify(next) === JSON.stringify(current.admin)) return;
  writeSession(next);
  set({ status: 'signed-in', admin: next });
}

/** States the reason of a sign-out before the client reports that its tokens are gone. */
export function expectEnd(end: SessionEnd): void {
  expectedEnd = end;
  // Before other tabs hear of the log-out, and store what is in their forms.
  if (end === 'signedOut') closeDrafts();
}

/**
 * Ends the session in all tabs. A log-out deletes the drafts, which otherwise remain for the next login of the
 * same admin.
 */
export function endSession(reason: SessionEnd): void {
  const end = expectedEnd ?? reason;
  expectedEnd = undefined;
  const current = adminSession();
  if (current.status === 'signed-out') return;
  if (end === 'signedOut') closeDrafts();
  else keepDrafts();
  clearSession();
  leave(end);
}

/** The signed-in admin. Use it only inside the tabs, which require a session. */
export function useAdmin(): StoredSession {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('Nobody is signed in to the Command Center.');
  return admin;
}

export const AdminContext = createContext<StoredSession | null>(null);

function stored(): AdminSession {
  const admin = readSession();
  return admin ? { status: 'signed-in', admin } : { status: 'signed-out' };
}

function leave(end: SessionEnd | undefined) {
  adminQueryClient.clear();
  set({ status: 'signed-out', ...(end && { end }) });
}

function set(next: AdminSession) {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const stopWatching = listeners.size === 1 ? onSessionChange(followOtherTab) : () => undefined;
  stops.push(stopWatching);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const stop of stops.splice(0)) stop();
  };
}

const stops: (() => void)[] = [];

function followOtherTab() {
  const current = adminSession();
  const next = stored();
  if (next.status === 'signed-out') {
    if (current.status === 'signed-in') {
      keepDrafts();
      leave('expired');
    }
    return;
  }
  // The next admin must not see these lists.
  if (current.status === 'signed-in' && current.admin.id !== next.admin.id)
    adminQueryClient.clear();
  set(next);
}
