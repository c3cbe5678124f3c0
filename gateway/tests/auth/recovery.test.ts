import { describe, expect, test } from 'vitest';
import { emailsTo, follow, fragmentOf, newestEmail, resetRateLimits } from '../support/mailbox.ts';
import { password, people } from '../support/people.ts';
import { authServer } from './auth-server.ts';

const server = authServer();

async function recover(email: string) {
  await resetRateLimits(server);
  return server.anonymous().auth.resetPasswordForEmail(email, {
    redirectTo: 'http://localhost/my-account',
  });
}

describe('A forgotten password', () => {
  test('Ana follows the link of the mail, sets a new password and is signed in', async () => {
    const elsewhere = await server.signedIn(people.ana.email);
    expect((await recover(people.ana.email)).error).toBeNull();
    const target = await follow(server, (await newestEmail(server, people.ana.email)).link);
    expect(target.pathname).toBe('/my-account');
    const { access_token = '', refresh_token = '', type } = fragmentOf(target);
    expect(type).toBe('recovery');

    const ana = server.anonymous();
    await ana.auth.setSession({ access_token, refresh_token });
    const { error } = await ana.auth.updateUser({ password: 'um novo segredo' });
    expect(error).toBeNull();
    expect((await ana.auth.getUser()).data.user?.email).toBe(people.ana.email);
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');

    const client = server.anonymous();
    const old = await client.auth.signInWithPassword({ email: people.ana.email, password });
    expect(old.error?.code).toBe('invalid_credentials');
    const { error: refused } = await client.auth.signInWithPassword({
      email: people.ana.email,
      password: 'um novo segredo',
    });
    expect(refused).toBeNull();
  });

  test('an unknown e-mail is answered like a known one, and told to wait like one', async () => {
    await resetRateLimits(server);
    const ask = () => server.anonymous().auth.resetPasswordForEmail('ninguem@example.com');
    expect((await ask()).error).toBeNull();
    expect(await emailsTo(server, 'ninguem@example.com')).toEqual([]);
    expect((await ask()).error?.code).toBe('over_email_send_rate_limit');
  });

  test('the code of the mail works in place of the link, once', async () => {
    await recover(people.helena.email);
    const { code } = await newestEmail(server, people.helena.email);
    const verify = () =>
      server
        .anonymous()
        .auth.verifyOtp({ email: people.helena.email, token: code, type: 'recovery' });
    const { data, error } = await verify();
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(people.helena.email);
    expect((await verify()).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
  });

  test("the link's token can be handed in by the page, too", async () => {
    await recover(people.bruno.email);
    const { link } = await newestEmail(server, people.bruno.email);
    const token_hash = link.searchParams.get('token') ?? '';
    const { data } = await server.anonymous().auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(data.user?.id).toBe(people.bruno.userId);
  });

  test('a program that only looks at the link does not use it up', async () => {
    await recover(people.bruno.email);
    const { link } = await newestEmail(server, people.bruno.email);
    const looked = await fetch(`${server.url}${link.pathname}${link.search}`, {
      method: 'HEAD',
      redirect: 'manual',
    });
    expect(looked.status).not.toBe(303);
    expect(fragmentOf(await follow(server, link)).type).toBe('recovery');
  });

  test('two who follow the same link at once do not both get in', async () => {
    await recover(people.bruno.email);
    const { link } = await newestEmail(server, people.bruno.email);
    const token_hash = link.searchParams.get('token') ?? '';
    const results = await Promise.all(
      Array.from({ length: 4 }, () =>
        server.anonymous().auth.verifyOtp({ token_hash, type: 'recovery' }),
      ),
    );
    expect(results.filter(({ data }) => data.session)).toHaveLength(1);
  });

  test('a new request makes the earlier link void, and so does a new password', async () => {
    await recover(people.bruno.email);
    const first = await newestEmail(server, people.bruno.email);
    await recover(people.bruno.email);
    const second = await newestEmail(server, people.bruno.email);
    expect(fragmentOf(await follow(server, first.link)).error_code).toBe('otp_expired');
    const bruno = await server.signedIn(people.bruno.email);
    await bruno.auth.updateUser({ password: 'trocada agora', current_password: password });
    expect(fragmentOf(await follow(server, second.link)).error_code).toBe('otp_expired');
  });

  test('guessing the code is stopped, from however many addresses', async () => {
    await recover(people.helena.email);
    const { code } = await newestEmail(server, people.helena.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const { error } = await server
        .anonymous()
        .auth.verifyOtp({ email: people.helena.email, token: wrong, type: 'recovery' });
      codes.push(error?.code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('otp_expired'));
    expect(codes[10]).toBe('over_request_rate_limit');
  });

  test('a banned user, and one that the hook refuses, cannot sign in by a recovery link', async () => {
    await recover(people.clara.email);
    const clara = fragmentOf(
      await follow(server, (await newestEmail(server, people.clara.email)).link),
    );
    expect(clara.error_description).toBe('Account access restricted (suspended)');
    await server.owner.query(
      "update auth.users set banned_until = now() + interval '1 day' where email = $1",
      [people.helena.email],
    );
    await recover(people.helena.email);
    const helena = fragmentOf(
      await follow(server, (await newestEmail(server, people.helena.email)).link),
    );
    expect(helena.error_code).toBe('user_banned');
  });
});

describe('The database', () => {
  test('keeps no code and no link that could be used', async () => {
    await server.owner.query('update auth.users set banned_until = null');
    await recover(people.helena.email);
    const { code, link } = await newestEmail(server, people.helena.email);
    const { rows } = await server.owner.query(
      `select to_jsonb(u)::text || (select jsonb_agg(t)::text from auth.one_time_tokens t) as stored
       from auth.users u where email = $1`,
      [people.helena.email],
    );
    expect(rows[0].stored).not.toContain(link.searchParams.get('token'));
    expect(rows[0].stored).not.toContain(`"${code}"`);
  });
});

describe('What can be verified', () => {
  test.each([
    ['of an unknown type', { type: 'x', email: people.ana.email, token: '1' }, 403, 'otp_expired'],
    ['of no e-mail', { type: 'email', email: 'x', token: '1' }, 422, 'validation_failed'],
    ['of a phone', { type: 'sms', phone: '+1 561 555 0134', token: '1' }, 403, 'otp_expired'],
    ['of no phone', { type: 'sms', phone: '0134', token: '1' }, 400, 'validation_failed'],
  ])('no code %s', async (_what, body, status, code) => {
    const response = await fetch(`${server.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_test', 'x-forwarded-for': '10.9.9.8' },
      body: JSON.stringify(body),
    });
    expect([response.status, (await response.json()).error_code]).toEqual([status, code]);
  });

  test.each([
    ['without a type', { token_hash: 'x' }, 'Verify requires a verification type'],
    ['without a token', { type: 'signup' }, 'Verify requires either a token or a token hash'],
    [
      'with two tokens',
      { type: 'signup', token: '1', token_hash: 'x' },
      'Verify requires either a token or a token hash',
    ],
    [
      'a code without an e-mail',
      { type: 'signup', token: '1' },
      'Only an email address or phone number should be provided on verify',
    ],
    [
      'of a phone that is none',
      { type: 'sms', phone: '1+561', token: '1' },
      'Invalid phone number format (E.164 required)',
    ],
    ['of an unknown type', { type: 'x', token_hash: 'y' }, 'Invalid email verification type'],
  ])('nothing %s', async (_what, body, message) => {
    const response = await fetch(`${server.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_test', 'x-forwarded-for': '10.9.9.7' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: message,
    });
  });
});
