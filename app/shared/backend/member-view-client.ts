import type { SupabaseClientOptions } from '@supabase/supabase-js';
import { adminTokens, sessionStorageKey } from './stored-session';

/** The options of a client that reads as the member, with the session of the Command Center. */
export function memberViewOptions(id: string): SupabaseClientOptions<'public'> {
  return {
    auth: {
      storageKey: `${sessionStorageKey}-view`,
      persistSession: false,
      autoRefreshToken: false,
    },
    global: {
      fetch: (input, init) => {
        // The admin's token would change the admin's own account, and reach the admin's own files.
        if (!String(input).includes('/rest/v1/')) return Promise.resolve(refusal());
        return fetch(input, { ...init, headers: memberViewHeaders(id, init?.headers) });
      },
    },
  };
}

function memberViewHeaders(id: string, given?: HeadersInit): Headers {
  const headers = adminHeaders(given);
  headers.set('x-member-view', id);
  return headers;
}

/** Headers with the token that the Command Center uses now. */
export function adminHeaders(given?: HeadersInit): Headers {
  const headers = new Headers(given);
  headers.set('authorization', `Bearer ${accessToken()}`);
  return headers;
}

function accessToken(): string {
  try {
    const { access_token } = JSON.parse(adminTokens.read() ?? '{}') as { access_token?: string };
    return access_token ?? '';
  } catch {
    return '';
  }
}

function refusal(): Response {
  const body = { code: 'member_view', message: 'A view of the portal as a member only reads.' };
  return Response.json(body, { status: 403 });
}
