import { describe, expect, test } from 'vitest';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import { cast } from '../cast.ts';
import { adminSession, bearer } from '../support/admin-session.ts';
import { testServer } from '../support/server.ts';
import { callFunction, emailTo, queuedEmails } from './call.ts';

const server = testServer();

async function invite(adminId: string, session: string, language = 'en') {
  return callFunction(server, 'send-admin-link', { adminId, language }, bearer(session));
}

async function addNina(email: string) {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into admins (first_name, last_name, email, role, permissions)
     values ('Nina', 'Alves', $1, 'content_editor', '{shows}') returning id`,
    [email],
  );
  return rows[0]?.id ?? '';
}

async function tokenSentTo(email: string) {
  const mail = await emailTo(server, email);
  return /\/admin\/password#([0-9a-f]{64})/.exec(mail.text)?.[1] ?? '';
}

const spend = (token: string, password: string) =>
  callGuarded(server.anonymous(), 'use_admin_password_link', { token, password });

describe('An invitation of an admin', () => {
  test('lets only Nina choose her password, once', async () => {
    const nina = await addNina('nina@example.com');
    const answer = await invite(nina, await adminSession(server, cast.fabio.email));
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect((await emailTo(server, 'nina@example.com')).text).toContain('Fábio Teixeira added you');
    const token = await tokenSentTo('nina@example.com');
    const { data: link } = await callGuarded(server.anonymous(), 'read_admin_password_link', {
      token,
    });
    expect(link).toEqual({
      status: 'ready',
      kind: 'invitation',
      first_name: 'Nina',
      email: 'nina@example.com',
    });

    expect((await spend(token, 'short')).error?.code).toBe('weak_password');
    expect((await spend(token, 'um lugar ao sol 7')).data).toEqual({ status: 'done' });
    expect(await adminSession(server, 'nina@example.com', 'um lugar ao sol 7')).toMatch(/^ey/);
    expect((await spend(token, 'somebody-else')).data).toEqual({ status: 'invalid' });
  });

  test('does not work after a newer one, after seven days, or for a deactivated admin', async () => {
    const session = await adminSession(server, cast.fabio.email);
    const lia = await addNina('lia@example.com');
    await invite(lia, session);
    const first = await tokenSentTo('lia@example.com');
    await invite(lia, session);
    const second = await tokenSentTo('lia@example.com');
    const status = async (token: string) =>
      (await callGuarded(server.anonymous(), 'read_admin_password_link', { token })).data;
    expect(await status(first)).toEqual({ status: 'invalid' });
    expect(await status(second)).toMatchObject({ status: 'ready' });
    await server.owner.query("update admins set status = 'inactive' where id = $1", [lia]);
    expect(await status(second)).toEqual({ status: 'invalid' });
    expect((await invite(lia, session)).body.code).toBe('admin_inactive');
    await server.owner.query("update admins set status = 'active' where id = $1", [lia]);
    await server.owner.query(
      "update private.admin_password_links set expires_at = now() - interval '1 second'",
    );
    expect(await status(second)).toEqual({ status: 'invalid' });
  });

  test('is sent only by admins for users', async () => {
    const before = (await queuedEmails(server)).length;
    const igor = cast.igor.adminId;
    expect(await invite(igor, await adminSession(server, cast.otavio.email))).toMatchObject({
      status: 403,
    });
    expect(await invite(igor, 'f'.repeat(64))).toMatchObject({
      status: 401,
      body: { code: 'admin_session_ended' },
    });
    expect(await invite(igor, '')).toMatchObject({ status: 401 });
    expect(await queuedEmails(server)).toHaveLength(before);
  });
});

describe('A forgotten password', () => {
  const forget = (email: string) =>
    callFunction(server, 'send-admin-link', { email, language: 'pt-BR' });

  test('is replaced through a link, which ends the open sessions', async () => {
    const open = await server.admin(cast.otavio.email);
    await forget(cast.otavio.email);
    const mail = await emailTo(server, cast.otavio.email);
    expect(mail).toMatchObject({
      kind: 'admin-password-reset',
      subject: 'Crie uma nova senha da central de comando do Mutirão',
    });
    expect(mail.text).toContain('/BR/admin/password#');
    await spend(await tokenSentTo(cast.otavio.email), 'um lugar ao sol 8');
    expect((await open.from('admins').select('id')).error?.code).toBe('admin_session_ended');
    expect(await adminSession(server, cast.otavio.email, 'um lugar ao sol 8')).not.toBe('');
  });

  test('does not reveal who is an admin', async () => {
    const before = (await queuedEmails(server)).length;
    const answers = [await forget(cast.igor.email), await forget('nobody@example.com')];
    const known = await forget(cast.fabio.email);
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({
        status: known.status,
        body: known.body,
      });
    expect(await queuedEmails(server)).toHaveLength(before + 1);
  });
});
