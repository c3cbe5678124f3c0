import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { password, people } from '../support/people.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

async function signIn(email = people.ana.email) {
  const client = server.anonymous();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, session: data.session, refreshToken: data.session.refresh_token };
}

function refresh(refresh_token: string, client: SupabaseClient = server.anonymous()) {
  return client.auth.refreshSession({ refresh_token });
}

/** Makes the refresh tokens appear one minute older. */
async function letAMinutePass() {
  await server.owner.query(
    "update auth.refresh_tokens set updated_at = updated_at - interval '1 minute'",
  );
}

describe('Refreshing a session', () => {
  test('a refresh token is exchanged for a new one in the same session', async () => {
    const first = await signIn();
    const { data, error } = await refresh(first.refreshToken);
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(first.refreshToken);
    const before = await server.anonymous().auth.getClaims(first.session.access_token);
    const after = await server.anonymous().auth.getClaims(data.session?.access_token);
    expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id);
  });

  test('parallel tabs that refresh at once all get the same new token', async () => {
    const { refreshToken } = await signIn();
    const results = await Promise.all(Array.from({ length: 5 }, () => refresh(refreshToken)));
    const tokens = results.map(({ data }) => data.session?.refresh_token);
    expect(results.map(({ error }) => error)).toEqual(Array(5).fill(null));
    expect(new Set(tokens).size).toBe(1);
  });

  test('a token whose answer was lost on the way can be used once more, however late', async () => {
    const { refreshToken } = await signIn();
    const first = await refresh(refreshToken);
    await letAMinutePass();
    const again = await refresh(refreshToken);
    expect(again.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
  });

  test('a stolen token that was used before ends the session for both', async () => {
    const { refreshToken } = await signIn();
    const second = await refresh(refreshToken);
    const third = await refresh(second.data.session?.refresh_token ?? '');
    await letAMinutePass();
    const stolen = await refresh(refreshToken);
    expect(stolen.error?.code).toBe('refresh_token_already_used');
    const owner = await refresh(third.data.session?.refresh_token ?? '');
    expect(owner.error?.code).toBe('refresh_token_not_found');
  });

  test('an invented token is not found', async () => {
    const { error } = await refresh('invented0123456789invent');
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect(error?.message).toBe('Invalid Refresh Token: Refresh Token Not Found');
    const formless = await refresh('{}');
    expect(formless.error).toMatchObject({
      code: 'validation_failed',
      message: 'Refresh token is not valid',
    });
  });

  test('an account that the hook refuses is refused at the next refresh and signed out', async () => {
    const { refreshToken } = await signIn(people.bruno.email);
    await server.owner.query("update profiles set status = 'suspended' where id = $1", [
      people.bruno.profileId,
    ]);
    const refused = await refresh(refreshToken);
    expect(refused.error?.message).toBe('Account access restricted (suspended)');
    const again = await refresh(refreshToken);
    expect(again.error?.code).toBe('refresh_token_not_found');
  });
});

describe('The signed-in user', () => {
  test('Ana reads her own account, with nothing secret in it', async () => {
    const { client } = await signIn();
    const { data, error } = await client.auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: people.ana.userId, email: people.ana.email });
    expect(JSON.stringify(data.user)).not.toMatch(/password|token|argon|\$2/);
  });

  test('a forged or expired token is refused as the protocol says', async () => {
    const { session } = await signIn();
    const [header, payload] = session.access_token.split('.');
    const forged = await server.anonymous().auth.getUser(`${header}.${payload}.${'A'.repeat(86)}`);
    expect(forged.error).toMatchObject({
      status: 403,
      code: 'bad_jwt',
      message:
        'invalid JWT: unable to parse or verify signature, token signature is invalid: signature is invalid',
    });
    const nonsense = await server.anonymous().auth.getUser('nonsense');
    expect(nonsense.error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });
});

describe('Signing out', () => {
  async function isOpen(client: SupabaseClient) {
    return (await client.auth.getUser()).error === null;
  }

  test('here only (local), everywhere else (others), and everywhere (global)', async () => {
    const [phone, desk, tablet] = await Promise.all([signIn(), signIn(), signIn()]);
    const tokenOf = (device: typeof phone) => device.session.access_token;
    const open = async (device: typeof phone) =>
      (await server.anonymous().auth.getUser(tokenOf(device))).error === null;

    await phone.client.auth.signOut({ scope: 'local' });
    expect(await open(phone)).toBe(false);
    expect(await open(desk)).toBe(true);

    await desk.client.auth.signOut({ scope: 'others' });
    expect(await open(tablet)).toBe(false);
    expect(await isOpen(desk.client)).toBe(true);

    await desk.client.auth.signOut({ scope: 'global' });
    expect(await open(desk)).toBe(false);
    expect((await refresh(desk.refreshToken)).error?.code).toBe('refresh_token_not_found');
  });
});
