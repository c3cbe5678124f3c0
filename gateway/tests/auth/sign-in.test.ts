import { describe, expect, test } from 'vitest';
import { password, people } from '../support/people.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

function signIn(email: string, secret = password) {
  return server.anonymous().auth.signInWithPassword({ email, password: secret });
}

describe('Signing in with a password', () => {
  test('Ana signs in and gets a token of one hour that says who she is', async () => {
    const { data, error } = await signIn(people.ana.email);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(people.ana.userId);
    expect(data.session?.token_type).toBe('bearer');
    expect(data.session?.expires_in).toBe(3600);
    const client = server.anonymous();
    const claims = await client.auth.getClaims(data.session?.access_token);
    expect(claims.data?.claims).toMatchObject({
      sub: people.ana.userId,
      role: 'authenticated',
      aud: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      email: people.ana.email,
    });
  });

  test('Ana may write her e-mail in capitals', async () => {
    const { data } = await signIn(people.ana.email.toUpperCase());
    expect(data.user?.id).toBe(people.ana.userId);
  });

  test('a wrong password and an unknown e-mail are refused in the same words', async () => {
    const wrong = await signIn(people.ana.email, 'not-my-password');
    const unknown = await signIn('nobody@example.com');
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect(unknown.error?.message).toBe(wrong.error?.message);
    expect(unknown.error?.code).toBe(wrong.error?.code);
  });

  test('an account that the access token hook refuses gets its message, and no session', async () => {
    const suspended = await signIn(people.clara.email);
    expect(suspended.error?.status).toBe(403);
    expect(suspended.error?.message).toBe('Account access restricted (suspended)');
    const stranger = await signIn(people.stranger.email);
    expect(stranger.data.session).toBeNull();
    expect(stranger.error?.message).toBe('Access denied: no profile');
    const sessions = await server.owner.query(
      'select 1 from auth.sessions where user_id = any ($1)',
      [[people.clara.userId, people.stranger.userId]],
    );
    expect(sessions.rowCount).toBe(0);
  });

  test('an account whose e-mail is not confirmed, and a banned one, are refused', async () => {
    const { owner } = server;
    await owner.query('update auth.users set email_confirmed_at = null where email = $1', [
      people.helena.email,
    ]);
    expect((await signIn(people.helena.email)).error?.code).toBe('email_not_confirmed');
    await owner.query(
      "update auth.users set email_confirmed_at = now(), banned_until = now() + interval '1 day' where email = $1",
      [people.helena.email],
    );
    expect((await signIn(people.helena.email)).error?.code).toBe('user_banned');
  });
});
