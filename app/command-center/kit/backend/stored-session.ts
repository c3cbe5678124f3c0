import { jsonEntry, localEntry } from '~/shared/browser/storage';
import { type Admin, roles } from './admin';

/** The response of the login, with the token for every request. */
export type StoredSession = Admin & { session_token: string; session_expires_at: string };

/** The entry is valid only while it contains an unexpired session of an active admin. */
const entry = jsonEntry(localEntry('admin-session'), isOpenSession);

export const readSession = entry.read;

/** @throws Error if storage is blocked or full, because a session requires storage. */
export function writeSession(session: StoredSession): void {
  if (entry.write(session)) return;
  entry.remove();
  throw new Error('The session was not stored: the browser blocks storage, or it is full.');
}

export const clearSession = entry.remove;

/** Calls back when another tab logs in or out. Returns the function that stops it. */
export const onSessionChange = entry.subscribe;

const texts = ['id', 'first_name', 'last_name', 'name', 'email', 'session_token'] as const;

function isOpenSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return (
    texts.every((key) => typeof record[key] === 'string') &&
    roles.some((role) => role === record.role) &&
    Array.isArray(record.permissions) &&
    record.status === 'active' &&
    Date.parse(String(record.session_expires_at)) > Date.now()
  );
}
