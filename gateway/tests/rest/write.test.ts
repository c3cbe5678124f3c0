import { beforeEach, describe, expect, test } from 'vitest';
import { libraryServer } from './library-server.ts';

const library = libraryServer();
const prizes = () => library.as('ana').from('prizes');
const studios = () => library.as('ana').from('studios');

beforeEach(async () => {
  await library.owner.query(`
    truncate prizes, notes;
    delete from studios where country = 'XX';
    insert into prizes (id, film_id, name, year) overriding system value values
      (1, 1, 'Gold', 1963), (2, 1, 'Silver', 1962), (3, 2, 'Gold', 1965)`);
});

async function storedPrizes() {
  const { rows } = await library.owner.query('select id, name, year from prizes order by id');
  return rows;
}

describe('An insert', () => {
  test('says nothing but that it is done', async () => {
    const answer = await prizes().insert({ id: 10, film_id: 3, name: 'Bronze' });
    expect(answer).toMatchObject({ data: null, error: null, status: 201 });
    expect(await storedPrizes()).toContainEqual({ id: 10, name: 'Bronze', year: null });
  });

  test('shows what it made, with what is related', async () => {
    const { data } = await prizes()
      .insert({ id: 10, film_id: 3, name: 'Bronze' })
      .select('name, films(title)')
      .single();
    expect(data).toEqual({ name: 'Bronze', films: { title: 'Second Hour' } });
  });

  test('takes many rows at once, in a wished order', async () => {
    const { data, count } = await prizes()
      .insert(
        [
          { id: 11, film_id: 3, name: 'A' },
          { id: 12, film_id: 3, name: 'B' },
        ],
        { count: 'exact' },
      )
      .select('id')
      .order('id', { ascending: false });
    expect(data).toEqual([{ id: 12 }, { id: 11 }]);
    expect(count).toBe(2);
  });

  test('gives nulls or defaults for keys that only some rows have', async () => {
    const rows = [
      { film_id: 4, notes: 'own' },
      { film_id: 5, budget: 5 },
    ];
    const table = () => library.as('ana').from('details_of_production');
    const nulls = await table().insert(rows).select();
    expect(nulls.data?.[1]).toEqual({ film_id: 5, budget: 5, notes: null });
    await table().delete().gte('film_id', 4);
    const defaults = await table().insert(rows, { defaultToNull: false }).select();
    expect(defaults.data?.[1]).toEqual({ film_id: 5, budget: 5, notes: 'none' });
    await table().delete().gte('film_id', 4);
  });

  test('uses all defaults for an empty object, and does nothing for an empty list', async () => {
    const notes = () => library.as('ana').from('notes');
    const { error } = await notes().insert({});
    expect(error).toMatchObject({ code: '23502' });
    const empty = await notes().insert([]).select();
    expect(empty).toMatchObject({ data: [], error: null, status: 201 });
  });

  test('tells where the new row is', async () => {
    const one = await library.ask('/studios', {
      method: 'POST',
      name: 'ana',
      headers: { prefer: 'return=headers-only', 'content-type': 'application/json' },
      body: JSON.stringify({ country: 'XX', name: 'A & B' }),
    });
    expect(one.status).toBe(201);
    expect(one.headers.get('location')).toBe('/studios?country=eq.XX&name=eq.A%20%26%20B');
    expect(one.headers.get('preference-applied')).toBe('return=headers-only');
  });

  test.each([
    ['not json', 'Empty or invalid json'],
    ['', 'Empty or invalid json'],
    ['{"id":1', 'Empty or invalid json'],
    ['[{"id":1},{"name":"x"}]', 'All object keys must match'],
    ['[1,2]', 'All object keys must match'],
    [`{"name":${'['.repeat(300)}${']'.repeat(300)}}`, 'JSON may be nested at most 200 levels deep'],
  ])('refuses the body %s', async (body, message) => {
    const response = await library.ask('/prizes', {
      method: 'POST',
      name: 'ana',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'PGRST102', message });
  });

  test('takes CSV and forms as well', async () => {
    const send = (type: string, body: string) =>
      library.ask('/prizes?select=film_id,name,year', {
        name: 'ana',
        method: 'POST',
        body,
        headers: { 'content-type': type, prefer: 'return=representation' },
      });
    const csv = await send('text/csv', 'film_id,name,year\n3,"Tin, ""old""",1970\n4,Wood,NULL\n');
    expect(csv.status).toBe(201);
    expect(await csv.json()).toEqual([
      { film_id: 3, name: 'Tin, "old"', year: 1970 },
      { film_id: 4, name: 'Wood', year: null },
    ]);
    const uneven = await send('text/csv', 'film_id,name\n3\n');
    expect(await uneven.json()).toMatchObject({
      code: 'PGRST102',
      message: 'All lines must have same number of fields',
    });
    const form = await send('application/x-www-form-urlencoded', 'film_id=5&name=Iron+%26+tin');
    expect(await form.json()).toEqual([{ film_id: 5, name: 'Iron & tin', year: null }]);
  });

  test('refuses unknown columns, and bodies of other types', async () => {
    const { error, status } = await prizes().insert({ nope: 1 });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST204',
      message: "Could not find the 'nope' column of 'prizes' in the schema cache",
    });
    const xml = await library.ask('/prizes', {
      method: 'POST',
      body: '<a/>',
      headers: { 'content-type': 'text/xml' },
    });
    expect(await xml.json()).toMatchObject({ message: 'Content-Type not acceptable: text/xml' });
    const large = await library.ask('/prizes', {
      method: 'POST',
      body: `{"name":"${'x'.repeat(3_000_000)}"}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ code: 'PGRST102' });
  });

  test('is refused by constraints, with their codes', async () => {
    const twice = await prizes().insert({ id: 1, film_id: 1, name: 'again' });
    expect(twice).toMatchObject({ status: 409, error: { code: '23505' } });
    const orphan = await prizes().insert({ film_id: 999, name: 'lost' });
    expect(orphan).toMatchObject({ status: 409, error: { code: '23503' } });
    const empty = await prizes().insert({ film_id: 1 });
    expect(empty).toMatchObject({ status: 400, error: { code: '23502' } });
  });
});

describe('An upsert', () => {
  test('adds new rows and changes known ones', async () => {
    const { data, status } = await prizes()
      .upsert([
        { id: 1, film_id: 1, name: 'Platinum' },
        { id: 20, film_id: 1, name: 'New' },
      ])
      .select('id, name, year');
    expect(status).toBe(201);
    expect(data).toEqual([
      { id: 1, name: 'Platinum', year: 1963 },
      { id: 20, name: 'New', year: null },
    ]);
  });

  test('says 200 when it only changed', async () => {
    const { status } = await prizes().upsert({ id: 1, film_id: 1, name: 'Platinum' });
    expect(status).toBe(200);
  });

  test('leaves known rows alone, if that is wished', async () => {
    const { data } = await prizes()
      .upsert({ id: 1, film_id: 1, name: 'Platinum' }, { ignoreDuplicates: true })
      .select();
    expect(data).toEqual([]);
    expect((await storedPrizes())[0]).toMatchObject({ name: 'Gold' });
  });

  test('knows rows by other unique columns too', async () => {
    const film = { id: 90, title: 'The Long River', year: 1962 };
    const films = library.as('ana').from('films');
    const { error, status } = await films.upsert(film, {
      onConflict: 'title',
      ignoreDuplicates: true,
    });
    expect({ error, status }).toEqual({ error: null, status: 201 });
    const nope = await films.upsert(film, { onConflict: 'year' });
    expect(nope.error).toMatchObject({ code: '42P10' });
    const unknown = await films.upsert(film, { onConflict: 'nope' });
    expect(unknown.error).toMatchObject({ code: 'PGRST204' });
  });

  test('knows rows by a key of several columns', async () => {
    await studios().upsert({ country: 'XX', name: 'One', founded: 1 });
    const { data } = await studios().upsert({ country: 'XX', name: 'One', founded: 2 }).select();
    expect(data).toEqual([{ country: 'XX', name: 'One', founded: 2 }]);
  });
});

describe('A PUT', () => {
  const put = (query: string, row: object) =>
    library.ask(`/prizes?${query}`, {
      name: 'ana',
      method: 'PUT',
      body: JSON.stringify(row),
      headers: { 'content-type': 'application/json', prefer: 'return=representation' },
    });

  test('adds the row that its address names, or replaces it', async () => {
    const added = await put('id=eq.20&select=name', { id: 20, film_id: 3, name: 'Tin' });
    expect([added.status, await added.json()]).toEqual([201, [{ name: 'Tin' }]]);
    const replaced = await put('id=eq.20&select=name', { id: 20, film_id: 3, name: 'Zinc' });
    expect([replaced.status, await replaced.json()]).toEqual([200, [{ name: 'Zinc' }]]);
    expect(await storedPrizes()).toContainEqual({ id: 20, name: 'Zinc', year: null });
  });

  test.each([
    ['name=eq.Gold', 405, 'PGRST105'],
    ['id=gt.1', 405, 'PGRST105'],
    ['id=eq.1&limit=1', 400, 'PGRST114'],
    ['id=eq.2', 400, 'PGRST115'],
  ])(
    'names one row by its key, and means the same in its body: %s',
    async (query, status, code) => {
      const before = await storedPrizes();
      const answer = await put(query, { id: 1, film_id: 3, name: 'Lead' });
      expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
      expect(await storedPrizes()).toEqual(before);
    },
  );
});
