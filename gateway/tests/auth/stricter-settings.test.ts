import { describe, expect, test } from 'vitest';
import { follow, fragmentOf, newestEmail, resetRateLimits } from '../support/mailbox.ts';
import { linkProfile, password, people } from '../support/people.ts';
import { authServer } from './auth-server.ts';

const server = authServer({
  enable_manual_linking: true,
  password_requirements: 'lower_upper_letters_digits',
  sessions: { timebox: 0, inactivity_timeout: 0, reauthenticate_after: 0 },
  email: {
    require_current_password: true,
    secure_password_change: true,
    enable_confirmations: false,
    double_confirm_changes: false,
  },
});

const strong = 'Quatro casas 4';

async function oldSession(email: string) {
  const client = await server.signedIn(email);
  await server.owner.query("update auth.sessions set created_at = now() - interval '25 hours'");
  return client;
}

describe('Where the current password is required', () => {
  test('a password is not changed without it', async () => {
    const ana = await server.signedIn(people.ana.email);
    const { error } = await ana.auth.updateUser({ password: strong });
    expect(error).toMatchObject({ status: 400, code: 'current_password_required' });
  });

  test('whoever came by the mail for a forgotten password is not asked for it', async () => {
    await server.anonymous().auth.resetPasswordForEmail(people.bruno.email);
    const target = await follow(server, (await newestEmail(server, people.bruno.email)).link);
    const { access_token = '', refresh_token = '' } = fragmentOf(target);
    const bruno = server.anonymous();
    await bruno.auth.setSession({ access_token, refresh_token });
    expect((await bruno.auth.updateUser({ password: strong })).error).toBeNull();
  });
});

describe('Where a change of password needs a recent sign-in', () => {
  test('a day later it needs a mailed code, which works once', async () => {
    const ana = await oldSession(people.ana.email);
    const change = { password: strong, current_password: password };
    expect((await ana.auth.updateUser(change)).error?.code).toBe('reauthentication_needed');
    expect((await ana.auth.reauthenticate()).error).toBeNull();
    const { code, kind } = await newestEmail(server, people.ana.email);
    expect(kind).toBe('reauthentication');
    const wrong = await ana.auth.updateUser({ ...change, nonce: code === '1' ? '2' : '1' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    expect((await ana.auth.updateUser({ ...change, nonce: code })).error).toBeNull();
    const back = { password: `${strong}2`, current_password: strong, nonce: code };
    expect((await ana.auth.updateUser(back)).error?.code).toBe('reauthentication_not_valid');
  });
});

describe('Where characters of each kind are required', () => {
  test('a password without them is refused by that reason', async () => {
    const { error } = await server
      .anonymous()
      .auth.signUp({ email: 'nova@example.com', password: 'quatro casas' });
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['characters'] });
  });

  test('who has such a password still signs in, and is told', async () => {
    const { data, error } = await server
      .anonymous()
      .auth.signInWithPassword({ email: people.helena.email, password });
    expect(error).toBeNull();
    expect(data).toMatchObject({ weakPassword: { reasons: ['characters'] } });
  });
});

describe('Where e-mails need no confirmation', () => {
  test('an account is confirmed at once; the hook still decides on the session', async () => {
    const email = 'nova@example.com';
    const { data, error } = await server.anonymous().auth.signUp({ email, password: strong });
    expect(data.session).toBeNull();
    expect(error?.message).toMatch(/^Access denied/);
    const { rows } = await server.owner.query(
      'select email_confirmed_at from auth.users where email = $1',
      [email],
    );
    expect(rows[0].email_confirmed_at).not.toBeNull();
  });

  test('a member who activates is signed in at once', async () => {
    const client = server.anonymous();
    await client.auth.signUp({ email: people.diego.email, password: strong });
    await linkProfile(server.owner, people.diego.email);
    const { data } = await client.auth.signInWithPassword({
      email: people.diego.email,
      password: strong,
    });
    expect(data.user?.email).toBe(people.diego.email);
  });

  test('an existing e-mail is refused by name', async () => {
    const { error } = await server
      .anonymous()
      .auth.signUp({ email: people.ana.email, password: strong });
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists' });
  });
});

describe('Where the new mailbox alone confirms', () => {
  test('one link changes the e-mail', async () => {
    await resetRateLimits(server);
    const helena = await server.signedIn(people.helena.email);
    await helena.auth.updateUser({ email: 'helena.nova@example.com' });
    const { link } = await newestEmail(server, 'helena.nova@example.com');
    const session = fragmentOf(await follow(server, link));
    const { data } = await server.anonymous().auth.getUser(session.access_token);
    expect(data.user?.email).toBe('helena.nova@example.com');
  });
});

describe('Where identities can be unlinked', () => {
  test('the last one stays, another one goes', async () => {
    const ana = await server.anonymous();
    await ana.auth.signInWithPassword({ email: people.ana.email, password: strong });
    const only = (await ana.auth.getUserIdentities()).data?.identities[0];
    if (!only) throw new Error('no identity');
    expect((await ana.auth.unlinkIdentity(only)).error?.code).toBe('single_identity_not_deletable');
    await server.owner.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at)
       values ('g-1', $1, '{"sub": "g-1", "email": "ana@elsewhere.example"}', 'google', now())`,
      [people.ana.userId],
    );
    const { data } = await ana.auth.getUserIdentities();
    const google = data?.identities.find(({ provider }) => provider === 'google');
    if (!google) throw new Error('no identity');
    expect((await ana.auth.unlinkIdentity(google)).error).toBeNull();
    expect((await ana.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });
});

describe('Where e-mail is switched off', () => {
  const closed = authServer({ email: { enable_signup: false } });

  test('nobody signs in, up or back in by it', async () => {
    const { auth } = closed.anonymous();
    const { email } = people.ana;
    const answers = [
      await auth.signInWithPassword({ email, password }),
      await auth.signUp({ email: 'nova@example.com', password: strong }),
      await auth.signInWithOtp({ email }),
      await auth.resetPasswordForEmail(email),
      await auth.resend({ type: 'signup', email }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(
      Array(answers.length).fill('email_provider_disabled'),
    );
  });
});

describe('Where sign-up is closed', () => {
  const closed = authServer({ enable_signup: false });

  test('nobody new gets an account, whichever way', async () => {
    const { auth } = closed.anonymous();
    const email = 'nova@example.com';
    expect((await auth.signUp({ email, password: strong })).error?.code).toBe('signup_disabled');
    expect((await auth.signInWithOtp({ email })).error?.code).toBe('signup_disabled');
  });
});
