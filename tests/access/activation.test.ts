import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { follow, letLimitsPass, newestMail } from '../auth/support/mailbox.ts';
import { cast } from '../cast.ts';
import { callFunction, mailTo } from '../functions/call.ts';
import { testServer } from '../support/server.ts';

const server = testServer();
const { diego } = cast;
const chosen = 'um lugar ao sol 7';
const foreign = 'a senha do estranho 9';

/** Diego's own row, and the logins with his e-mail, as they were before. */
afterEach(async () => {
  await server.owner.query('update members set auth_user_id = null where id = $1', [
    diego.memberId,
  ]);
  await server.owner.query('delete from auth.users where email = $1', [diego.email]);
  await server.owner.query('delete from private.activation_tokens');
  await server.owner.query('delete from private.rate_limits');
  await letLimitsPass(server);
});

async function verify() {
  const { data } = await server.anonymous().rpc('verify_member_credentials', {
    email: diego.email,
    date_of_birth: diego.dateOfBirth,
  });
  return data as { status: string; activation_token: string };
}

/** Signs up with Diego's e-mail, as the sign-up step does or as a stranger would. */
async function signUp(password: string, activation_token?: string) {
  await letLimitsPass(server);
  const { data, error } = await server.anonymous().auth.signUp({
    email: diego.email,
    password,
    options: { data: activation_token ? { activation_token } : {} },
  });
  if (error) throw error;
  return data.user?.id ?? '';
}

function link(user_id: string, activation_token: string) {
  return server
    .anonymous()
    .rpc('link_member_account', { user_id, email: diego.email, activation_token });
}

async function confirm() {
  await follow(server, (await newestMail(server, diego.email)).link);
}

async function signIn(password: string) {
  const someone = server.anonymous();
  const { error } = await someone.auth.signInWithPassword({ email: diego.email, password });
  if (error) return error.message;
  const { data } = await someone.from('members').select('first_name').maybeSingle();
  return data?.first_name;
}

async function status() {
  const { data } = await server.anonymous().rpc('member_sign_in_status', { email: diego.email });
  return (data as { status: string }).status;
}

describe('Diego', () => {
  test('gets in with the password he chose, once he has shown that the mailbox is his', async () => {
    const { activation_token } = await verify();
    const login = await signUp(chosen, activation_token);
    expect((await link(login, activation_token)).data).toBe(diego.memberId);
    expect(await status()).toBe('ok');
    expect(await signIn(chosen)).toBe('Email not confirmed');
    await confirm();
    expect(await signIn(chosen)).toBe('Diego');
    const { rows } = await server.owner.query(
      "select raw_user_meta_data ? 'activation_token' as kept from auth.users where id = $1",
      [login],
    );
    expect(rows).toEqual([{ kept: false }]);
  });

  test('gets in although a stranger registered his e-mail first; the stranger never does', async () => {
    await signUp(foreign);
    const { activation_token } = await verify();
    const login = await signUp(chosen, activation_token);
    expect((await link(login, activation_token)).error).toBeNull();
    await confirm();
    expect(await signIn(foreign)).toBe('Invalid login credentials');
    expect(await signIn(chosen)).toBe('Diego');
  });

  test('gets in by a reset where he confirmed the stranger’s login out of curiosity', async () => {
    await signUp(foreign);
    await confirm();
    expect(await signIn(foreign)).toMatch(/^Access denied: Only/);
    const { activation_token } = await verify();
    await letLimitsPass(server);
    const again = await server.anonymous().auth.signUp({ email: diego.email, password: chosen });
    expect(again.data.user?.identities).toEqual([]);
    expect((await link(randomUUID(), activation_token)).error?.code).toBe('login_mismatch');

    const resetUrl = `${server.url}/BR/reset-password`;
    const sent = await callFunction(server, 'send-password-reset', {
      email: diego.email,
      resetUrl,
    });
    expect(sent.body.success).toBe(true);
    const token = /token=([0-9a-f]{64})/.exec((await mailTo(server, diego.email)).text)?.[1];
    const reset = { email: diego.email, token, newPassword: chosen };
    expect((await callFunction(server, 'reset-password', reset)).body.success).toBe(true);
    expect(await signIn(foreign)).toBe('Invalid login credentials');
    expect(await signIn(chosen)).toBe('Diego');
  });

  test('keeps the stranger out who registers his e-mail while he waits for the mail', async () => {
    const { activation_token } = await verify();
    await link(await signUp(chosen, activation_token), activation_token);
    await signUp(foreign);
    await confirm();
    expect(await signIn(foreign)).toMatch(/^Access denied: Only/);
    const { rows } = await server.owner.query('select auth_user_id from members where id = $1', [
      diego.memberId,
    ]);
    expect(rows).toEqual([{ auth_user_id: null }]);
  });

  test('may begin again as often as he likes; only the newest attempt counts', async () => {
    const first = await verify();
    const old = await signUp(foreign, first.activation_token);
    await link(old, first.activation_token);
    const second = await verify();
    expect((await link(old, first.activation_token)).error?.code).toBe('activation_token_invalid');
    const login = await signUp(chosen, second.activation_token);
    await link(login, second.activation_token);
    await confirm();
    expect(await signIn(chosen)).toBe('Diego');
    expect((await verify()).status).toBe('already_linked');
  });
});

describe('Nobody', () => {
  test('claims a login that the activation did not make', async () => {
    const { activation_token } = await verify();
    const login = await signUp(foreign);
    expect((await link(login, activation_token)).error?.code).toBe('login_mismatch');
    expect((await link(cast.stranger.userId, activation_token)).error?.code).toBe('login_mismatch');
    await confirm();
    expect(await signIn(foreign)).toMatch(/^Access denied: Only/);
  });

  test('calls what only the triggers and functions may call', async () => {
    for (const name of ['link_login', 'unclaimed_login', 'link_confirmed_login']) {
      const { rows } = await server.owner.query(
        `select has_function_privilege(role, oid, 'execute') as may
         from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
         where proname = $1`,
        [name],
      );
      expect(rows.map(({ may }) => may)).toEqual([false, false, false]);
    }
  });
});
