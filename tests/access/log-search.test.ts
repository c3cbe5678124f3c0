import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../supabase/database.types.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.admin>>;
let fabio: Client;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  const city = await fabio.from('members').update({ city: 'Ocala' }).eq('id', cast.bruno.memberId);
  expect(city.error).toBeNull();
});

const nothing = { rows: [], total: 0 };

/** The codes are those whose label contains the word, as the tab sends them. */
const word = (
  text: string,
  codes: { actions?: string[]; tables?: string[]; kinds?: string[] } = {},
) => ({
  pattern: `%${text}%`,
  actions: [],
  tables: [],
  kinds: [],
  ...codes,
});

const read = (
  who: Pick<Client, 'rpc'>,
  words: ReturnType<typeof word>[],
  filters: Record<string, Json> = {},
  page: Record<string, Json> = {},
) =>
  who.rpc('search_activity', {
    words,
    filters,
    page: { first: 0, size: 100, order: 'newest', counts: true, ...page },
  });

const search = (who: Pick<Client, 'rpc'>, ...words: ReturnType<typeof word>[]) => read(who, words);

test('The log is searched by who, by member number, and by the codes of actions', async () => {
  const { rows } = await server.owner.query('select member_number from members where id = $1', [
    cast.bruno.memberId,
  ]);
  const number = String(rows[0].member_number).toLowerCase();
  for (const found of [
    await search(
      fabio,
      word('fabio'),
      word('bruno'),
      word('changed', { actions: ['members.update'] }),
    ),
    await search(fabio, word(number), word('teixeira')),
    await search(fabio, word(number.replaceAll('-', '')), word('xyz', { tables: ['members'] })),
    await search(fabio, word('bruno'), word('team', { kinds: ['admin'] })),
  ]) {
    expect(found.data?.rows).toContainEqual(
      expect.objectContaining({
        actor_name: 'Fábio Teixeira',
        action: 'members.update',
        member_id: cast.bruno.memberId,
      }),
    );
  }
  expect((await search(fabio, word('fabio'), word('zzzz'))).data).toEqual(nothing);
});

test('The log has filters, orders and pages, with and without words', async () => {
  for (const words of [[], [word('fabio')]]) {
    const all = (await read(fabio, words)).data;
    const ids = all?.rows.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThan(2);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    const second = await read(fabio, words, {}, { first: 1, size: 1, counts: false });
    expect(second.data).toEqual({ rows: [all?.rows[1]], total: null });
    const after = await read(fabio, words, {}, { order: 'id', after: ids.at(-1) ?? 0, size: 1 });
    expect(after.data?.rows[0]?.id).toBe(ids.at(-2));
    expect(after.data?.total).toBe((all?.total ?? 0) - 1);
    const oldest = await read(fabio, words, {}, { order: 'oldest', size: 1 });
    expect(oldest.data?.rows[0]?.id).toBe(ids.at(-1));
  }
  const line = { actor_id: cast.fabio.adminId, actor_kind: 'admin', subject_table: 'members' };
  const of = async (filters: Record<string, Json>) => (await read(fabio, [], filters)).data?.rows;
  const found = await of({
    people: [line.actor_id],
    kinds: [line.actor_kind],
    tables: [line.subject_table],
    actions: ['members.update'],
  });
  expect(found).toEqual([expect.objectContaining({ ...line, action: 'members.update' })]);
  const moment = found?.[0]?.created_at ?? '';
  const updates = { actions: ['members.update'] };
  expect(await of({ ...updates, from: moment })).toHaveLength(1);
  expect(await of({ ...updates, to: moment })).toEqual([]);
  const others = await of({ without: 'members.update' });
  expect(others?.length).toBeGreaterThan(0);
  expect(others).not.toContainEqual(expect.objectContaining({ action: 'members.update' }));
});

test('The email of a person is not searched, because the log does not show it', async () => {
  expect((await search(fabio, word('@'))).data).toEqual(nothing);
});

test('Quotes in a word and in a code are text', async () => {
  const quoted = word("o'%s\\'", { actions: ["list.opened'--"], tables: ['"'], kinds: ['{'] });
  expect((await search(fabio, quoted)).data).toEqual(nothing);
});

const refused: [string, () => ReturnType<typeof read>][] = [
  ['a page of 2,000 lines', () => read(fabio, [], {}, { size: 2000 })],
  ['a page without a size', () => read(fabio, [], {}, { size: null })],
  ['a start before the first line', () => read(fabio, [], {}, { first: -1 })],
  [
    'eleven words',
    () =>
      read(
        fabio,
        Array.from({ length: 11 }, () => word('a')),
      ),
  ],
  ['an id that is none', () => read(fabio, [], { people: ['x'] })],
];
test.each(refused)('%s is refused', async (_what, ask) => {
  expect((await ask()).status).toBe(400);
});

test('Only super admins search the log, once they have opened it', async () => {
  const closed = await server.admin(cast.fabio.email, 'closed');
  expect((await search(closed, word('bruno'))).error?.code).toBe('list_not_open');
  const otavio = await server.admin(cast.otavio.email);
  expect((await search(otavio, word('bruno'))).data).toEqual(nothing);
  const ana = await server.signedIn(cast.ana.email);
  for (const who of [ana, server.anonymous()]) {
    expect((await search(who, word('bruno'))).error?.code).toBe('42501');
  }
});
