import { type Backend, createBackendClient } from '../supabase';
import { endSession, sessionToken } from './session';

let client: Promise<Backend> | undefined;

/**
 * The Command Center's own client of the backend. It has no login of a member, whoever else is
 * signed in to the portal in this browser: it asks as `anon`, with the admin's session token in
 * the header `x-admin-session`.
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

/** Adds the token, and ends the session here as soon as the server says that it has ended there. */
async function fetchWithSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = sessionToken();
  const headers = new Headers(init?.headers);
  if (token) headers.set('x-admin-session', token);
  const response = await fetch(input, { ...init, headers });
  // A slow answer to the session before this one ends nothing.
  if (token && token === sessionToken() && (await saysSessionEnded(response))) {
    endSession('expired');
  }
  return response;
}

async function saysSessionEnded(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  try {
    const { code } = (await response.clone().json()) as { code?: unknown };
    return code === 'admin_session_ended';
  } catch {
    // What is no JSON is not from the database.
    return false;
  }
}
