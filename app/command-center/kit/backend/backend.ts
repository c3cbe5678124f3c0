import { callGuarded } from '~/shared/backend/call-guarded';
import { type Backend, createBackendClient } from '~/shared/backend/supabase';
import { OpenLists } from './open-lists';
import { endSession, sessionToken } from './session';

let client: Promise<Backend> | undefined;

/**
 * The Supabase client of the Command Center. It never uses a member's login, even if a member is
 * signed in to the portal in this browser. Its role is `anon`, and the header `x-admin-session`
 * contains the admin's session token.
 * @throws when the library cannot be fetched; the next call tries again.
 */
export function loadAdminBackend(): Promise<Backend> {
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

function create(): Promise<Backend> {
  return createBackendClient({
    auth: {
      storageKey: 'admin-has-no-login',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: fetchWithSession },
  });
}

const openLists = new OpenLists(async (lists) => {
  const { error } = await callGuarded(await loadAdminBackend(), 'open_lists', { lists });
  if (error) throw error;
});

/**
 * Adds the token, opens the lists that a request reads, and ends the session in this browser when the
 * server reports that it has ended.
 */
async function fetchWithSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = sessionToken();
  const headers = new Headers(init?.headers);
  if (!token) return fetch(input, { ...init, headers });
  headers.set('x-admin-session', token);
  await openLists.before(token, String(input instanceof Request ? input.url : input));
  let response = await fetch(input, { ...init, headers });
  let refusal = await refusalOf(response);
  // A database function may read two lists.
  for (let tries = 0; tries < 2 && refusal?.code === 'list_not_open'; tries += 1) {
    await openLists.again(token, refusal.hint ?? '');
    response = await fetch(input, { ...init, headers });
    refusal = await refusalOf(response);
  }
  // A late response for the previous session does not end this one.
  if (token === sessionToken() && refusal?.code === 'admin_session_ended') endSession('expired');
  return response;
}

async function refusalOf(response: Response): Promise<{ code?: string; hint?: string } | null> {
  if (response.status !== 401 && response.status !== 403) return null;
  try {
    return (await response.clone().json()) as { code?: string; hint?: string };
  } catch {
    // A response without JSON is not from the database.
    return null;
  }
}
