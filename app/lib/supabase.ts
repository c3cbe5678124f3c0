import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import type { Database } from '../../supabase/database.types';
import { backend } from './env';
import { sessionStorageKey } from './stored-session';

export type Backend = SupabaseClient<Database>;

let client: Promise<Backend> | undefined;

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

function createBackend(): Promise<Backend> {
  return createBackendClient({ auth: { storageKey: sessionStorageKey } });
}

/** A client of its own, with a session of its own: the Command Center's. */
export async function createBackendClient(
  options: SupabaseClientOptions<'public'>,
): Promise<Backend> {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, publishableKey } = backend();
  return createClient<Database>(url, publishableKey, {
    ...options,
    // It would try for seven seconds before it told anybody: whoever asks decides on that.
    db: { retry: false },
  });
}
