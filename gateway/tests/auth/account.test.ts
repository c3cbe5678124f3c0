import { describe, expect, test } from 'vitest';
import { emailsTo, follow, fragmentOf, newestEmail, resetRateLimits } from '../support/mailbox.ts';
import { password, people } from '../support/people.ts';
import { authServer } from './auth-server.ts';

const server = authServer();

async function emailOf(userId: string) {
  const { rows } = await server.owner.query('select email from auth.users where id = $1', [userId]);
  return rows[0]?.email;
}

describe('Changing the e-mail', () => {
  test('it changes when both mailboxes have confirmed', async () => {
    const ana = await server.signedIn(people.ana.email);
    const { data, error } = await ana.auth.updateUser({ email: 'ana.souza@example.com' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: people.ana.email,
      new_email: 'ana.souza@example.com',
    });

    const fresh = await newestEmail(server, 'ana.souza@example.com');
    const current = await newestEmail(server, people.ana.email);
    const first = await follow(server, fresh.link);
    expect(fragmentOf(first).message).toBe(
      'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    );
    expect(await emailOf(people.ana.userId)).toBe(people.ana.email);

    const second = fragmentOf(await follow(server, current.link));
    expect(second).toMatchObject({ type: 'email_change', token_type: 'bearer' });
    expect(await emailOf(people.ana.userId)).toBe('ana.souza@example.com');
    const { data: now } = await server.anonymous().auth.getUser(second.access_token);
    expect(now.user?.identities?.[0]?.identity_data).toMatchObject({
      email: 'ana.souza@example.com',
      email_verified: true,
    });
    expect(now.user?.new_email).toBeUndefined();
    expect((await newestEmail(server, people.ana.email)).kind).toBe('email_changed');
  });

  test('one mailbox alone changes nothing, whichever it is and however often', async () => {
    const bruno = await server.signedIn(people.bruno.email);
    await bruno.auth.updateUser({ email: 'bruno.novo@example.com' });
    const { link } = await newestEmail(server, 'bruno.novo@example.com');
    await follow(server, link);
    expect(fragmentOf(await follow(server, link)).error_code).toBe('otp_expired');
    expect(await emailOf(people.bruno.userId)).toBe(people.bruno.email);
  });

  test('the codes work in place of the links', async () => {
    await resetRateLimits(server);
    const bruno = await server.signedIn(people.bruno.email);
    await bruno.auth.updateUser({ email: 'bruno.outro@example.com' });
    const verify = async (email: string) =>
      server.anonymous().auth.verifyOtp({
        email,
        token: (await newestEmail(server, email)).code,
        type: 'email_change',
      });
    const first = await verify(people.bruno.email);
    expect(first.error).toBeNull();
    expect(first.data).toEqual({ user: null, session: null });
    const second = await verify('bruno.outro@example.com');
    expect(second.data.user?.email).toBe('bruno.outro@example.com');
  });

  test('an e-mail of another account is refused', async () => {
    await resetRateLimits(server);
    const helena = await server.signedIn(people.helena.email);
    const { error } = await helena.auth.updateUser({ email: people.clara.email });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
    expect(await emailsTo(server, people.clara.email)).toEqual([]);
  });

  test('an email that a constraint of the project refuses is refused when it is confirmed', async () => {
    await resetRateLimits(server);
    const helena = await server.signedIn(people.helena.email);
    await helena.auth.updateUser({ email: people.diego.email });
    await follow(server, (await newestEmail(server, people.diego.email)).link);
    const target = await follow(server, (await newestEmail(server, people.helena.email)).link);
    expect(target.href).toMatch(/error_code=email_exists/);
    expect(await emailOf(people.helena.userId)).toBe(people.helena.email);
  });

  test('the mails can be sent again', async () => {
    await resetRateLimits(server);
    const { error } = await server
      .anonymous()
      .auth.resend({ type: 'email_change', email: people.helena.email });
    expect(error).toBeNull();
    expect(await emailsTo(server, people.helena.email)).toHaveLength(2);
  });
});

describe('Changing the password', () => {
  test('it ends all other sessions and keeps this one; a mail tells of it', async () => {
    await resetRateLimits(server);
    const here = await server.signedIn(people.helena.email);
    const there = await server.signedIn(people.helena.email);
    const { error } = await here.auth.updateUser({
      password: 'segredo da Helena',
      current_password: password,
    });
    expect(error).toBeNull();
    expect((await here.auth.getUser()).error).toBeNull();
    expect((await here.auth.refreshSession()).error).toBeNull();
    expect((await there.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await newestEmail(server, people.helena.email)).kind).toBe('password_changed');
    await here.auth.updateUser({ password, current_password: 'segredo da Helena' });
  });

  test.each([
    [
      'with a wrong current password',
      { current_password: 'errada' },
      400,
      'current_password_invalid',
    ],
    ['to the same', { password, current_password: password }, 422, 'same_password'],
    ['to a weak one', { password: 'abc', current_password: password }, 422, 'weak_password'],
  ])('%s it is refused', async (_what, change, status, code) => {
    await resetRateLimits(server);
    const helena = await server.signedIn(people.helena.email);
    const { error } = await helena.auth.updateUser({ password: 'outro segredo', ...change });
    expect(error).toMatchObject({ status, code });
  });

  test('the current password cannot be found out by trying', async () => {
    await resetRateLimits(server);
    const helena = await server.signedIn(people.helena.email);
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const change = { password: 'outro segredo', current_password: `errada ${attempt}` };
      codes.push((await helena.auth.updateUser(change)).error?.code);
    }
    expect(codes.at(-1)).toBe('over_request_rate_limit');
  });
});

describe('Changing the rest', () => {
  test('own data are merged, a null takes a key away', async () => {
    const helena = await server.signedIn(people.helena.email);
    await helena.auth.updateUser({ data: { language: 'en', color: 'green' } });
    const { data } = await helena.auth.updateUser({ data: { color: null } });
    expect(data.user?.user_metadata).toMatchObject({ language: 'en' });
    expect(data.user?.user_metadata).not.toHaveProperty('color');
  });

  test('metadata are bounded at 4 kB, also when they grow bit by bit', async () => {
    const helena = await server.signedIn(people.helena.email);
    const before = (await helena.auth.getUser()).data.user?.user_metadata;
    const grown = await helena.auth.updateUser({ data: { first: 'x'.repeat(2_500) } });
    expect(grown.error).toBeNull();
    const tooMuch = await helena.auth.updateUser({ data: { second: 'x'.repeat(2_500) } });
    expect(tooMuch.error).toMatchObject({ status: 400, code: 'validation_failed' });
    // The limit counts bytes, and a character with an accent has two.
    const accents = await helena.auth.updateUser({ data: { first: 'é'.repeat(2_100) } });
    expect(accents.error?.code).toBe('validation_failed');
    const removed = await helena.auth.updateUser({ data: { first: null } });
    expect(removed.data.user?.user_metadata).toEqual(before);
  });

  test('rights cannot be changed by oneself, nor can a phone be added', async () => {
    const helena = await server.signedIn(people.helena.email);
    const rights = await helena.auth.updateUser({ app_metadata: { role: 'x' } } as object);
    expect(rights.error).toMatchObject({ status: 403, code: 'not_admin' });
    const phone = await helena.auth.updateUser({ phone: '+15615550134' });
    expect(phone.error?.code).toBe('phone_provider_disabled');
  });

  test('nobody changes anything without being signed in', async () => {
    const { error } = await server.anonymous().auth.updateUser({ data: {} });
    expect(error?.name).toBe('AuthSessionMissingError');
  });
});

describe('Identities', () => {
  test('are listed, and the only one stays', async () => {
    const helena = await server.signedIn(people.helena.email);
    const { data } = await helena.auth.getUserIdentities();
    expect(data?.identities).toMatchObject([{ provider: 'email', user_id: people.helena.userId }]);
    const [identity] = data?.identities ?? [];
    if (!identity) throw new Error('no identity');
    const { error } = await helena.auth.unlinkIdentity(identity);
    expect(error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
  });
});
