import { localEntry } from '~/shared/browser/storage';

/** The member's session. The Supabase client writes it. */
const entry = localEntry('member-session');

export const sessionStorageKey = entry.key;

/** Whether this browser has a session. It may have expired: only the Supabase client knows. */
export function hasStoredSession(): boolean {
  return entry.read() !== undefined;
}

/** Removes a session that the Supabase client could not read. */
export const clearStoredSession = entry.remove;

/** Calls back when another tab signs in or out. Returns the function that stops it. */
export const onStoredSessionChange = entry.subscribe;

/** The tokens of the Command Center's session. Its Supabase client writes them. */
export const adminTokens = localEntry('admin-tokens');
