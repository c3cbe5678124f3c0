import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { AuthError } from './errors.ts';
import { text } from './request-body.ts';

/** The request fields that start a PKCE flow. */
export const pkceFields = { code_challenge: text, code_challenge_method: text };

export type Challenge = { code_challenge: string; code_challenge_method: string };

/** The purpose of a flow, which is also the authentication method of its session. */
export type FlowMethod = 'email/signup' | 'recovery' | 'magiclink' | 'email_change' | 'invite';

export type FlowRow = {
  id: string;
  user_id: string;
  authentication_method: string;
  provider_type: string;
  code_challenge: string;
  code_challenge_method: 's256' | 'plain';
  /** The time when its code expires. */
  expires_at: Date;
};

/** Lifetime of a flow in seconds; for a magic link it starts at the click. */
const flowLife = 300;

/**
 * Whether a request starts a PKCE flow.
 * @throws AuthError 400 `validation_failed` for a challenge that RFC 7636 does not allow
 */
export function checkChallenge({ code_challenge, code_challenge_method }: Challenge): boolean {
  if (!code_challenge !== !code_challenge_method) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (!code_challenge) return false;
  if (code_challenge.length < 43 || code_challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/.test(code_challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (!['s256', 'plain'].includes(code_challenge_method.toLowerCase())) {
    throw invalid(`unsupported code_challenge method ${JSON.stringify(code_challenge_method)}`);
  }
  return true;
}

/**
 * Stores a flow until the user opens its email. Deletes the login's flows that are older than a
 * week.
 */
export async function startFlow(
  client: pg.ClientBase,
  userId: string,
  method: FlowMethod,
  { code_challenge, code_challenge_method }: Challenge,
) {
  await client.query(
    "delete from auth.flow_state where user_id = $1 and created_at < now() - interval '7 days'",
    [userId],
  );
  await client.query(
    `insert into auth.flow_state (
       id, user_id, auth_code, code_challenge, code_challenge_method, provider_type,
       provider_access_token, provider_refresh_token, authentication_method, created_at, updated_at
     ) values ($1, $2, $3, $4, $5, $6, '', '', $7, now(), now())`,
    [
      randomUUID(),
      userId,
      randomUUID(),
      code_challenge,
      code_challenge_method.toLowerCase(),
      method === 'email/signup' ? 'email' : method,
      method,
    ],
  );
}

/** Issues the auth code of the newest flow of a login. Returns undefined if there is none. */
export async function issueAuthCode(
  client: pg.ClientBase,
  userId: string,
  method: FlowMethod,
): Promise<string | undefined> {
  const { rows } = await client.query<{ auth_code: string }>(
    `update auth.flow_state set auth_code_issued_at = now(), updated_at = now()
     where id = (
       select id from auth.flow_state
       where user_id = $1 and authentication_method = $2 order by created_at desc limit 1)
     returning auth_code`,
    [userId, method],
  );
  return rows[0]?.auth_code;
}

/** Deletes a flow by its code and returns it, so that the code works once. */
export async function consumeFlow(
  client: pg.ClientBase,
  code: string,
): Promise<FlowRow | undefined> {
  const { rows } = await client.query<FlowRow>(
    `delete from auth.flow_state where auth_code = $1 and user_id is not null
     returning id, user_id, authentication_method, provider_type, code_challenge, code_challenge_method,
       coalesce(auth_code_issued_at, created_at) + make_interval(secs => $2) as expires_at`,
    [code, flowLife],
  );
  return rows[0];
}

/** Whether a code verifier matches a flow's challenge. */
export function verifierMatches(flow: FlowRow, verifier: string): boolean {
  const given =
    flow.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  const [a, b] = [Buffer.from(given), Buffer.from(flow.code_challenge)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function invalid(message: string) {
  return new AuthError(400, 'validation_failed', message);
}
