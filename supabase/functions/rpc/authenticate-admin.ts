import type { Answer } from '../../contracts/answers.ts';
import { requestAsService, send } from '../_shared/backend.ts';
import { claimsOf } from '../_shared/caller-login.ts';
import { publishableKey, required, secretKey } from '../_shared/environment.ts';
import { type Body, clientAddress, textOf } from '../_shared/serve.ts';

type Tokens = { access_token: string; refresh_token: string; user: { id: string } };

/**
 * SPEC.md's `authenticate_admin`. It sends the password to the auth service and makes the new session
 * one of the Command Center.
 * @returns `[]` for a wrong password or a login that is not an active admin's. Otherwise one row: the
 *   admin's record with the session; or while a second factor is due only `factor_id` (null: an app
 *   must be set up first) and a session that opens nothing before the code. Or the auth service's refusal (429, `email_not_confirmed`).
 */
export async function authenticateAdmin(body: Body, request: Request): Promise<Response> {
  const email = textOf(body.user_email);
  const signIn = await requestTokens(
    'password',
    { email, password: typeof body.user_password === 'string' ? body.user_password : '' },
    request,
  );
  if (!signIn.ok) return (await isRefusal(signIn)) ? refuse(email) : signIn;
  const first = (await signIn.json()) as Tokens;
  const opened = await requestAsService<Answer<'open_admin_session'>>(
    '/rest/v1/rpc/open_admin_session',
    {
      body: { login_id: first.user.id, session_id: claimsOf(first.access_token).session_id },
    },
  );
  if (!opened) {
    await endSession(first.access_token);
    return refuse(email);
  }
  // The first token is a member's or a visitor's. The next one has the role of the session.
  const refresh = await requestTokens(
    'refresh_token',
    { refresh_token: first.refresh_token },
    request,
  );
  if (!refresh.ok) {
    await endSession(first.access_token);
    return refresh;
  }
  const { access_token, refresh_token } = (await refresh.json()) as Tokens;
  const isStaff = claimsOf(access_token).role === 'staff';
  const rows = isStaff ? await currentAdmin(access_token) : [opened];
  return Response.json(rows.map((row) => ({ ...row, access_token, refresh_token })));
}

/** The record of the admin of a session; none if the session has ended since. */
function currentAdmin(token: string): Promise<object[]> {
  const headers = { authorization: `Bearer ${token}` };
  return send('/rest/v1/rpc/current_admin', publishableKey(), { body: {}, headers });
}

/** Asks the auth service in the caller's name: its limits count the caller's address. */
function requestTokens(grant: string, body: object, request: Request): Promise<Response> {
  const agent = request.headers.get('user-agent');
  return fetch(`${required('SUPABASE_URL')}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: {
      apikey: secretKey(),
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'sb-forwarded-for': clientAddress(request),
      ...(agent && { 'user-agent': agent }),
    },
    body: JSON.stringify(body),
  });
}

/** Whether the auth service refused the password, or the login. An unconfirmed email has a message. */
async function isRefusal(answer: Response): Promise<boolean> {
  if (answer.status !== 400 && answer.status !== 403) return false;
  const { code } = (await answer.clone().json()) as { code?: string };
  return code !== 'email_not_confirmed';
}

async function refuse(email: string): Promise<Response> {
  await requestAsService('/rest/v1/rpc/log_refused_admin', { body: { email } });
  return Response.json([]);
}

/** A session that did not become one of the Command Center. A failure leaves it to its own end. */
async function endSession(token: string): Promise<void> {
  const answer = await fetch(`${required('SUPABASE_URL')}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: { apikey: secretKey(), authorization: `Bearer ${token}` },
  });
  if (!answer.ok) console.error('not signed out:', answer.status);
}
