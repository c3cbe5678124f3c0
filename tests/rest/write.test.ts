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

describe('An update', () => {
  test('changes the rows that its filters leave', async () => {
    const answer = await prizes().update({ year: 2000 }).eq('name', 'Gold');
    expect(answer).toMatchObject({ data: null, error: null, status: 204 });
    expect((await storedPrizes()).map(({ year }) => year)).toEqual([2000, 1962, 2000]);
  });

  test('shows what it changed, and counts it', async () => {
    const { data, count, status } = await prizes()
      .update({ year: null }, { count: 'exact' })
      .or('id.eq.1,id.eq.2')
      .select('id, year, films(title)')
      .order('id');
    expect(status).toBe(200);
    expect(count).toBe(2);
    expect(data?.[0]).toEqual({ id: 1, year: null, films: { title: 'The Long River' } });
  });

  test('of nothing changes nothing', async () => {
    const { data, error } = await prizes().update({}).eq('id', 1).select();
    expect({ data, error }).toEqual({ data: [], error: null });
    const none = await prizes().update({ year: 1 }).eq('id', 999).select();
    expect(none).toMatchObject({ data: [], status: 200 });
  });

  test('is undone when not exactly one row was meant to change', async () => {
    const { error, status } = await prizes()
      .update({ year: 1 })
      .eq('name', 'Gold')
      .select()
      .single();
    expect(status).toBe(406);
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 2 rows' });
    expect((await storedPrizes())[0]).toMatchObject({ year: 1963 });
  });

  test('is undone when it changes more than allowed', async () => {
    const { error, status } = await prizes().update({ year: 1 }).gt('id', 0).maxAffected(2);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'PGRST124', details: 'The query affects 3 rows' });
    expect((await storedPrizes())[0]).toMatchObject({ year: 1963 });
    const fine = await prizes().update({ year: 1 }).gt('id', 0).maxAffected(3);
    expect(fine.status).toBe(204);
  });
});

describe('A delete', () => {
  test('removes the rows that its filters leave', async () => {
    const { status } = await prizes().delete().eq('name', 'Gold');
    expect(status).toBe(204);
    expect(await storedPrizes()).toEqual([{ id: 2, name: 'Silver', year: 1962 }]);
  });

  test('shows and counts what it removed', async () => {
    const { data, count } = await prizes()
      .delete({ count: 'exact' })
      .lt('id', 3)
      .select('id')
      .order('id');
    expect({ data, count }).toEqual({ data: [{ id: 1 }, { id: 2 }], count: 2 });
  });

  test('is undone when it removes more than allowed', async () => {
    const { error } = await prizes().delete().gt('id', 0).maxAffected(1);
    expect(error).toMatchObject({ code: 'PGRST124' });
    expect(await storedPrizes()).toHaveLength(3);
  });
});

describe('Row policies', () => {
  test('decide what each sees and writes', async () => {
    const ana = library.as('ana').from('notes');
    const bruno = library.as('bruno').from('notes');
    const { data } = await ana.insert({ body: 'mine' }).select('owner').single();
    expect(data).toEqual({ owner: 'ana' });
    expect((await bruno.select()).data).toEqual([]);
    expect((await bruno.update({ body: 'ours' }).eq('body', 'mine').select()).data).toEqual([]);
    const forged = await bruno.insert({ owner: 'ana', body: 'x' });
    expect(forged).toMatchObject({ status: 403, error: { code: '42501' } });
  });

  test('never let one request know who asked before', async () => {
    const asks = Array.from({ length: 40 }, async (_, index) => {
      const name = `person${index % 7}`;
      const { data } = await library.as(name).rpc('whoami');
      return data.sub === name;
    });
    expect(await Promise.all(asks)).not.toContain(false);
    const { data } = await library.as().rpc('whoami');
    expect(data).toMatchObject({ role: 'anon' });
  });

  test('a wish to roll back is not granted', async () => {
    const { error } = await prizes().insert({ id: 30, film_id: 1, name: 'kept' }).rollback();
    expect(error).toBeNull();
    expect(await storedPrizes()).toContainEqual({ id: 30, name: 'kept', year: null });
  });
});
