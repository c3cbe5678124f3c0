import { describe, expect, test } from 'vitest';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

describe('Otávio, a support agent who calls the API by hand,', () => {
  const otavio = () => server.admin(cast.otavio.email);

  test('changes nobody of the team, and adds nobody', async () => {
    const api = await otavio();
    const change = await api
      .from('admins')
      .update({ status: 'inactive' })
      .neq('id', cast.otavio.adminId)
      .select();
    expect(change.data).toEqual([]);
    const own = await api
      .from('admins')
      .update({ role: 'super_admin', permissions: ['users'] })
      .eq('id', cast.otavio.adminId)
      .select();
    expect(own.data).toEqual([]);
    const { error } = await api
      .from('admins')
      .insert({ first_name: 'X', last_name: 'Y', email: 'x@example.com' });
    expect(error?.code).toBe('42501');
  });

  test('sets nobody’s password and invites nobody', async () => {
    const api = await otavio();
    const set = await callGuarded(api, 'set_admin_password', {
      admin_id: cast.gabriela.adminId,
      password: 'a sentence of mine 7',
    });
    expect(set).toMatchObject({ status: 403, error: { code: 'permission_denied' } });
    const call = { admin_id: cast.gabriela.adminId, language: 'en' };
    expect((await callGuarded(api, 'invite_admin', call)).error?.code).toBe('permission_denied');
    expect((await api.rpc('invite_admin', call)).error?.code).toBe('42501');
  });

  test('reads no line of the log but what concerns him', async () => {
    const api = await otavio();
    expect((await api.from('activity_list').select('id')).data).toEqual([]);
    const { data } = await api.rpc('recent_activity', { max_rows: 100 });
    const subjects = new Set(data?.map(({ subject_table }) => subject_table));
    expect(subjects).toContain('admins');
    // Each page that he opens is in the log, and not in this list.
    expect(data?.map(({ action }) => action)).not.toContain('list.opened');
    expect(subjects).not.toContain('members');
    expect(subjects).not.toContain('episodes');
  });
});

describe('The team', () => {
  test('keeps its last active super admin, who is neither demoted nor deactivated', async () => {
    const fabio = await server.admin(cast.fabio.email);
    for (const change of [{ role: 'admin' }, { status: 'inactive' }]) {
      const { error } = await fabio.from('admins').update(change).eq('id', cast.fabio.adminId);
      expect(error?.code).toBe('last_super_admin');
    }
  });

  test('is not overwritten by whoever comes second', async () => {
    const fabio = await server.admin(cast.fabio.email);
    const { data: seen } = await fabio
      .from('admins')
      .select()
      .eq('id', cast.gabriela.adminId)
      .single();
    const save = (last_name: string) =>
      fabio
        .from('admins')
        .update({ last_name })
        .eq('id', cast.gabriela.adminId)
        .eq('updated_at', seen?.updated_at ?? '')
        .select()
        .maybeSingle();
    expect((await save('Prata')).data?.name).toBe('Gabriela Prata');
    expect((await save('Pires')).data).toBeNull();
  });

  test('is found without accents, and counted', async () => {
    const gabriela = await server.admin(cast.gabriela.email);
    const { data, count } = await gabriela
      .from('admin_list')
      .select('name', { count: 'estimated' })
      .like('search_text', '%fabio%')
      .like('search_text', '%teixeira%');
    expect([data, count]).toEqual([[{ name: 'Fábio Teixeira' }], 1]);
  });
});

test('An admin for users gives no more than they have, and touches no super admin', async () => {
  await server.owner.query(
    "update admins set permissions = '{users,contacts}', role = 'admin' where id = $1",
    [cast.gabriela.adminId],
  );
  const gabriela = await server.admin(cast.gabriela.email);
  const code = async (request: PromiseLike<{ error: { code?: string } | null }>) =>
    (await request).error?.code;
  const fabio = cast.fabio.adminId;
  const otavio = cast.otavio.adminId;
  const own = cast.gabriela.adminId;
  const admins = () => gabriela.from('admins');
  expect(await code(admins().update({ last_name: 'X' }).eq('id', fabio))).toBe(
    'super_admin_required',
  );
  expect(await code(admins().update({ role: 'super_admin' }).eq('id', otavio))).toBe(
    'super_admin_required',
  );
  expect(
    await code(
      admins()
        .update({ permissions: ['members'] })
        .eq('id', otavio),
    ),
  ).toBe('permission_not_held');
  expect(
    await code(
      admins()
        .update({ permissions: ['users'] })
        .eq('id', own),
    ),
  ).toBe('own_rights');
  const setPassword = (admin_id: string) =>
    callGuarded(gabriela, 'set_admin_password', { admin_id, password: 'chosen-by-gabriela' });
  expect(await code(setPassword(fabio))).toBe('super_admin_required');
  // He may read the numbers, which she may not: with his password she could.
  expect(await code(setPassword(otavio))).toBe('permission_not_held');
});

test('An export is written down, with how much left and never with what was searched for', async () => {
  const fabio = await server.admin(cast.fabio.email);
  const narrowed_by = { searched: true, sort: 'name', filters: { role: ['admin'] } };
  expect(
    (await callGuarded(fabio, 'log_export', { list: 'admins', row_count: 4, narrowed_by })).error,
  ).toBeNull();
  const { data } = await fabio
    .from('activity_list')
    .select('actor_name, subject_table, details')
    .eq('action', 'list.exported');
  expect(data).toEqual([
    { actor_name: 'Fábio Teixeira', subject_table: 'admins', details: { rows: 4, narrowed_by } },
  ]);
  const { status } = await callGuarded(server.anonymous(), 'log_export', {
    list: 'admins',
    row_count: 1,
  });
  expect(status).toBe(401);
});
