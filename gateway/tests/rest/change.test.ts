import { beforeEach, describe, expect, test } from 'vitest';
import { libraryServer } from './library-server.ts';

const library = libraryServer();
const prizes = () => library.as('ana').from('prizes');

beforeEach(async () => {
  await library.owner.query(`
    truncate prizes, notes;
    insert into prizes (id, film_id, name, year) overriding system value values
      (1, 1, 'Gold', 1963), (2, 1, 'Silver', 1962), (3, 2, 'Gold', 1965)`);
});

async function storedPrizes() {
  const { rows } = await library.owner.query('select id, name, year from prizes order by id');
  return rows;
}

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

test.each([
  ['An update', () => prizes().update({ year: 1 }), 'UPDATE requires a WHERE clause'],
  ['A delete', () => prizes().delete(), 'DELETE requires a WHERE clause'],
])('%s of a whole table is refused, as Supabase does it', async (_what, change, message) => {
  expect(await change()).toMatchObject({ status: 400, error: { code: '21000', message } });
  expect(await storedPrizes()).toHaveLength(3);
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

  test('hold for prepared statements that others used before', async () => {
    await library.owner.query(
      "insert into notes (owner, body) values ('ana', 'a'), ('bruno', 'b')",
    );
    const asks = Array.from({ length: 60 }, async (_, index) => {
      const name = index % 2 ? 'ana' : 'bruno';
      const { data } = await library.as(name).from('notes').select('owner');
      return JSON.stringify(data) === JSON.stringify([{ owner: name }]);
    });
    expect(await Promise.all(asks)).not.toContain(false);
    expect((await library.as().from('notes').select()).data).toEqual([]);
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
