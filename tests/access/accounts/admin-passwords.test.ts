import { TOTP } from 'otpauth';
import {
  emailsTo,
  newestEmail,
  resetRateLimits,
  tokenHashOf,
} from 'supabase-gateway/testing/mailbox';
import { afterEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast } from '../../cast.ts';
import { adminSession, enterAsAdmin } from '../../support/admin-session.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
const chosen = 'um lugar ao sol 7';

afterEach(() => resetRateLimits(server));

/** Adds Nina to the team, as an admin for users does. */
async function addNina(email: string) {
  const fabio = await server.admin(cast.fabio.email);
  const person = { first_name: 'Nina', last_name: 'Alves', email, permissions: ['shows'] };
  const added = await fabio.from('admins').insert(person).select('id').single();
  expect(added.error).toBeNull();
  const id = added.data?.id ?? '';
  const invite = (language = 'en') =>
    callGuarded(fabio, 'invite_admin', { admin_id: id, language });
  return { id, fabio, invite };
}

/** What the Command Center and its sign-in page do to email a link. */
async function sendLink(email: string) {
  await resetRateLimits(server);
  return server.anonymous().auth.resetPasswordForEmail(email);
}

/** Opens the newest link to a mailbox, as the page of the link does. */
async function openLink(email: string, token_hash?: string) {
  const client = server.anonymous();
  const token = token_hash ?? tokenHashOf(await newestEmail(server, email));
  const { error } = await client.auth.verifyOtp({ token_hash: token, type: 'recovery' });
  return { client, error };
}

const entries = async (adminId: string) =>
  (
    await server.owner.query<{ action: string; actor_kind: string }>(
      'select action, actor_kind from activity_log where subject_id = $1 order by created_at, id',
      [adminId],
    )
  ).rows.map(({ action, actor_kind }) => `${actor_kind} ${action}`);

describe('An invitation', () => {
  test('lets only Nina choose her password, once, and opens nothing else', async () => {
    const email = 'nina@example.com';
    const { id, invite } = await addNina(email);
    expect((await sendLink(email)).error).toBeNull();
    expect(await emailsTo(server, email)).toEqual([]);

    expect((await invite()).data).toBe(email);
    await sendLink(email);
    const mail = await newestEmail(server, email);
    expect(mail.subject).toBe('Choose your Mutirão Command Center password');
    expect(mail.link.pathname).toBe('/admin/confirm');
    const { client, error } = await openLink(email);
    expect(error).toBeNull();
    expect((await client.rpc('current_admin')).data).toEqual([]);
    expect((await client.from('admins').select('id')).error?.code).toBe('42501');
    expect(await adminSession(server, email, '')).toBe('');

    expect((await client.auth.updateUser({ password: 'senha123' })).error?.code).toBe(
      'weak_password',
    );
    expect((await client.auth.updateUser({ password: chosen })).error).toBeNull();
    expect((await client.rpc('current_admin')).data).toEqual([]);
    expect(await adminSession(server, email, chosen)).toMatch(/^ey/);
    expect((await openLink(email, tokenHashOf(mail))).error?.code).toBe('otp_expired');
    expect(await entries(id)).toEqual([
      'admin admins.insert',
      'admin admins.update',
      'admin admin.invited',
      'visitor admin.password_reset_requested',
      'visitor admin.sign_in_refused',
      'admin admin.password_set',
      'admin admin.sign_in',
    ]);
    // Another invitation is not needed, and changes nothing.
    expect((await invite()).data).toBeNull();
  });

  test('in Portuguese is in Portuguese, and its link ends with a newer one or a corrected email', async () => {
    const { id, fabio, invite } = await addNina('lia@example.com');
    await invite('pt-BR');
    await sendLink('lia@example.com');
    const first = await newestEmail(server, 'lia@example.com');
    expect(first.subject).toBe('Crie a sua senha da central de comando do Mutirão');
    expect(first.link.pathname).toBe('/BR/admin/confirm');
    await sendLink('lia@example.com');
    const second = tokenHashOf(await newestEmail(server, 'lia@example.com'));
    expect((await openLink('', tokenHashOf(first))).error?.code).toBe('otp_expired');

    const move = await fabio.from('admins').update({ email: 'lia.alves@example.com' }).eq('id', id);
    expect(move.error).toBeNull();
    expect((await openLink('', second)).error?.code).toBe('otp_expired');
    await sendLink('lia.alves@example.com');
    expect(await emailsTo(server, 'lia.alves@example.com')).toEqual([]);
    expect((await invite()).data).toBe('lia.alves@example.com');
    await sendLink('lia.alves@example.com');
    expect((await openLink('lia.alves@example.com')).error).toBeNull();
  });

  test('keeps her email from anyone who signs up with it', async () => {
    const email = 'rosa@example.com';
    const stranger = { email, password: 'the password of a stranger' };
    const before = await server.anonymous().auth.signUp(stranger);
    expect(before.error).toBeNull();
    const { invite } = await addNina(email);
    await invite();
    await resetRateLimits(server);
    await server.anonymous().auth.signUp(stranger);
    expect(await adminSession(server, email, stranger.password)).toBe('');
    await sendLink(email);
    const { client } = await openLink(email);
    expect(await adminSession(server, email, stranger.password)).toBe('');
    await client.auth.updateUser({ password: chosen });
    expect(await adminSession(server, email, stranger.password)).toBe('');
    expect(await adminSession(server, email, chosen)).not.toBe('');
  });

  test('is for active admins only, and sent by admins for users', async () => {
    const { id, invite } = await addNina('vera@example.com');
    await server.owner.query("update admins set status = 'inactive' where id = $1", [id]);
    expect((await invite()).error?.code).toBe('admin_inactive');
    const call = { admin_id: id, language: 'en' };
    const otavio = await enterAsAdmin(server, cast.otavio.email);
    expect((await callGuarded(otavio, 'invite_admin', call)).error?.code).toBe('permission_denied');
    for (const caller of [server.anonymous(), await server.signedIn(cast.ana.email)]) {
      expect(await callGuarded(caller, 'invite_admin', call)).toMatchObject({
        status: 401,
        error: { code: 'admin_session_ended' },
      });
    }
  });
});

describe('A forgotten password', () => {
  test('is replaced through a link, which ends the open sessions', async () => {
    const open = await server.admin(cast.otavio.email);
    await sendLink(cast.otavio.email);
    const { client } = await openLink(cast.otavio.email);
    expect((await client.auth.updateUser({ password: chosen })).error).toBeNull();
    expect((await open.from('admins').select('id')).error?.code).toBe('admin_session_ended');
    expect(await adminSession(server, cast.otavio.email, chosen)).not.toBe('');
  });

  test('needs the second factor, by the app or a recovery code, and opens nothing with it', async () => {
    const staff = await enterAsAdmin(server, cast.gabriela.email);
    const enrolled = await staff.auth.mfa.enroll({ factorType: 'totp' });
    const factorId = enrolled.data?.id ?? '';
    const app = new TOTP({ secret: enrolled.data?.totp.secret ?? '' });
    await staff.auth.mfa.challengeAndVerify({ factorId, code: app.generate() });
    const [recoveryCode = ''] = (await callGuarded(staff, 'create_recovery_codes')).data ?? [];

    await sendLink(cast.gabriela.email);
    const { client } = await openLink(cast.gabriela.email);
    const early = await client.auth.updateUser({ password: chosen });
    expect(early.error?.code).toBe('insufficient_aal');
    expect((await callGuarded(client, 'use_recovery_code', { code: 'AAAA-AAAA-AAAA' })).data).toBe(
      false,
    );
    const used = await callGuarded(client, 'use_recovery_code', { code: recoveryCode });
    expect(used.data).toBe(true);
    await client.auth.refreshSession();
    expect((await client.rpc('current_admin')).data).toEqual([]);
    expect((await client.auth.updateUser({ password: chosen })).error).toBeNull();
    expect((await client.rpc('current_admin')).data).toEqual([]);
  });

  test('sends Igor, who is inactive, a link that opens no session', async () => {
    await sendLink(cast.igor.email);
    const { client, error } = await openLink(cast.igor.email);
    expect(error?.message).toContain('Access denied');
    expect((await client.auth.getSession()).data.session).toBeNull();
  });
});

describe('A password that someone else sets', () => {
  test.each([
    ['onze letras', 'too_short'],
    ['x'.repeat(73), 'too_long'],
  ])('is refused: %s', async (password, hint) => {
    const { id, fabio } = await addNina(`${hint}@example.com`);
    const set = await callGuarded(fabio, 'set_admin_password', { admin_id: id, password });
    expect(set).toMatchObject({ status: 422, error: { code: 'weak_password', hint } });
  });

  test('is only the first one, and ends a link that was sent before', async () => {
    const email = 'bia@example.com';
    const { id, fabio, invite } = await addNina(email);
    await invite();
    await sendLink(email);
    const call = { admin_id: id, password: chosen };
    expect((await callGuarded(fabio, 'set_admin_password', call)).error).toBeNull();
    expect((await openLink(email)).error?.code).toBe('otp_expired');
    expect(await adminSession(server, email, chosen)).not.toBe('');
    const again = await callGuarded(fabio, 'set_admin_password', call);
    expect(again).toMatchObject({ status: 409, error: { code: 'own_password' } });
    const moved = await fabio.from('admins').update({ email: 'mine@example.com' }).eq('id', id);
    expect(moved).toMatchObject({ status: 409, error: { code: 'own_email' } });
  });
});

describe('Lúcia’s own email', () => {
  test('changes once both mailboxes have confirmed, and she keeps her session', async () => {
    const email = 'lucia@example.com';
    const next = 'lucia.alves@example.com';
    const { id, fabio } = await addNina(email);
    await callGuarded(fabio, 'set_admin_password', { admin_id: id, password: chosen });
    const lucia = await enterAsAdmin(server, email, chosen);
    expect((await lucia.auth.updateUser({ email: next })).error).toBeNull();
    for (const mailbox of [email, next]) {
      expect((await lucia.rpc('current_admin')).data).toMatchObject([{ email }]);
      const { link } = await newestEmail(server, mailbox);
      expect(link.pathname).toBe('/BR/admin/confirm');
      const token_hash = new URLSearchParams(link.hash.slice(1)).get('token_hash') ?? '';
      const confirmed = await server
        .anonymous()
        .auth.verifyOtp({ token_hash, type: 'email_change' });
      expect(confirmed.error).toBeNull();
    }
    expect((await lucia.rpc('current_admin')).data).toMatchObject([{ id, email: next }]);
    expect(await adminSession(server, email, chosen)).toBe('');
    expect(await adminSession(server, next, chosen)).not.toBe('');
    expect((await newestEmail(server, email)).kind).toBe('email_changed');
    expect(await entries(id)).toContain('admin admin.email_changed');
  });
});
