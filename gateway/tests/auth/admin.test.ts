import { createClient, type User } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { follow, fragmentOf, newestEmail } from '../support/mailbox.ts';
import { password, people } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import { authServer } from './auth-server.ts';

const server = authServer();

function admin() {
  return createClient(server.url, server.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  }).auth.admin;
}

/** The metadata of a user's account and identities. */
function traitsOf(user: User | null) {
  return {
    user_metadata: user?.user_metadata,
    identities: user?.identities?.map(({ identity_data }) => identity_data),
  };
}

/** An account as Supabase creates it for the secret key. Only the identity contains the email. */
function asMadeByAdmin(user: User | null, user_metadata: Record<string, unknown>) {
  const identity = {
    sub: user?.id,
    email: user?.email,
    email_verified: false,
    phone_verified: false,
  };
  return { user_metadata, identities: [identity] };
}

describe('The project’s own server, with the secret key', () => {
  test('lists accounts, a page at a time', async () => {
    const { data, error } = await admin().listUsers({ page: 1, perPage: 2 });
    expect(error).toBeNull();
    expect(data.users).toHaveLength(2);
    expect(data).toMatchObject({ total: 5, nextPage: 2, lastPage: 3 });
    expect(JSON.stringify(data)).not.toMatch(/encrypted_password|\$2a/);
  });

  test('reads one, and is told when there is none', async () => {
    const { data } = await admin().getUserById(people.ana.userId);
    expect(data.user?.email).toBe(people.ana.email);
    const none = await admin().getUserById('00000000-0000-4000-8000-000000000000');
    expect(none.error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  test('makes an account that can sign in at once', async () => {
    const { data, error } = await admin().createUser({
      email: 'Criada@example.com',
      password: 'quatro casas',
      email_confirm: true,
      user_metadata: { language: 'en' },
      app_metadata: { team: 'x' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'criada@example.com',
      user_metadata: { language: 'en' },
      app_metadata: { provider: 'email', providers: ['email'], team: 'x' },
    });
    await server.owner.query('update profiles set account_id = $1 where id = $2', [
      data.user?.id,
      people.diego.profileId,
    ]);
    const signIn = await server
      .anonymous()
      .auth.signInWithPassword({ email: 'criada@example.com', password: 'quatro casas' });
    expect(signIn.error).toBeNull();
  });

  test('makes an account whose metadata are those that were given', async () => {
    const { data } = await admin().createUser({
      email: 'metadata@example.com',
      user_metadata: { language: 'en' },
    });
    expect(traitsOf(data.user)).toEqual(asMadeByAdmin(data.user, { language: 'en' }));
  });

  test('brings accounts along with their hashes', async () => {
    const { rows } = await server.owner.query(
      'select encrypted_password as hash from auth.users where email = $1',
      [people.ana.email],
    );
    const imported = await admin().createUser({
      email: 'importada@example.com',
      password_hash: rows[0].hash,
    });
    expect(imported.error).toBeNull();
    const nonsense = await admin().createUser({ email: 'b@example.com', password_hash: 'md5' });
    expect(nonsense.error?.code).toBe('validation_failed');
  });

  test.each([
    ['without an e-mail', {}, 400, 'validation_failed'],
    ['with an e-mail that is taken', { email: people.ana.email }, 422, 'email_exists'],
    [
      'with a password that is too long',
      { email: 'c@example.com', password: 'a'.repeat(73) },
      400,
      'validation_failed',
    ],
    ['with a phone', { phone: '+15615550134' }, 400, 'phone_provider_disabled'],
    ['with a wrong id', { email: 'c@example.com', id: 'x' }, 400, 'validation_failed'],
    ['with a wrong ban', { email: 'c@example.com', ban_duration: 'x' }, 400, 'validation_failed'],
  ])('is refused an account %s', async (_what, attributes, status, code) => {
    expect((await admin().createUser(attributes)).error).toMatchObject({ status, code });
  });

  test('bans an account, which ends its sessions, and lifts the ban', async () => {
    const bruno = await server.signedIn(people.bruno.email);
    const refresh_token = (await bruno.auth.getSession()).data.session?.refresh_token ?? '';
    const { data } = await admin().updateUserById(people.bruno.userId, { ban_duration: '24h' });
    expect(new Date(String(data.user?.banned_until)).getTime()).toBeGreaterThan(Date.now());
    expect((await bruno.auth.getUser()).error).not.toBeNull();
    const refreshed = await server.anonymous().auth.refreshSession({ refresh_token });
    expect(refreshed.error?.code).toBe('refresh_token_not_found');
    await admin().updateUserById(people.bruno.userId, { ban_duration: 'none' });
    await server.signedIn(people.bruno.email);
  });

  test('sets a password, which ends all sessions', async () => {
    const helena = await server.signedIn(people.helena.email);
    await admin().updateUserById(people.helena.userId, { password: 'quatro casas' });
    expect((await helena.auth.getUser()).error).not.toBeNull();
    await admin().updateUserById(people.helena.userId, { password });
  });

  test('changes e-mail and metadata', async () => {
    const { data, error } = await admin().updateUserById(people.helena.userId, {
      email: 'helena.costa@example.com',
      email_confirm: true,
      user_metadata: { language: 'en' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'helena.costa@example.com',
      user_metadata: { language: 'en', email_verified: true },
    });
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({
      email: 'helena.costa@example.com',
    });
    const taken = await admin().updateUserById(people.helena.userId, { email: people.ana.email });
    expect(taken.error?.code).toBe('email_exists');
  });

  test('makes links to send by itself, of each kind', async () => {
    const signup = await admin().generateLink({
      type: 'signup',
      email: 'link@example.com',
      password: 'quatro casas',
      options: { redirectTo: 'http://localhost/welcome' },
    });
    expect(signup.data.properties).toMatchObject({
      verification_type: 'signup',
      redirect_to: 'http://localhost/welcome',
    });
    expect(traitsOf(signup.data.user)).toEqual(asMadeByAdmin(signup.data.user, {}));
    // A second request before confirmation reuses the account, which already has its password.
    const again = await admin().generateLink({
      type: 'signup',
      email: 'link@example.com',
      password: '',
      options: { data: { language: 'en' } },
    });
    expect(again.data.user).toMatchObject({
      id: signup.data.user?.id,
      user_metadata: { language: 'en' },
    });
    const recovery = await admin().generateLink({ type: 'recovery', email: people.ana.email });
    const { data } = await server.anonymous().auth.verifyOtp({
      token_hash: recovery.data.properties?.hashed_token ?? '',
      type: 'recovery',
    });
    expect(data.user?.id).toBe(people.ana.userId);
    const magic = await admin().generateLink({ type: 'magiclink', email: people.ana.email });
    const target = await follow(server, new URL(magic.data.properties?.action_link ?? ''));
    expect(fragmentOf(target).type).toBe('magiclink');
    const nobody = await admin().generateLink({ type: 'recovery', email: 'nobody@example.com' });
    expect(nobody.error?.code).toBe('user_not_found');
  });

  test('invites somebody by mail', async () => {
    const { data, error } = await admin().inviteUserByEmail('convidada@example.com', {
      data: { language: 'en' },
    });
    expect(error).toBeNull();
    expect(traitsOf(data.user)).toEqual(asMadeByAdmin(data.user, { language: 'en' }));
    expect(data.user?.invited_at).toBeTruthy();
    const { link, kind } = await newestEmail(server, 'convidada@example.com');
    expect(kind).toBe('invite');
    expect(fragmentOf(await follow(server, link)).error_description).toMatch(/^Access denied/);
    const again = await admin().inviteUserByEmail('convidada@example.com');
    expect(again.error?.code).toBe('email_exists');
  });

  test('sees and removes factors, without their secrets', async () => {
    const ana = await server.signedIn(people.ana.email);
    const { data: factor } = await ana.auth.mfa.enroll({ factorType: 'totp' });
    const listed = await admin().mfa.listFactors({ userId: people.ana.userId });
    expect(listed.data?.factors).toHaveLength(1);
    const { data, error } = await admin().mfa.deleteFactor({
      userId: people.ana.userId,
      id: factor?.id ?? '',
    });
    expect(error).toBeNull();
    expect(JSON.stringify(data)).not.toContain(factor?.totp.secret);
  });

  test('deletes an account, or leaves one that nobody can recognize', async () => {
    await admin().deleteUser(people.clara.userId);
    expect((await admin().getUserById(people.clara.userId)).error?.code).toBe('user_not_found');
    await admin().deleteUser(people.stranger.userId, true);
    const { rows } = await server.owner.query('select * from auth.users where id = $1', [
      people.stranger.userId,
    ]);
    expect(rows[0].deleted_at).not.toBeNull();
    expect(JSON.stringify(rows[0])).not.toContain(people.stranger.email);
    // The row can go later, and only once.
    const codes: unknown[] = [];
    for (const isSoft of [true, false, false]) {
      codes.push((await admin().deleteUser(people.stranger.userId, isSoft)).error?.code);
    }
    expect(codes).toEqual([undefined, undefined, 'user_not_found']);
  });
});

describe('Everybody else', () => {
  test.each(['anonymous', 'member'])('%s is refused everything of it', async (who) => {
    const client = who === 'member' ? await server.signedIn(people.ana.email) : server.anonymous();
    const token = (await client.auth.getSession()).data.session?.access_token ?? publishableKey;
    const calls: [string, string][] = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${people.bruno.userId}`],
      ['PUT', `/admin/users/${people.bruno.userId}`],
      ['DELETE', `/admin/users/${people.bruno.userId}`],
      ['POST', '/admin/generate_link'],
      ['POST', '/invite'],
    ];
    for (const [method, path] of calls) {
      const response = await fetch(`${server.url}/auth/v1${path}`, {
        method,
        headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      const body = await response.json();
      expect([path, response.status, body.error_code]).toEqual([path, 403, 'not_admin']);
    }
  });
});
