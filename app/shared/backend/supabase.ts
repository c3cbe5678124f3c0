import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { localStorageOrMemory } from '~/shared/browser/storage';
import type { Database } from '../../../supabase/contracts/database';
import { backend } from './env';
import { memberViewId } from './member-view';
import { fetchRecordingRefusal } from './refused-refresh';
import { sessionStorageKey } from './stored-session';

export type Backend = SupabaseClient<Database>;

let client: Promise<Backend> | undefined;
let passing = 0;

/**
 * The shared Supabase client, created on first use. Its library is a separate file that public
 * pages never load.
 * @throws if the library cannot be fetched; the next call tries again.
 */
export function loadSupabase(): Promise<Backend> {
  client ??= createBackend().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * A separate client that stores nothing. It is for an incomplete sign-in, and for an account whose
 * email is not confirmed yet. Other tabs do not notice it.
 */
export function loadTemporarySupabase(): Promise<Backend> {
  passing += 1;
  const storageKey = `${sessionStorageKey}-passing-${passing}`;
  return createBackendClient({
    auth: { storageKey, persistSession: false, autoRefreshToken: false },
  });
}

async function createBackend(): Promise<Backend> {
  const view = memberViewId();
  if (view) {
    // A separate file, which members never load.
    const { memberViewOptions } = await import('./member-view-client');
    return createBackendClient(memberViewOptions(view));
  }
  return createBackendClient({
    auth: { storageKey: sessionStorageKey, storage: localStorageOrMemory },
  });
}

/** A separate client with its own session, for the Command Center. */
export async function createBackendClient({
  auth,
  global,
  ...options
}: SupabaseClientOptions<'public'>): Promise<Backend> {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, publishableKey } = backend();
  return createClient<Database>(url, publishableKey, {
    ...options,
    // Emailed links contain no session (PKCE), and a URL opens none, so that a link cannot sign a
    // visitor in to another account.
    auth: { ...auth, flowType: 'pkce', detectSessionInUrl: false },
    global: { fetch: fetchRecordingRefusal, ...global },
    // The library would retry for seven seconds before it reports a failure. Here, the caller
    // decides about retries.
    db: { retry: false },
  });
}
