import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../../supabase/database.types.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
const codeOf = ({ error }: { error: { code?: string } | null }) => error?.code;
type Client = Awaited<ReturnType<typeof server.admin>>;
let otavio: Client;
let gabriela: Client;
let ana: Awaited<ReturnType<typeof server.signedIn>>;

/** Tags of the demo data: Ana's request has the first two, none has the third. */
const fax = '5f200000-0000-4000-8000-000000000001';
const call = '5f200000-0000-4000-8000-000000000002';
const board = '5f200000-0000-4000-8000-000000000003';
const anas = '5a000000-0000-4000-8000-000000000002';
const brunos = '5a000000-0000-4000-8000-000000000003';

beforeAll(async () => {
  otavio = await server.admin(cast.otavio.email);
  gabriela = await server.admin(cast.gabriela.email);
  ana = await server.signedIn(cast.ana.email);
});

async function tagsOf(id: string): Promise<string[]> {
  const { rows } = await server.owner.query('select tag_ids from sharing_requests where id = $1', [
    id,
  ]);
  return rows[0].tag_ids;
}

function change(id: string, from: string[], to: string[], client: Client = otavio) {
  const changes = [{ id, from: { tag_ids: from }, to: { tag_ids: to } }];
  return client.rpc('change_requests', { changes: changes as Json });
}

test('an admin for requests tags one, in any order and twice, and the answer undoes it', async () => {
  const { data, error } = await change(brunos, [], [board, fax, board]);
  expect(error).toBeNull();
  expect(await tagsOf(brunos)).toEqual([fax, board]);
  expect(data).toEqual([{ id: brunos, from: { tag_ids: [fax, board] }, to: { tag_ids: [] } }]);
  // Someone else has changed the tags since: they stay.
  expect((await change(brunos, [], [call])).data).toEqual([]);
  const undone = await otavio.rpc('change_requests', { changes: data as Json });
  expect(undone.data).toHaveLength(1);
  expect(await tagsOf(brunos)).toEqual([]);
});

test('a request has at most 10 tags, and none that does not exist', async () => {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into request_tags (name) select 'Many ' || number from generate_series(1, 11) as number returning id`,
  );
  const many = rows.map(({ id }) => id);
  expect(codeOf(await change(brunos, [], many))).toBe('23514');
  expect((await change(brunos, [], many.slice(1))).data).toHaveLength(1);
  expect(codeOf(await change(brunos, await tagsOf(brunos), [crypto.randomUUID()]))).toBe(
    'tag_missing',
  );
  expect(await tagsOf(brunos)).toHaveLength(10);
  expect((await change(brunos, await tagsOf(brunos), [])).error).toBeNull();
  await server.owner.query('delete from request_tags where id = any ($1)', [many]);
});

test('members and admins without requests neither tag a request nor read its tags', async () => {
  const changes = [{ id: anas, from: {}, to: { tag_ids: [] } }];
  expect((await gabriela.rpc('change_requests', { changes })).data).toEqual([]);
  expect(codeOf(await ana.rpc('change_requests', { changes }))).toBe('42501');
  expect(codeOf(await ana.from('sharing_requests').select('tag_ids').eq('id', anas))).toBe('42501');
  expect(codeOf(await ana.from('sharing_requests').select('id').contains('tag_ids', [fax]))).toBe(
    '42501',
  );
  expect(codeOf(await ana.from('sharing_requests').update({ tag_ids: [] }).eq('id', anas))).toBe(
    '42501',
  );
  const draft = { id: crypto.randomUUID(), tag_ids: [fax] };
  expect(codeOf(await ana.from('sharing_requests').insert(draft))).toBe('42501');
  expect(codeOf(await ana.from('request_tags').select('name'))).toBe('42501');
  expect((await gabriela.from('request_tags').select('name')).data).toEqual([]);
  expect(await tagsOf(anas)).toEqual([fax, call]);
});

test('an admin who was made inactive neither reads nor writes tags', async () => {
  const leaving = await server.admin(cast.otavio.email);
  await server.owner.query(`update admins set status = 'inactive' where id = $1`, [
    cast.otavio.adminId,
  ]);
  const read = await leaving.from('request_tags').select('name');
  const added = await leaving.from('request_tags').insert({ name: 'Late' });
  const changed = await change(anas, [fax, call], [], leaving);
  await server.owner.query(`update admins set status = 'active' where id = $1`, [
    cast.otavio.adminId,
  ]);
  otavio = await server.admin(cast.otavio.email);
  expect(read.data ?? []).toEqual([]);
  expect(added.error).not.toBeNull();
  expect(changed.data ?? []).toEqual([]);
  expect(await tagsOf(anas)).toEqual([fax, call]);
});

test('the name of a tag is short, and unique without case and accents', async () => {
  const add = (name: string) => otavio.from('request_tags').insert({ name });
  expect((await add('Revisão')).error).toBeNull();
  expect(codeOf(await add('REVISAO'))).toBe('23505');
  for (const wrong of ['', ' Fax', 'x'.repeat(31)]) expect(codeOf(await add(wrong))).toBe('23514');
});

test('a tag that requests have cannot be deleted, also while one of them gets it', async () => {
  const remove = (id: string) => otavio.from('request_tags').delete().eq('id', id).select('id');
  const refused = await remove(fax);
  expect(codeOf(refused)).toBe('tag_in_use');
  expect(refused.error?.hint).toBe('1');
  expect(refused.error?.message).toBe('In use by 1 requests.');
  for (let round = 0; round < 5; round += 1) {
    const id = crypto.randomUUID();
    await otavio.from('request_tags').insert({ id, name: `Race ${round}` });
    await Promise.all([remove(id), change(brunos, [], [id])]);
    const { rows } = await server.owner.query(
      `select from sharing_requests as requests, unnest(requests.tag_ids) as tag (id)
       where not exists (select from request_tags where request_tags.id = tag.id)`,
    );
    expect(rows).toEqual([]);
    await change(brunos, await tagsOf(brunos), []);
  }
  expect((await remove(board)).data).toHaveLength(1);
  const back = { id: board, name: 'Pauta do conselho' };
  expect((await otavio.from('request_tags').insert(back)).error).toBeNull();
});

test('the team has at most 100 tags, also if two are added at the same time', async () => {
  await server.owner.query(
    `insert into request_tags (name)
     select 'Fill ' || number from generate_series(1, 99 - (select count(*)::int from request_tags)) as number`,
  );
  const added = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => otavio.from('request_tags').insert({ name })),
  );
  expect(added.map(codeOf).toSorted()).toEqual(
    [undefined, 'too_many_tags', 'too_many_tags'].toSorted(),
  );
  await server.owner.query(`delete from request_tags where name like 'Fill %'`);
});

test('the log names the tags that a request had and has, and contains only their ids', async () => {
  await change(brunos, [], [board]);
  await change(brunos, [board], []);
  const fabio = await server.admin(cast.fabio.email);
  const search = (words: Json) =>
    fabio.rpc('search_activity', {
      words,
      filters: { actions: ['sharing_requests.update'] },
      page: { first: 0, size: 1, order: 'newest', counts: false },
    });
  const [line] = (await search([])).data?.rows ?? [];
  expect(line?.subject_id).toBe(brunos);
  expect(line?.changes).toEqual({ tag_ids: [['Pauta do conselho'], []] });
  const { rows } = await server.owner.query(
    'select changes from private.activity_values where log_id = $1',
    [line?.id],
  );
  expect(rows).toEqual([{ changes: { tag_ids: [[board], []] } }]);
  // A deleted tag has no name any more.
  await otavio.from('request_tags').delete().eq('id', board);
  expect((await search([])).data?.rows[0]?.changes).toEqual({ tag_ids: [[null], []] });
  const renamed = await server.owner.query(
    `select details, action from activity_log where subject_table = 'request_tags' and subject_id = $1 order by id desc limit 1`,
    [board],
  );
  expect(renamed.rows[0].action).toBe('request_tags.delete');
  expect(JSON.stringify(renamed.rows)).not.toContain('Pauta');
});

test('the copy of a person contains the tags of their requests by name, as it contains notes', async () => {
  const { rows } = await server.owner.query<{ copy: Record<string, { id: string }[]> }>(
    'select private.copy_of_person(private.person_of_member($1)) as copy',
    [cast.ana.memberId],
  );
  const copied = rows[0]?.copy['public.sharing_requests']?.find(({ id }) => id === anas);
  expect(copied).toMatchObject({ tags: ['Esperando o fax', 'Ligar para o hospital'] });
});
