import { newestEmail, resetRateLimits } from 'supabase-gateway/testing/mailbox';
import { afterEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast, password } from '../../cast.ts';
import { publishableKey, testServer } from '../../support/server.ts';
import { sessionIdOf } from '../../support/session-id.ts';

const server = testServer();
const { ana, helena } = cast;

afterEach(async () => {
  await server.owner.query('delete from auth.sessions');
  await server.owner.query('delete from auth.mfa_factors');
  await server.owner.query('update auth.users set banned_until = null');
  await resetRateLimits(server);
});

/** Ana with a session, and what its tokens are. */
async function enter(email: string = ana.email) {
  const client = await server.signedIn(email);
  const { session } = (await client.auth.getSession()).data;
  if (!session) throw new Error('no session');
  return { client, session, sessionId: sessionIdOf(session.access_token) };
}

function rest(token: string, path = 'members?select=id') {
  return fetch(`${server.url}/rest/v1/${path}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  });
}

function auth(token: string, path: string, init: RequestInit = {}) {
  return fetch(`${server.url}/auth/v1/${path}`, {
    ...init,
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  });
}

async function refresh(refresh_token: string) {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: publishableKey },
    body: JSON.stringify({ refresh_token }),
  });
  return (await response.json()) as { error_code?: string; refresh_token: string };
}

/** Makes a session older, or longer idle, than it is. */
function age(id: string, column: 'created_at' | 'refreshed_at', interval: string) {
  return server.owner.query(
    `update auth.sessions set ${column} = now() - $2::interval where id = $1`,
    [id, interval],
  );
}

describe('An access token opens nothing any more', () => {
  const endings: [string, (signedIn: Awaited<ReturnType<typeof enter>>) => Promise<unknown>][] = [
    ['after signing out', ({ client }) => client.auth.signOut({ scope: 'local' })],
    [
      'after the password was set anew',
      () =>
        fetch(`${server.url}/auth/v1/admin/users/${ana.userId}`, {
          method: 'PUT',
          headers: { apikey: server.secretKey, authorization: `Bearer ${server.secretKey}` },
          body: JSON.stringify({ password }),
        }),
    ],
    [
      'while its login is banned',
      () =>
        server.owner.query(
          "update auth.users set banned_until = now() + interval '1 hour' where id = $1",
          [ana.userId],
        ),
    ],
    ['a day after the sign-in', ({ sessionId }) => age(sessionId, 'created_at', '24 hours')],
    [
      'after eight idle hours',
      async ({ sessionId }) => {
        await age(sessionId, 'created_at', '10 hours');
        await age(sessionId, 'refreshed_at', '8 hours 1 minute');
      },
    ],
  ];

  test.each(endings)('%s', async (_when, end) => {
    const signedIn = await enter();
    const token = signedIn.session.access_token;
    expect(await (await rest(token)).json()).toEqual([{ id: ana.memberId }]);
    await end(signedIn);
    expect(await (await rest(token)).json()).toEqual([]);
    expect((await auth(token, 'user')).status).toBe(403);
    expect((await refresh(signedIn.session.refresh_token)).error_code).toMatch(
      /session_expired|refresh_token_not_found|user_banned/,
    );
  });

  test('of somebody else’s session, whatever its claims', async () => {
    const hers = await enter();
    const { session } = await enter(helena.email);
    await server.owner.query('delete from auth.sessions where user_id = $1', [helena.userId]);
    expect(await (await rest(session.access_token)).json()).toEqual([]);
    expect(await (await rest(hers.session.access_token)).json()).toHaveLength(1);
  });
});

describe('A refresh token used again', () => {
  test('within ten minutes is a lost answer; hours later it ends the session', async () => {
    const { session } = await enter();
    const first = session.refresh_token;
    await refresh(first);
    await server.owner.query(
      "update auth.refresh_tokens set updated_at = now() - interval '9 minutes'",
    );
    expect((await refresh(first)).error_code).toBeUndefined();
    await server.owner.query(
      "update auth.refresh_tokens set updated_at = now() - interval '3 hours'",
    );
    expect((await refresh(first)).error_code).toBe('refresh_token_already_used');
    expect(await (await rest(session.access_token)).json()).toEqual([]);
  });
});

describe('A session whose sign-in is eleven minutes old', () => {
  const stale = async () => {
    const signedIn = await enter();
    await server.owner.query(
      "update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'",
    );
    return signedIn;
  };

  test('adds no second factor', async () => {
    const { client } = await stale();
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error?.code).toBe('reauthentication_needed');
  });

  test('asks for no other email', async () => {
    const { client } = await stale();
    const { error } = await client.auth.updateUser({ email: 'thief@example.com' });
    expect(error?.code).toBe('reauthentication_needed');
    await expect(newestEmail(server, 'thief@example.com')).rejects.toThrow('no mail');
  });

  test.each(['others', 'global'] as const)('ends no other session (%s)', async (scope) => {
    const elsewhere = await enter();
    const { session } = await stale();
    const response = await auth(session.access_token, `logout?scope=${scope}`, { method: 'POST' });
    expect((await response.json()).error_code).toBe('reauthentication_needed');
    expect((await auth(elsewhere.session.access_token, 'user')).status).toBe(200);
  });

  test('changes the password only by the current one', async () => {
    const { client } = await stale();
    const without = await client.auth.updateUser({ password: 'outra senha boa 3' });
    expect(without.error?.code).toBe('reauthentication_needed');
    const wrong = await client.auth.updateUser({
      password: 'outra senha boa 3',
      current_password: 'not the password',
    });
    expect(wrong.error?.code).toBe('current_password_invalid');
  });

  test('signs out here at any time', async () => {
    const { client } = await stale();
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
  });

  test('gets no recovery codes', async () => {
    const { client, sessionId } = await stale();
    await server.owner.query("update auth.sessions set aal = 'aal2' where id = $1", [sessionId]);
    const { data } = await client.auth.refreshSession();
    expect(data.session).not.toBeNull();
    const { error } = await callGuarded(client, 'create_recovery_codes');
    expect(error?.code).toBe('reauthentication_needed');
  });

  test('is refused by the database as well, where no gateway stands in front', async () => {
    await stale();
    const asAuthService = async (statement: string) => {
      await server.owner.query('begin');
      try {
        await server.owner.query('set session authorization supabase_auth_admin');
        await server.owner.query(statement);
        return 'done';
      } catch (error) {
        return (error as Error).message;
      } finally {
        await server.owner.query('rollback');
        await server.owner.query('reset session authorization');
      }
    };
    const enroll = `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), '${ana.userId}', 'totp', 'unverified', now(), now())`;
    const change = `update auth.users set email_change = 'thief@example.com' where id = '${ana.userId}'`;
    expect(await asAuthService(enroll)).toBe('a fresh sign-in is needed for this');
    expect(await asAuthService(change)).toBe('a fresh sign-in is needed for this');
    await server.owner.query('update auth.mfa_amr_claims set updated_at = now()');
    expect(await asAuthService(enroll)).toBe('done');
    expect(await asAuthService(change)).toBe('done');
  });
});
