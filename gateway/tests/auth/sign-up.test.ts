import { describe, expect, test } from 'vitest';
import { emailsTo, follow, fragmentOf, newestEmail, resetRateLimits } from '../support/mailbox.ts';
import { linkProfile, password, people } from '../support/people.ts';
import { authServer } from './auth-server.ts';

const server = authServer();
const secret = 'quatro casas na colina';

function signUp(email: string, options: { password?: string; redirect?: string } = {}) {
  return server.anonymous().auth.signUp({
    email,
    password: options.password ?? secret,
    options: { data: { first_name: 'Diego' }, emailRedirectTo: options.redirect },
  });
}

async function column(email: string, name: string) {
  const { rows } = await server.owner.query(
    `select ${name} as value from auth.users where email = $1`,
    [email],
  );
  return rows[0]?.value;
}

describe('Signing up', () => {
  test('Diego gets an account without a session, and a mail to confirm it', async () => {
    const { data, error } = await signUp(people.diego.email);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email: people.diego.email,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    // As on Supabase, metadata and identity contain the same data.
    const traits = {
      first_name: 'Diego',
      sub: data.user?.id,
      email: people.diego.email,
      email_verified: false,
      phone_verified: false,
    };
    expect(data.user?.user_metadata).toEqual(traits);
    expect(data.user?.identities?.map(({ identity_data }) => identity_data)).toEqual([traits]);
    const mail = await newestEmail(server, people.diego.email);
    expect(mail.kind).toBe('confirmation');
    expect(mail.code).toMatch(/^\d{6}$/);
  });

  test.each([
    ['refusal', { status: 422, code: 'unknown', message: 'No account for this one.' }],
    ['nonsense', { status: 500 }],
  ])(
    'a hook that answers with a %s decides, also about an account that exists',
    async (wants, refusal) => {
      const { auth } = server.anonymous();
      for (const email of [`${wants}@example.com`, people.ana.email]) {
        const { error } = await auth.signUp({
          email,
          password: secret,
          options: { data: { wants } },
        });
        expect(error).toMatchObject(refusal);
      }
      expect(await column(`${wants}@example.com`, 'id')).toBeUndefined();
    },
  );

  test('a trigger of the project chooses the status with its error code', async () => {
    await server.owner.query(
      `create function public.refuse() returns trigger language plpgsql as $$
        begin raise exception 'Not today.' using errcode = new.raw_user_meta_data ->> 'errcode'; end $$;
      create trigger refuse before insert on auth.users
        for each row when (new.raw_user_meta_data ? 'errcode') execute function public.refuse()`,
    );
    const answers = ['PT409', 'PT200', 'P0001'].map(async (errcode) => {
      const options = { data: { errcode } };
      const email = `${errcode}@example.com`;
      const { error } = await server.anonymous().auth.signUp({ email, password: secret, options });
      return [error?.status, error?.message];
    });
    expect(await Promise.all(answers)).toEqual([
      [409, 'Not today.'],
      [500, 'Database error saving new user'],
      [500, 'Database error saving new user'],
    ]);
    await server.owner.query('drop trigger refuse on auth.users; drop function public.refuse()');
  });

  test('metadata of more than 4 kB are refused, by each way to make an account', async () => {
    const email = 'large@example.com';
    const data = { note: 'x'.repeat(4_100) };
    const { auth } = server.anonymous();
    const answers = await Promise.all([
      auth.signUp({ email, password: secret, options: { data } }),
      auth.signInWithOtp({ email, options: { data } }),
    ]);
    for (const { error } of answers) {
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    const { rowCount } = await server.owner.query('select from auth.users where email = $1', [
      email,
    ]);
    expect(rowCount).toBe(0);
  });

  test('no one chooses what the identity says of the account', async () => {
    const email = 'pretender@example.com';
    const { data } = await server.anonymous().auth.signUp({
      email,
      password: secret,
      options: { data: { sub: 'x', email: people.ana.email, email_verified: true } },
    });
    const traits = { sub: data.user?.id, email, email_verified: false, phone_verified: false };
    expect(data.user?.user_metadata).toEqual(traits);
    expect(data.user?.identities?.[0]?.identity_data).toEqual(traits);
  });

  test('before the confirmation, the right password does not let him in', async () => {
    const { error } = await server
      .anonymous()
      .auth.signInWithPassword({ email: people.diego.email, password: secret });
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  test('the link confirms the account and brings a session to the site, once', async () => {
    await linkProfile(server.owner, people.diego.email);
    const { link } = await newestEmail(server, people.diego.email);
    const target = await follow(server, link);
    expect(target.origin).toBe('http://localhost');
    const session = fragmentOf(target);
    expect(session).toMatchObject({ type: 'signup', token_type: 'bearer', expires_in: '3600' });
    const { data } = await server.anonymous().auth.getUser(session.access_token);
    expect(data.user?.email).toBe(people.diego.email);
    expect(data.user?.user_metadata).toMatchObject({ email_verified: true });

    const again = fragmentOf(await follow(server, link));
    expect(again).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  test('an e-mail that has an account is answered like a new one, with nothing of it', async () => {
    const { data, error } = await signUp(people.ana.email);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.email).toBe(people.ana.email);
    expect(data.user?.id).not.toBe(people.ana.userId);
    expect(data.user?.identities).toEqual([]);
    expect(await emailsTo(server, people.ana.email)).toEqual([]);
    const signIn = await server
      .anonymous()
      .auth.signInWithPassword({ email: people.ana.email, password });
    expect(signIn.error).toBeNull();
  });

  test('nobody can choose the password of an account beforehand: the newest sign-up counts', async () => {
    const email = 'nova@example.com';
    await signUp(email, { password: 'palavra do invasor' });
    await resetRateLimits(server);
    await signUp(email);
    const { code } = await newestEmail(server, email);
    await server.anonymous().auth.verifyOtp({ email, token: code, type: 'signup' });
    const intruder = await server
      .anonymous()
      .auth.signInWithPassword({ email, password: 'palavra do invasor' });
    expect(intruder.error?.code).toBe('invalid_credentials');
  });

  test('an applicant who is no member yet keeps the confirmed account, and gets no session', async () => {
    const email = 'candidata@example.com';
    await signUp(email);
    const { code } = await newestEmail(server, email);
    const { data, error } = await server
      .anonymous()
      .auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(data.session).toBeNull();
    expect(error?.status).toBe(403);
    expect(error?.message).toMatch(/^Access denied/);
    expect(await column(email, 'email_confirmed_at')).not.toBeNull();
    const { rowCount } = await server.owner.query(
      'select from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
      [email],
    );
    expect(rowCount).toBe(0);
  });

  test('her link leads to the site with the refusal in words', async () => {
    const email = 'outra@example.com';
    await signUp(email);
    const { link } = await newestEmail(server, email);
    expect(fragmentOf(await follow(server, link)).error_description).toMatch(/^Access denied/);
    expect(await column(email, 'email_confirmed_at')).not.toBeNull();
  });
});

describe('A new password', () => {
  test.each([
    ['too short', 'x7Qp', ['length']],
    ['one that everybody tries', 'password123', ['pwned']],
    ['a Portuguese one that everybody tries', 'Senha123', ['pwned']],
  ])('%s is refused with the reasons', async (_what, weak, reasons) => {
    const { error } = await signUp('fraca@example.com', { password: weak });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons });
  });

  test('clients of the older version find the reasons as well', async () => {
    const response = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_test', 'x-forwarded-for': '10.9.9.9' },
      body: JSON.stringify({ email: 'fraca@example.com', password: 'abc' }),
    });
    expect(await response.json()).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    });
  });

  test('longer than 72 characters is refused', async () => {
    const { error } = await signUp('longa@example.com', { password: 'x'.repeat(73) });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('What cannot be signed up', () => {
  test.each([
    ['no e-mail at all', { password: secret }, 422, 'anonymous_provider_disabled'],
    ['a phone number', { phone: '+15615550134', password: secret }, 400, 'phone_provider_disabled'],
    ['no password', { email: 'a@example.com' }, 400, 'validation_failed'],
    ['what is no e-mail', { email: 'a@', password: secret }, 400, 'validation_failed'],
    [
      'text that cannot be stored',
      { email: 'a@b.co', password: secret, data: { a: '\0' } },
      400,
      'bad_json',
    ],
    [
      'half a character',
      { email: 'a@b.co', password: secret, data: { a: '\ud800' } },
      400,
      'bad_json',
    ],
    ['a list as data', { email: 'a@b.co', password: secret, data: [] }, 400, 'bad_json'],
  ])('%s', async (_what, body, status, code) => {
    const response = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_test', 'x-forwarded-for': '10.9.9.8' },
      body: JSON.stringify(body),
    });
    expect([response.status, (await response.json()).error_code]).toEqual([status, code]);
  });
});

describe('Confirming again', () => {
  test('the mail is sent once more, and only the newest link counts', async () => {
    const email = 'denovo@example.com';
    await signUp(email);
    const first = await newestEmail(server, email);
    await resetRateLimits(server);
    const { error } = await server.anonymous().auth.resend({ type: 'signup', email });
    expect(error).toBeNull();
    expect(await emailsTo(server, email)).toHaveLength(2);
    expect(fragmentOf(await follow(server, first.link)).error_code).toBe('otp_expired');
  });

  test('sooner than a minute later, whoever asks is told to wait', async () => {
    const email = 'cedo@example.com';
    await signUp(email);
    const { error } = await server.anonymous().auth.resend({ type: 'signup', email });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
  });

  test('unknown and confirmed addresses are answered alike, and get no mail', async () => {
    for (const email of ['ninguem@example.com', people.bruno.email]) {
      const { error } = await server.anonymous().auth.resend({ type: 'signup', email });
      expect(error).toBeNull();
      expect(await emailsTo(server, email)).toEqual([]);
    }
  });

  test('a link that is older than an hour has expired', async () => {
    const email = 'velha@example.com';
    await signUp(email);
    await server.owner.query(
      "update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = $1",
      [email],
    );
    const { link, code } = await newestEmail(server, email);
    expect(fragmentOf(await follow(server, link)).error_code).toBe('otp_expired');
    const typed = await server.anonymous().auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(typed.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });
});

describe('Where a link leads', () => {
  test.each([
    ['a page of the site', 'http://localhost/BR/my-account', 'http://localhost/BR/my-account'],
    ['a page that config.toml lists', 'http://127.0.0.1:3000/en/x', 'http://127.0.0.1:3000/en/x'],
    ['a foreign page: to the site instead', 'https://evil.example/steal', 'http://localhost/'],
    ['a look-alike: to the site instead', 'http://localhost.evil.example/', 'http://localhost/'],
    ['an address with a login in it', 'http://localhost@evil.example/', 'http://localhost/'],
    ['a script', 'javascript:alert(1)//localhost', 'http://localhost/'],
  ])('%s', async (_what, redirect, expected) => {
    const email = `redirect-${Math.random().toString(36).slice(2)}@example.com`;
    await signUp(email, { redirect });
    const target = await follow(server, (await newestEmail(server, email)).link);
    expect(target.href.split('#')[0]).toBe(expected);
  });

  test('changing the address in the link does not help', async () => {
    const email = 'torta@example.com';
    await signUp(email);
    const { link } = await newestEmail(server, email);
    link.searchParams.set('redirect_to', 'https://evil.example/');
    expect((await follow(server, link)).hostname).toBe('localhost');
  });
});
