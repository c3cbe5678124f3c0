import { describe, expect, test } from 'vitest';
import { cast, password } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { callFunction, emailTo } from './call.ts';

const server = testServer();
const newPassword = 'um lugar ao sol 7';

/** Requests a reset link and reads its token from the email. */
async function tokenFor(email: string) {
  const resetUrl = `${server.url}/BR/reset-password`;
  await callFunction(server, 'send-password-reset', { email, resetUrl });
  const { text } = await emailTo(server, email);
  return /token=([0-9a-f]{64})/.exec(text)?.[1] ?? '';
}

const reset = (email: string, token: string, chosen = newPassword) =>
  callFunction(server, 'reset-password', { email, token, newPassword: chosen });

async function canSignIn(email: string, secret: string) {
  const { error } = await server.anonymous().auth.signInWithPassword({ email, password: secret });
  return error === null;
}

const linkInvalid = {
  success: false,
  code: 'reset_link_invalid',
  message: 'Link de recuperação inválido ou expirado.',
};

describe('A reset link', () => {
  test('sets the new password and ends the open sessions', async () => {
    const open = await server.signedIn(cast.ana.email);
    const { session } = (await open.auth.getSession()).data;
    const { status, body } = await reset(cast.ana.email, await tokenFor(cast.ana.email));
    expect(body).toMatchObject({ success: true });
    expect(status).toBe(200);
    expect(await canSignIn(cast.ana.email, newPassword)).toBe(true);
    expect(await canSignIn(cast.ana.email, password)).toBe(false);
    expect((await open.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const { error } = await server
      .anonymous()
      .auth.refreshSession({ refresh_token: session?.refresh_token ?? '' });
    expect(error?.code).toBe('refresh_token_not_found');
  });

  test('works for an applicant, who still gets no session', async () => {
    await server.owner.query(
      `insert into public.membership_applications (auth_user_id, first_name, last_name, email, phone_number, date_of_birth, consent_version, consented_at, us_state)
       values ($1, 'Rita', 'Nogueira', $2, '+1 561 555 0142', '1991-08-09', 'rules 1, terms 1', now(), 'SC')`,
      [cast.stranger.userId, cast.stranger.email],
    );
    const token = await tokenFor(cast.stranger.email);
    expect((await reset(cast.stranger.email, token)).status).toBe(200);
    const { data, error } = await server
      .anonymous()
      .auth.signInWithPassword({ email: cast.stranger.email, password: newPassword });
    expect(data.session).toBeNull();
    expect(error?.message).toMatch(/Only enrolled members.* Application received since/);
  });

  test('works once', async () => {
    const token = await tokenFor(cast.bruno.email);
    expect((await reset(cast.bruno.email, token)).status).toBe(200);
    const again = await reset(cast.bruno.email, token, 'outra senha boa 8');
    expect(again.status).toBe(400);
    expect(again.body).toEqual(linkInvalid);
    expect(await canSignIn(cast.bruno.email, newPassword)).toBe(true);
  });

  test('can be checked before a password is typed, without using it up', async () => {
    const check = (email: string, token: string) =>
      callFunction(server, 'reset-password', { email, token, check: true });
    const token = await tokenFor(cast.ana.email);
    expect((await check(cast.ana.email, token)).status).toBe(200);
    expect((await check(cast.helena.email, token)).body).toEqual(linkInvalid);
    expect((await check(cast.ana.email, 'f'.repeat(64))).body).toEqual(linkInvalid);
    expect((await reset(cast.ana.email, token)).status).toBe(200);
    expect((await check(cast.ana.email, token)).body).toEqual(linkInvalid);
  });

  test('sends an email that the password was changed', async () => {
    await reset(cast.ana.email, await tokenFor(cast.ana.email), 'um lugar na sombra 8');
    const notice = await emailTo(server, cast.ana.email);
    expect(notice.subject).toBe('Sua senha do Mutirão foi redefinida');
    expect(notice.text).toContain('Se não foi você');
    expect(notice.text).not.toContain('token=');
  });

  test('works for one of many concurrent requests', async () => {
    const token = await tokenFor(cast.helena.email);
    const answers = await Promise.all(
      ['casa no morro 1', 'casa no morro 2', 'casa no morro 3'].map((one) =>
        reset(cast.helena.email, token, one),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('invalidates earlier links to the same mailbox', async () => {
    const earlier = await tokenFor(cast.clara.email);
    const token = await tokenFor(cast.clara.email);
    expect((await reset(cast.clara.email, token)).status).toBe(200);
    expect((await reset(cast.clara.email, earlier)).body).toEqual(linkInvalid);
  });

  test('expires after an hour', async () => {
    const token = await tokenFor(cast.helena.email);
    await server.owner.query(
      "update public.password_resets set expires_at = expires_at - interval '61 minutes'",
    );
    expect((await reset(cast.helena.email, token)).body).toEqual(linkInvalid);
  });

  test('does not work for another member or if it is invented', async () => {
    const token = await tokenFor(cast.helena.email);
    expect((await reset(cast.ana.email, token)).body).toEqual(linkInvalid);
    expect((await reset(cast.helena.email, 'f'.repeat(64))).body).toEqual(linkInvalid);
    expect((await reset('', token)).body).toEqual(linkInvalid);
    expect((await reset(cast.helena.email, '')).body).toEqual({
      success: false,
      code: 'token_missing',
      message: 'Token de recuperação não encontrado.',
    });
  });

  test('is not used up by a refused password', async () => {
    const token = await tokenFor(cast.helena.email);
    const short = await reset(cast.helena.email, token, '12345');
    expect(short.status).toBe(422);
    expect(short.body).toMatchObject({
      code: 'password_too_short',
      message: 'A senha deve ter pelo menos 6 caracteres.',
    });
    const weak = await reset(cast.helena.email, token, '123456');
    expect(weak.status).toBe(422);
    expect(weak.body).toMatchObject({
      code: 'weak_password',
      message: 'Esta senha é fácil de adivinhar. Escolha outra.',
    });
    const long = await reset(cast.helena.email, token, 'á'.repeat(37));
    expect(long.status).toBe(422);
    expect(long.body).toMatchObject({
      code: 'password_too_long',
      message: 'Esta senha é longa demais. Escolha uma mais curta.',
    });
    for (const odd of ['half a pair \ud800', 'a nul \u0000 inside']) {
      expect((await reset(cast.helena.email, token, odd)).body.code).toBe('weak_password');
    }
    expect((await reset(cast.helena.email, token)).status).toBe(200);
  });

  test('with characters that no database can store is refused', async () => {
    for (const token of ["'\ud800", 'a\u0000b']) {
      expect((await reset(cast.ana.email, token)).body).toEqual(linkInvalid);
    }
  });

  test('is in the activity log, without secrets', async () => {
    const { rows } = await server.owner.query<{ action: string }>(
      'select action, log::text from public.activity_log log where subject_id = $1',
      [cast.bruno.memberId],
    );
    const actions = rows.map(({ action }) => action);
    expect(actions).toContain('member.password_reset_requested');
    expect(actions).toContain('member.password_reset');
    expect(JSON.stringify(rows)).not.toMatch(/[0-9a-f]{64}|@example/);
  });

  test('responds in English on request', async () => {
    const answer = await callFunction(server, 'reset-password', {
      email: cast.ana.email,
      token: 'x',
      newPassword,
      language: 'en',
    });
    expect(answer.body.message).toBe('The recovery link is invalid or has expired.');
  });
});
