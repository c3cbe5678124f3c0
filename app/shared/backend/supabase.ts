import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import type { Database } from '../../../supabase/database.types';
import { backend } from './env';
import { fetchNotingRefusal } from './refused-refresh';
import { sessionStorageKey } from './stored-session';

export type Backend = SupabaseClient<Database>;

let client: Promise<Backend> | undefined;
let passing = 0;

/**
 * The one client of the backend, made when somebody first needs it: its library is a file of
 * its own, which public pages never load.
 * @throws when the library cannot be fetched; the next call tries again.
 */
export function loadSupabase(): Promise<Backend> {
  client ??= createBackend().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * A client of its own that keeps nothing: for a sign-in that is not complete yet, and for an
 * account that waits for its mail. Other tabs hear nothing of it.
 */
export function loadPassingSupabase(): Promise<Backend> {
  passing += 1;
  const storageKey = `${sessionStorageKey}-passing-${passing}`;
  return createBackendClient({
    auth: { storageKey, persistSession: false, autoRefreshToken: false },
  });
}

function createBackend(): Promise<Backend> {
  return createBackendClient({ auth: { storageKey: sessionStorageKey } });
}

/** A client of its own, with a session of its own: the Command Center's. */
export async function createBackendClient({
  auth,
  global,
  ...options
}: SupabaseClientOptions<'public'>): Promise<Backend> {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, publishableKey } = backend();
  return createClient<Database>(url, publishableKey, {
    ...options,
    // Mailed links carry no session back (PKCE), and an address opens none: nobody is signed in
    // to somebody else's account by a link.
    auth: { ...auth, flowType: 'pkce', detectSessionInUrl: false },
    global: { fetch: fetchNotingRefusal, ...global },
    // It would try for seven seconds before it told anybody: whoever asks decides on that.
    db: { retry: false },
  });
}
