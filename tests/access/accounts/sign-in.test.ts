import { describe, expect, test } from 'vitest';
import { cast, password } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

function signIn(email: string, secret = password) {
  return server.anonymous().auth.signInWithPassword({ email, password: secret });
}

describe('Signing in with a password', () => {
  test('Bruno, who is pending, and Helena, whose plan starts later, sign in', async () => {
    for (const { email, userId } of [cast.bruno, cast.helena]) {
      const { data } = await signIn(email);
      expect(data.user?.id).toBe(userId);
    }
  });

  test('the stranger, who is no member, is refused', async () => {
    const { data, error } = await signIn(cast.stranger.email);
    expect(data.session).toBeNull();
    expect(error?.status).toBe(403);
    expect(error?.message).toMatch(/^Access denied: Only .* members/);
  });

  test('an applicant learns by the right password, and only then, where the application is', async () => {
    await server.owner.query(
      `insert into public.membership_applications (auth_user_id, first_name, last_name, email, phone_number, date_of_birth, consent_version, consented_at, us_state)
       values ($1, 'Rita', 'Nogueira', $2, '+1 561 555 0142', '1991-08-09', 'rules 1, terms 1', now(), 'SC')`,
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
});
