import { beforeAll, describe, expect, test } from 'vitest';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import { cast } from '../cast.ts';
import { callFunction, emailTo, queuedEmails } from '../functions/call.ts';
import { adminSession, bearer, enterAsAdmin } from '../support/admin-session.ts';
import { testServer } from '../support/server.ts';

const server = testServer();
let gabriela: Awaited<ReturnType<typeof server.admin>>;
let session: string;
const otavio = cast.otavio.adminId;
const fabio = cast.fabio.adminId;

/** Gabriela may manage users and messages. Otávio may also read analytics, so he has more permissions. */
beforeAll(async () => {
  await server.owner.query(
    "update admins set permissions = '{users,contacts}', role = 'admin' where id = $1",
    [cast.gabriela.adminId],
  );
  gabriela = await server.admin(cast.gabriela.email);
  session = await adminSession(server, cast.gabriela.email);
});

async function row(id: string) {
  const { rows } = await server.owner.query(
    'select email, role, status, permissions, updated_at from admins where id = $1',
    [id],
  );
  return rows[0] as { email: string; updated_at: Date };
}

async function changeEmail(adminId: string, email: string, as = session) {
  const { rows } = await server.owner.query(
    'select updated_at::text as at from admins where id = $1',
    [adminId],
  );
  return callFunction(
    server,
    'change-admin-email',
    { adminId, email, seenAt: rows[0].at, language: 'en' },
    bearer(as),
  );
}

describe('Gabriela, an admin for users, gains no permission', () => {
  test.each([
    ['by changing his email in the table', { email: 'gabriela+otavio@example.com' }, '42501'],
    ['by a weaker role', { role: 'content_editor' }, 'permission_not_held'],
    ['by fewer permissions', { permissions: ['contacts'] }, 'permission_not_held'],
    ['by deactivating him', { status: 'inactive' }, 'permission_not_held'],
    ['by another name', { last_name: 'Outro' }, 'permission_not_held'],
  ])('%s', async (_way, change, code) => {
    const before = await row(otavio);
    const { error } = await gabriela.from('admins').update(change).eq('id', otavio);
    expect(error?.code).toBe(code);
    expect(await row(otavio)).toEqual(before);
  });

  test('by changing his email, a super admin’s, or her own', async () => {
    const before = (await queuedEmails(server)).length;
    for (const [id, code] of [
      [otavio, 'permission_not_held'],
      [fabio, 'super_admin_required'],
      [cast.gabriela.adminId, 'own_rights'],
    ] as const) {
      expect(await changeEmail(id, 'mine@example.com')).toMatchObject({
        status: 403,
        body: { code },
      });
    }
    expect(await queuedEmails(server)).toHaveLength(before);
  });

  test('by setting his password, sending him a link, or removing his second factor', async () => {
    const password = 'a sentence of mine 7';
    const set = await callGuarded(gabriela, 'set_admin_password', { admin_id: otavio, password });
    expect(set.error?.code).toBe('permission_not_held');
    const headers = bearer(session);
    const invited = await callFunction(server, 'send-admin-link', { adminId: otavio }, headers);
    expect(invited.body.code).toBe('permission_not_held');
    const reset = await callGuarded(gabriela, 'reset_admin_second_factor', { admin_id: otavio });
    expect(reset.error?.code).toBe('super_admin_required');
  });

  test('by adding an admin with more permissions or a super admin', async () => {
    const person = { first_name: 'Eu', last_name: 'Mesma', email: 'me@example.com' };
    for (const [more, code] of [
      [{ permissions: ['members'] }, 'permission_not_held'],
      [{ role: 'super_admin' }, 'super_admin_required'],
    ] as const) {
      const added = await gabriela
        .from('admins')
        .insert({ ...person, ...more, permissions: ['members'] });
      expect(added.error?.code).toBe(code);
    }
  });

  test('by reactivating an admin with more permissions', async () => {
    await server.owner.query(
      "update admins set permissions = '{members}', status = 'inactive' where id = $1",
      [cast.igor.adminId],
    );
    const { error } = await gabriela
      .from('admins')
      .update({ status: 'active', permissions: ['contacts'] })
      .eq('id', cast.igor.adminId);
    expect(error?.code).toBe('permission_not_held');
  });

  test('by an application or a member with an admin’s email, because neither opens the Command Center', async () => {
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into membership_applications (first_name, last_name, email, phone_number, date_of_birth, consent_version, consented_at, us_state)
       values ('Falsa', 'Pessoa', $1, '+1 561 555 0100', '1990-01-01', 'rules 1, terms 1', now(), 'SC') returning id`,
      [cast.fabio.email],
    );
    const decided = await callFunction(
      server,
      'decide-application',
      { applicationId: rows[0]?.id, decision: 'approve' },
      bearer(await adminSession(server, cast.fabio.email)),
    );
    expect(decided.status).toBe(200);
    const signedUp = await server.anonymous().auth.signUp({
      email: cast.fabio.email,
      password: 'a sentence of mine 7',
    });
    expect(signedUp.error).toBeNull();
    expect(await adminSession(server, cast.fabio.email, 'a sentence of mine 7')).toBe('');
  });

  test('by other permissions, which open no admins, passwords, or sessions', async () => {
    const others = await server.admin(cast.otavio.email);
    for (const change of [{ role: 'super_admin' }, { permissions: ['users'] }]) {
      const { data } = await others.from('admins').update(change).eq('id', otavio).select('id');
      expect(data ?? []).toEqual([]);
    }
    const added = await others.from('admins').insert({
      first_name: 'X',
      last_name: 'Y',
      email: 'x@example.com',
    });
    expect(added.error?.code).toBe('42501');
  });
});

describe('An admin who may change an email', () => {
  test('ends the sessions and links of that admin, and the old address is notified', async () => {
    const lia = { old: 'lia@example.com', new: 'lia.nova@example.com' };
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into admins (first_name, last_name, email, role, permissions)
       values ('Lia', 'Alves', $1, 'support_agent', '{contacts}') returning id`,
      [lia.old],
    );
    const id = rows[0]?.id ?? '';
    await server.owner.query("select private.set_admin_password($1, 'ipê amarelo na serra')", [id]);
    const headers = bearer(session);
    await callFunction(server, 'send-admin-link', { adminId: id, language: 'en' }, headers);
    const token = /#([0-9a-f]{64})/.exec((await emailTo(server, lia.old)).text)?.[1] ?? '';
    const open = await enterAsAdmin(server, lia.old, 'ipê amarelo na serra');
    expect((await open.rpc('current_admin')).data).toHaveLength(1);

    expect(await changeEmail(id, ` ${lia.new.toUpperCase()} `)).toMatchObject({ status: 200 });
    expect((await row(id)).email).toBe(lia.new);
    const told = await emailTo(server, lia.old);
    expect(told).toMatchObject({ kind: 'admin-email-changed' });
    expect(told.text).toContain('Gabriela Pinto changed the email');
    expect(told.text).not.toContain(lia.new);
    const link = await callGuarded(server.anonymous(), 'read_admin_password_link', { token });
    expect(link.data).toEqual({ status: 'invalid' });
    expect((await open.rpc('current_admin')).data).toEqual([]);
    expect((await open.auth.refreshSession()).data.session).toBeNull();
    expect(await adminSession(server, lia.old, 'ipê amarelo na serra')).toBe('');
    expect(await adminSession(server, lia.new, 'ipê amarelo na serra')).not.toBe('');
  });

  test('cannot set a taken or invalid email, or overwrite a concurrent change', async () => {
    const fabios = await adminSession(server, cast.fabio.email);
    expect(await changeEmail(otavio, cast.gabriela.email, fabios)).toMatchObject({
      status: 409,
      body: { code: '23505' },
    });
    expect(await changeEmail(otavio, 'no email', fabios)).toMatchObject({ status: 422 });
    const late = await callFunction(
      server,
      'change-admin-email',
      { adminId: otavio, email: 'late@example.com', seenAt: '2020-01-01' },
      bearer(fabios),
    );
    expect(late).toMatchObject({ status: 409, body: { code: 'message_changed' } });
    expect(await changeEmail(otavio, 'x@example.com', '')).toMatchObject({ status: 401 });
  });
});
