import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

const server = testServer();
let fabio: SupabaseClient;
let otavio: SupabaseClient;
let gabriela: SupabaseClient;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  otavio = await server.admin(cast.otavio.email);
  gabriela = await server.admin(cast.gabriela.email);
});

beforeEach(async () => {
  await server.owner.query('delete from list_views');
});

const codeOf = ({ error }: { error: { code?: string } | null }) => error?.code;

async function saved(admin: SupabaseClient, row: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  const view = { id, list: 'requests', name: 'Minha fila', query: 'priority=high', ...row };
  expect((await admin.from('list_views').insert(view)).error).toBeNull();
  return id;
}

async function namesFor(admin: SupabaseClient) {
  const { data, error } = await admin.from('list_views').select('name').order('name');
  expect(error).toBeNull();
  return (data ?? []).map(({ name }) => name);
}

describe('A saved view', () => {
  test('is its admin’s alone until it is shared, and then of those who may open the list', async () => {
    const id = await saved(otavio);
    expect(await namesFor(otavio)).toEqual(['Minha fila']);
    expect(await namesFor(fabio)).toEqual([]);
    const share = await otavio.from('list_views').update({ is_shared: true }).eq('id', id);
    expect(share.error).toBeNull();
    expect(await namesFor(fabio)).toEqual(['Minha fila']);
    expect(await namesFor(gabriela)).toEqual([]);
    await saved(fabio, { list: 'log', name: 'Registro', is_shared: true });
    expect(await namesFor(otavio)).toEqual(['Minha fila']);
    await saved(fabio, { list: 'shows', name: 'Episódios', is_shared: true });
    expect(await namesFor(gabriela)).toEqual(['Episódios']);
  });

  test('that is shared is changed by its author and super admins only, and stays its author’s', async () => {
    const id = await saved(fabio, { is_shared: true });
    const rename = (admin: SupabaseClient, name: string) =>
      admin.from('list_views').update({ name }).eq('id', id).select('id');
    expect((await rename(otavio, 'Outra')).data).toEqual([]);
    expect((await otavio.from('list_views').delete().eq('id', id).select('id')).data).toEqual([]);
    const own = await saved(otavio, { name: 'Da equipe', is_shared: true });
    expect(
      (await fabio.from('list_views').update({ name: 'Nova' }).eq('id', own)).error,
    ).toBeNull();
    expect(codeOf(await fabio.from('list_views').update({ is_shared: false }).eq('id', own))).toBe(
      '42501',
    );
    const moved = { admin_id: cast.otavio.adminId };
    expect(codeOf(await otavio.from('list_views').update(moved).eq('id', own))).toBe('42501');
    const row = { list: 'requests', name: 'x', query: '', admin_id: cast.fabio.adminId };
    expect(codeOf(await otavio.from('list_views').insert(row))).toBe('42501');
    expect(await namesFor(otavio)).toEqual(['Minha fila', 'Nova']);
  });

  test('has a name of its own, no search, and no list that its admin may not open', async () => {
    await saved(otavio);
    const insert = (row: Record<string, unknown>, admin = otavio) =>
      admin.from('list_views').insert({ list: 'requests', name: 'y', query: '', ...row });
    expect(codeOf(await insert({ name: 'MINHA FÍLA' }))).toBe('23505');
    for (const query of ['q=Ana+Souza', 'priority=high&q=febre', 'open=1', 'a'.repeat(1001)]) {
      expect(codeOf(await insert({ query }))).toBe('23514');
    }
    for (const name of ['', ' x', 'a'.repeat(41)]) {
      expect(codeOf(await insert({ name }))).toBe('23514');
    }
    expect(codeOf(await insert({ list: 'everything' }, fabio))).not.toBeUndefined();
    for (const list of ['log', 'applications', 'contributions']) {
      expect(codeOf(await insert({ list }))).toBe('42501');
    }
    expect(codeOf(await insert({}, gabriela))).toBe('42501');
    const ana = await server.signedIn(cast.ana.email);
    expect(codeOf(await ana.from('list_views').select('id'))).toBe('42501');
    expect(codeOf(await insert({}, ana))).toBe('42501');
  });

  test('is one of at most 30 of its list', async () => {
    await server.owner.query(
      `insert into list_views (admin_id, list, name, query)
       select $1, 'requests', 'View ' || number, '' from generate_series(1, 29) as number`,
      [cast.otavio.adminId],
    );
    await saved(otavio);
    const more = { list: 'requests', name: 'One too many', query: '' };
    expect(codeOf(await otavio.from('list_views').insert(more))).toBe('too_many_views');
    await saved(otavio, { list: 'contacts' });
  });

  test('is logged if colleagues see it, without its filters', async () => {
    const own = await saved(otavio);
    const shared = await saved(otavio, { name: 'Da equipe', is_shared: true });
    await otavio.from('list_views').update({ query: 'state=checking' }).eq('id', shared);
    await otavio.from('list_views').delete().in('id', [own, shared]);
    const { rows } = await server.owner.query(
      `select log.action, log.details, stored.changes from activity_log as log
       left join private.activity_values as stored on stored.log_id = log.id
       where log.subject_table = 'list_views' and log.subject_id = any ($1) order by log.id`,
      [[own, shared]],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'list_views.insert',
      'list_views.update',
      'list_views.delete',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/checking|high/);
  });

  test('is closed once the session has ended, and for an inactive admin', async () => {
    await saved(otavio);
    const leaving = await server.admin(cast.otavio.email, 'closed');
    await server.owner.query(`update admins set status = 'inactive' where id = $1`, [
      cast.otavio.adminId,
    ]);
    const read = await leaving.from('list_views').select('id');
    await server.owner.query(`update admins set status = 'active' where id = $1`, [
      cast.otavio.adminId,
    ]);
    expect(codeOf(read)).toBe('admin_session_ended');
  });
});
