import { beforeAll, expect, test } from 'vitest';
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

const search = (who: Pick<Client, 'rpc'>, ...words: ReturnType<typeof word>[]) =>
  who.rpc('search_activity', { words }, { count: 'exact' }).select('actor_name, action, member_id');

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
    expect(found.error).toBeNull();
    expect(found.data).toContainEqual({
      actor_name: 'Fábio Teixeira',
      action: 'members.update',
      member_id: cast.bruno.memberId,
    });
  }
  expect(await search(fabio, word('fabio'), word('zzzz'))).toMatchObject({ data: [], count: 0 });
});

test('A search has filters, an order and pages, as the list', async () => {
  const read = () =>
    search(fabio, word('fabio')).eq('action', 'members.update').order('id', { ascending: false });
  const page = await read().range(0, 0);
  expect(page.data).toHaveLength(1);
  expect(page.count).toBeGreaterThan(0);
  expect(new Set((await read()).data?.map(({ action }) => action))).toEqual(
    new Set(['members.update']),
  );
});

test('The email of a person is not searched, because the log does not show it', async () => {
  expect((await search(fabio, word('@'))).data).toEqual([]);
});

test('Only super admins search the log, once they have opened it', async () => {
  const closed = await server.admin(cast.fabio.email, 'closed');
  expect((await search(closed, word('bruno'))).error?.code).toBe('list_not_open');
  const otavio = await server.admin(cast.otavio.email);
  expect((await search(otavio, word('bruno'))).data).toEqual([]);
  const ana = await server.signedIn(cast.ana.email);
  for (const who of [ana, server.anonymous()]) {
    expect((await search(who, word('bruno'))).error?.code).toBe('42501');
  }
  expect((await search(fabio)).data).toEqual([]);
});
