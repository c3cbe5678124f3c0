import { describe, expect, test } from 'vitest';
import { cast, password } from '../../../tests/cast.ts';
import { testServer } from '../../../tests/support/server.ts';

const server = testServer();

function signIn(email: string, secret = password) {
  return server.anonymous().auth.signInWithPassword({ email, password: secret });
}

describe('Signing in with a password', () => {
  test('Ana signs in and gets a token of one hour that says who she is', async () => {
    const { data, error } = await signIn(cast.ana.email);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(cast.ana.userId);
    expect(data.session?.token_type).toBe('bearer');
    expect(data.session?.expires_in).toBe(3600);
    const client = server.anonymous();
    const claims = await client.auth.getClaims(data.session?.access_token);
    expect(claims.data?.claims).toMatchObject({
      sub: cast.ana.userId,
      role: 'authenticated',
      aud: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      email: cast.ana.email,
    });
  });

  test('Ana may write her e-mail in capitals', async () => {
    const { data } = await signIn(cast.ana.email.toUpperCase());
    expect(data.user?.id).toBe(cast.ana.userId);
  });

  test('Bruno, who is pending, and Helena, whose plan starts later, sign in', async () => {
    for (const { email, userId } of [cast.bruno, cast.helena]) {
      const { data } = await signIn(email);
      expect(data.user?.id).toBe(userId);
    }
  });

  test('a wrong password and an unknown e-mail are refused in the same words', async () => {
    const wrong = await signIn(cast.ana.email, 'not-my-password');
    const unknown = await signIn('nobody@example.com');
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect(unknown.error?.message).toBe(wrong.error?.message);
    expect(unknown.error?.code).toBe(wrong.error?.code);
  });

  test('the stranger, who is no member, is refused', async () => {
    const { data, error } = await signIn(cast.stranger.email);
    expect(data.session).toBeNull();
    expect(error?.status).toBe(403);
    expect(error?.message).toMatch(/^Access denied: Only .* members/);
  });

  test('an applicant learns by the right password, and only then, where the application is', async () => {
    await server.owner.query(
      `insert into public.membership_applications (auth_user_id, first_name, last_name, email, phone_number, date_of_birth, consent_version, consented_at)
       values ($1, 'Rita', 'Nogueira', $2, '+1 561 555 0142', '1991-08-09', 'rules 1, terms 1', now())`,
      [cast.stranger.userId, cast.stranger.email],
    );
    const standing = async () => (await signIn(cast.stranger.email)).error?.message;
    expect(await standing()).toMatch(/ Application received since \d{4}-\d{2}-\d{2}\.$/);
    await server.owner.query(
      'update public.membership_applications set opened_at = now() where email = $1',
      [cast.stranger.email],
    );
    expect(await standing()).toMatch(/ Application in review since /);
    await server.owner.query(
      "update public.membership_applications set status = 'declined', decided_at = now() where email = $1",
      [cast.stranger.email],
    );
    expect(await standing()).toMatch(/ Application declined since /);
    expect((await signIn(cast.stranger.email, 'not-it')).error?.message).toBe(
      'Invalid login credentials',
    );
    await server.owner.query('delete from public.membership_applications where email = $1', [
      cast.stranger.email,
    ]);
  });

  test('Clara, whose membership is cancelled, is refused with her status', async () => {
    const { error } = await signIn(cast.clara.email);
    expect(error?.status).toBe(403);
    expect(error?.message).toBe('Account access restricted (cancelled)');
  });

  test('a refused sign-in leaves no session, but an entry in the audit log', async () => {
    await signIn(cast.clara.email);
    const sessions = await server.owner.query('select 1 from auth.sessions where user_id = $1', [
      cast.clara.userId,
    ]);
    expect(sessions.rowCount).toBe(0);
    const entries = await server.owner.query(
      "select 1 from public.activity_log where actor_id = $1 and action like '%refus%'",
      [cast.clara.memberId],
    );
    expect(entries.rowCount).toBeGreaterThan(0);
  });

  test('an account whose e-mail is not confirmed, and a banned one, are refused', async () => {
    const { owner } = server;
    await owner.query('update auth.users set email_confirmed_at = null where email = $1', [
      cast.helena.email,
    ]);
    expect((await signIn(cast.helena.email)).error?.code).toBe('email_not_confirmed');
    await owner.query(
      "update auth.users set email_confirmed_at = now(), banned_until = now() + interval '1 day' where email = $1",
      [cast.helena.email],
    );
    expect((await signIn(cast.helena.email)).error?.code).toBe('user_banned');
  });
});
