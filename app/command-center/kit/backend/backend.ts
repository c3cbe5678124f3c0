import {
  callGuarded,
  type FunctionArguments,
  type FunctionName,
  type FunctionReturns,
} from '~/shared/backend/call-guarded';
import { backend as backendAddress } from '~/shared/backend/env';
import { invoke } from '~/shared/backend/invoke';
import { type Backend, createBackendClient } from '~/shared/backend/supabase';
import { localStorageOrMemory } from '~/shared/browser/storage';
import { adminRequestError } from './admin-request-error';
import { OpenLists } from './open-lists';
import { endSession, sessionId } from './session';
import { hasTokens, tokenStorageKey } from './stored-session';

let client: Promise<Backend> | undefined;
/** The last token that a request contained, and its session. */
let sent: { session: string; authorization: string } | undefined;

/**
 * The Supabase client of the Command Center. Its session is separate from a member's, so that one
 * person may be signed in to both areas in one browser.
 * @throws when the library cannot be fetched; the next call tries again.
 */
export function loadAdminBackend(): Promise<Backend> {
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** The Authorization header for a request that cannot wait for the client. */
export function lastAuthorization(): string | undefined {
  return sent?.session === sessionId() ? sent?.authorization : undefined;
}

async function create(): Promise<Backend> {
  const created = await createBackendClient({
    auth: { storageKey: tokenStorageKey, storage: localStorageOrMemory },
    global: { fetch: fetchWithSession },
  });
  created.auth.onAuthStateChange((event) => {
    // A late message of another tab must not end a session that has started since.
    if (event === 'SIGNED_OUT' && !hasTokens()) endSession('expired');
  });
  return created;
}

const openLists = new OpenLists(async (lists) => {
  const { error } = await callGuarded(await loadAdminBackend(), 'open_lists', { lists });
  if (error) throw error;
});

/**
 * Requires a token, opens the lists that a request reads, and ends the session in this browser when
 * the server reports that it has ended. Without a session, only functions answer: those of the login.
 */
async function fetchWithSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const session = sessionId();
  const address = String(input instanceof Request ? input.url : input);
  if (address.includes('/auth/v1/')) return fetch(input, init);
  if (!session) return address.includes('/rest/v1/') ? refuse() : fetch(input, init);
  const headers = new Headers(init?.headers);
  if (!hasToken(headers) && !(await setToken(headers, 'getSession'))) return refuse(session);
  sent = { session, authorization: headers.get('authorization') ?? '' };
  await openLists.before(session, address);
  let response = await fetch(input, { ...init, headers });
  let refusal = await refusalOf(response);
  // The clock of this computer is behind, so the client has not renewed the token.
  if (refusal?.code === 'PGRST303') {
    if (!(await setToken(headers, 'refreshSession'))) return refuse(session);
    response = await fetch(input, { ...init, headers });
    refusal = await refusalOf(response);
  }
  // A database function may read two lists.
  for (let tries = 0; tries < 2 && refusal?.code === 'list_not_open'; tries += 1) {
    await openLists.again(session, refusal.hint ?? '');
    response = await fetch(input, { ...init, headers });
    refusal = await refusalOf(response);
  }
  if (refusal?.code === 'admin_session_ended') endThisSession(session);
  return response;
}

/** Without a token, the client sends the public key or no header. */
function hasToken(headers: Headers): boolean {
  const authorization = headers.get('authorization');
  return authorization !== null && authorization !== `Bearer ${backendAddress().publishableKey}`;
}

/**
 * Adds the token of the stored session.
 * @returns whether there is one.
 * @throws Error without a connection, which does not end the session
 */
async function setToken(headers: Headers, read: 'getSession' | 'refreshSession') {
  const { auth } = await loadAdminBackend();
  const { data, error } = await auth[read]();
  if (error?.name === 'AuthRetryableFetchError') throw error;
  if (data.session) headers.set('authorization', `Bearer ${data.session.access_token}`);
  return data.session !== null;
}

/** The token of the stored session, for a channel; null after a sign-out. */
export async function accessToken(): Promise<string | null> {
  const { auth } = await loadAdminBackend();
  return (await auth.getSession()).data.session?.access_token ?? null;
}

/** The response to a request without a token, which the server would treat as a visitor's. */
function refuse(session?: string): Response {
  if (session) endThisSession(session);
  const refusal = { code: 'admin_session_ended', message: 'This browser has no token.' };
  return Response.json(refusal, { status: 401 });
}

/** A late response for the previous session does not end the current one. */
function endThisSession(session: string): void {
  if (session === sessionId()) endSession('expired');
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

/**
 * Calls a function of supabase/functions with the admin's session.
 * `Answer` is the type of its response.
 * @throws AppError, whose `refusalCode` is the function's
 */
export async function callFunction<Answer = void>(
  name: string,
  body: Record<string, unknown>,
): Promise<Answer> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await invoke<Answer>(backend, name, body);
  if (error) throw adminRequestError({ ...error, message: error.message || name }, status);
  return data;
}

/**
 * Calls a database function with the admin's session.
 * @throws AppError, whose `refusalCode` is the function's
 */
export async function callDatabase<Name extends FunctionName>(
  name: Name,
  ...[args, signal]: FunctionArguments<Name>
): Promise<FunctionReturns<Name>> {
  const backend = await loadAdminBackend();
  // The client cannot infer the arguments and the answer of a name that is not known here.
  const call = backend.rpc(name as 'current_admin', args as never);
  const { data, error, status } = await (signal ? call.abortSignal(signal) : call);
  if (error) throw adminRequestError(error, status);
  return data as FunctionReturns<Name>;
}
