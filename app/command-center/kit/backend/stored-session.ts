import { type Admin, roles } from './admin';

/** The admin session entry of this browser. */
const storageKey = 'admin-session';

/** The record that the login gave, with the token that every request carries. */
export type StoredSession = Admin & { session_token: string; session_expires_at: string };

/**
 * The entry, if it holds a session that counts: that of an active admin, not yet past its end. Any
 * other entry is deleted.
 */
export function readSession(): StoredSession | null {
  let text: string | null;
  try {
    text = localStorage.getItem(storageKey);
  } catch {
    // Storage is closed in some private windows: nobody can be signed in.
    return null;
  }
  if (text === null) return null;
  const entry = parse(text);
  if (entry && isSession(entry) && isOpen(entry)) return entry;
  localStorage.removeItem(storageKey);
  return null;
}

/** @throws DOMException where storage is closed or full. */
export function writeSession(session: StoredSession): void {
  localStorage.setItem(storageKey, JSON.stringify(session));
}

export function clearSession(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Where storage is closed there is nothing to remove.
    return;
  }
}

/** Calls back when another tab logs in or out. Returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const texts = ['id', 'first_name', 'last_name', 'name', 'email', 'session_token'] as const;

function isSession(entry: unknown): entry is StoredSession {
  if (typeof entry !== 'object' || entry === null) return false;
  const record = entry as Record<string, unknown>;
  return (
    texts.every((key) => typeof record[key] === 'string') &&
    roles.some((role) => role === record.role) &&
    Array.isArray(record.permissions) &&
    typeof record.session_expires_at === 'string'
  );
}

function isOpen(session: StoredSession): boolean {
  return session.status === 'active' && Date.parse(session.session_expires_at) > Date.now();
}
