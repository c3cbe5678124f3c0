import { beforeAll, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast } from '../../cast.ts';
import { callFunction } from '../../functions/call.ts';
import { adminSession, bearer } from '../../support/admin-session.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
let gabriela: Awaited<ReturnType<typeof server.admin>>;
const otavio = cast.otavio.adminId;
const fabio = cast.fabio.adminId;

/** Gabriela may manage users and messages. Otávio may also read analytics, so he has more permissions. */
beforeAll(async () => {
  await server.owner.query(
    "update admins set permissions = '{users,contacts}', role = 'admin' where id = $1",
    [cast.gabriela.adminId],
  );
  gabriela = await server.admin(cast.gabriela.email);
});

async function row(id: string) {
  const { rows } = await server.owner.query(
    'select email, role, status, permissions, updated_at from admins where id = $1',
    [id],
  );
  return rows[0] as { email: string; updated_at: Date };
}

describe('Gabriela, an admin for users, gains no permission', () => {
  test.each([
    ['by changing his email', { email: 'gabriela+otavio@example.com' }, 'permission_not_held'],
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

  test('by changing the email of a super admin, or her own', async () => {
    for (const [id, code] of [
      [fabio, 'super_admin_required'],
      [cast.gabriela.adminId, 'own_rights'],
    ] as const) {
      const before = await row(id);
      const { error } = await gabriela
        .from('admins')
        .update({ email: 'mine@example.com' })
        .eq('id', id);
      expect(error?.code).toBe(code);
      expect(await row(id)).toEqual(before);
    }
  });

  test('by setting his password, sending him a link, or removing his second factor', async () => {
    const password = 'a sentence of mine 7';
    const set = await callGuarded(gabriela, 'set_admin_password', { admin_id: otavio, password });
    expect(set.error?.code).toBe('permission_not_held');
    const invitation = { admin_id: otavio, language: 'en' };
    const invited = await callGuarded(gabriela, 'invite_admin', invitation);
    expect(invited.error?.code).toBe('permission_not_held');
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

describe('An admin who may correct an email', () => {
  test('cannot set a taken or invalid one, or that of someone who has a password', async () => {
    const fabios = await server.admin(cast.fabio.email);
    const { data } = await fabios
      .from('admins')
      .insert({ first_name: 'Lia', last_name: 'Alves', email: 'lia@example.com' })
      .select('id')
      .single();
    const move = async (id: string, email: string) =>
      (await fabios.from('admins').update({ email }).eq('id', id)).error?.code;
    expect(await move(data?.id ?? '', cast.gabriela.email)).toBe('23505');
    expect(await move(data?.id ?? '', 'no email')).toBe('23514');
    expect(await move(otavio, 'x@example.com')).toBe('own_email');
    expect(await move(data?.id ?? '', ' LIA.NOVA@example.com ')).toBeUndefined();
    expect((await row(data?.id ?? '')).email).toBe('lia.nova@example.com');
  });
});
