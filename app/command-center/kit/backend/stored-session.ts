import { adminTokens as tokens } from '~/shared/backend/stored-session';
import { jsonEntry, localEntry, readText } from '~/shared/browser/storage';
import { type Admin, roles } from './admin';

/** The admin's record, with the `id` and the end of the session. */
export type StoredSession = Admin & {
  session_id: string;
  session_expires_at: string;
  /** False only in the demo, whose passwords are public. */
  requires_second_factor: boolean;
};

/** The entry is valid only while it contains an unexpired session of an active admin. */
const entry = jsonEntry(localEntry('admin-session'), isOpenSession);

export const tokenStorageKey = tokens.key;

/** A record without tokens, or tokens without a record, is no session, and is deleted. */
export function readSession(): StoredSession | undefined {
  const session = entry.read();
  if (session && hasTokens()) return session;
  clearSession();
  return undefined;
}

export function hasTokens(): boolean {
  return tokens.read() !== undefined;
}

/**
 * Stores the record of a session whose tokens are stored.
 * @throws Error if storage is blocked or full, because a session requires storage.
 */
export function writeSession(session: StoredSession): void {
  // The client keeps tokens in memory if it cannot store them.
  const areTokensStored = readText('localStorage', tokens.key) !== null;
  if (areTokensStored && entry.write(session)) return;
  clearSession();
  throw new Error('The session was not stored: the browser blocks storage, or it is full.');
}

export function clearSession(): void {
  entry.remove();
  tokens.remove();
}

/** Calls back when another tab logs in or out. Returns the function that stops it. */
export const onSessionChange = entry.subscribe;

const texts = ['id', 'first_name', 'last_name', 'name', 'email', 'session_id'] as const;

export function isOpenSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return (
    texts.every((key) => typeof record[key] === 'string') &&
    roles.some((role) => role === record.role) &&
    Array.isArray(record.permissions) &&
    record.status === 'active' &&
    typeof record.requires_second_factor === 'boolean' &&
    Date.parse(String(record.session_expires_at)) > Date.now()
  );
}
