import { describe, expect, test } from 'vitest';
import { libraryServer } from './library-server.ts';

const library = libraryServer();
const films = () => library.as().from('films');

describe('A related resource', () => {
  test('is one object or null, for the one that a row points to', async () => {
    const { data } = await films()
      .select('id, directors!director_id(name)')
      .in('id', [1, 5])
      .order('id');
    expect(data).toEqual([
      { id: 1, directors: { name: 'Agnès' } },
      { id: 5, directors: null },
    ]);
  });

  test('is a list, for the many that point to a row', async () => {
    const { data } = await films().select('id, prizes(name)').in('id', [1, 5]).order('id');
    expect(data).toEqual([
      { id: 1, prizes: [{ name: 'Gold' }, { name: 'Silver' }] },
      { id: 5, prizes: [] },
    ]);
  });

  test('is one object, where the key is unique', async () => {
    const { data } = await films().select('details_of_production(notes)').eq('id', 1);
    expect(data).toEqual([{ details_of_production: { notes: 'ok' } }]);
  });

  test('is found through a junction', async () => {
    const { data } = await films().select('actors(name)').eq('id', 1);
    expect(data).toEqual([{ actors: [{ name: 'Maria' }, { name: 'João' }] }]);
  });

  test('is found by a key of several columns', async () => {
    const { data } = await films().select('studios(name, founded)').eq('id', 2);
    expect(data).toEqual([{ studios: { name: 'Sol', founded: 1950 } }]);
  });

  test('is chosen by constraint, by column or by a name of its own', async () => {
    const { data } = await films()
      .select(
        'producer:directors!films_producer_fkey(name), director:directors!director_id(name), films_producer_fkey(id)',
      )
      .eq('id', 1);
    expect(data).toEqual([
      {
        producer: { name: 'Glauber' },
        director: { name: 'Agnès' },
        films_producer_fkey: { id: 2 },
      },
    ]);
  });

  test('must be chosen where there are several', async () => {
    const { error, status } = await films().select('directors(name)');
    expect(status).toBe(300);
    expect(error).toMatchObject({ code: 'PGRST201' });
    expect(error?.hint).toContain("'directors!films_producer_fkey'");
  });

  test('reaches into its own table both ways', async () => {
    const { data } = await library
      .as()
      .from('directors')
      .select('name, mentor_id(name), pupils:directors(name)')
      .in('id', [1, 2])
      .order('id');
    expect(data).toEqual([
      { name: 'Agnès', mentor_id: null, pupils: [{ name: 'Glauber' }, { name: 'Anna' }] },
      { name: 'Glauber', mentor_id: { name: 'Agnès' }, pupils: [] },
    ]);
  });

  test('nests', async () => {
    const { data } = await library
      .as()
      .from('directors')
      .select('name, films!director_id(title, roles(character, actors(name)))')
      .eq('id', 2);
    expect(data).toEqual([
      {
        name: 'Glauber',
        films: [{ title: 'Black Earth', roles: [{ character: 'Zé', actors: { name: 'João' } }] }],
      },
    ]);
  });

  test('spreads into the row, a list as lists', async () => {
    const { data } = await films()
      .select('id, ...directors!director_id(director:name), ...prizes(prize:name, year)')
      .in('id', [1, 5])
      .order('id');
    expect(data).toEqual([
      { id: 1, director: 'Agnès', prize: ['Gold', 'Silver'], year: [1963, 1962] },
      { id: 5, director: null, prize: [], year: [] },
    ]);
  });

  test('spreads nothing where nothing of it is selected', async () => {
    const { data } = await films()
      .select('id, ...details_of_production(), ...prizes!inner()')
      .order('id');
    expect(data).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('spreads all its columns', async () => {
    const { data } = await films().select('id, ...details_of_production(*)').eq('id', 1);
    expect(data).toEqual([{ id: 1, film_id: 1, budget: 1000000, notes: 'ok' }]);
  });

  test('comes from views as it does from their tables', async () => {
    const api = library.as();
    const recent = await api.from('recent_films').select('name, directors(name)').eq('film_id', 3);
    expect(recent.data).toEqual([{ name: 'Second Hour', directors: { name: 'Anna' } }]);
    const stacked = await api.from('recent_names').select('name, roles(character)').eq('id', 3);
    expect(stacked.data).toEqual([{ name: 'Second Hour', roles: [{ character: 'Val' }] }]);
  });

  test('is its table where a column names it, not a view of that table', async () => {
    const { data } = await films().select('director_id(born)').eq('id', 1);
    expect(data).toEqual([{ director_id: { born: '1928-05-30' } }]);
  });

  test('is found by each name that a view gives to a column', async () => {
    const { data } = await library
      .as()
      .from('prizes')
      .select('one:numbered_films!id(title), other:numbered_films!number(title)')
      .eq('id', 3);
    expect(data).toEqual([{ one: { title: 'Black Earth' }, other: { title: 'Black Earth' } }]);
  });

  test('is found through tables that are not exposed, by the views that show them', async () => {
    const { data } = await films()
      .select('id, festivals(name)')
      .in('id', [1, 3])
      .order('id')
      .order('id', { referencedTable: 'festivals' });
    expect(data).toEqual([
      { id: 1, festivals: [{ name: 'Rio' }, { name: 'Lyon' }] },
      { id: 3, festivals: [{ name: 'Rio' }] },
    ]);
  });

  test('comes from a function of the row', async () => {
    const { data } = await films().select('id, best_prize(name)').in('id', [1, 3]).order('id');
    expect(data).toEqual([
      { id: 1, best_prize: { name: 'Gold' } },
      { id: 3, best_prize: null },
    ]);
    const several = await library
      .as()
      .from('directors')
      .select('actors(name), leading_actors(name)')
      .eq('id', 3);
    expect(several.data).toEqual([
      { actors: [{ name: 'Maria' }], leading_actors: [{ name: 'Maria' }] },
    ]);
  });

  test('that is not related is refused', async () => {
    const { error, status } = await films().select('vault(*)');
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST200',
      message: "Could not find a relationship between 'films' and 'vault' in the schema cache",
    });
    const near = await films().select('prize(*)');
    expect(near.error?.hint).toBe("Perhaps you meant 'prizes' instead of 'prize'.");
  });
});

describe('A filter on a related resource', () => {
  test('filters that resource alone', async () => {
    const { data } = await films()
      .select('id, prizes(name)')
      .eq('prizes.name', 'Gold')
      .lte('id', 3)
      .order('id');
    expect(data).toEqual([
      { id: 1, prizes: [{ name: 'Gold' }] },
      { id: 2, prizes: [{ name: 'Gold' }] },
      { id: 3, prizes: [] },
    ]);
  });

  test('filters the rows too, if it is inner', async () => {
    const many = await films().select('id, prizes!inner(name)').eq('prizes.name', 'Silver');
    expect(many.data).toEqual([{ id: 1, prizes: [{ name: 'Silver' }] }]);
    const one = await films()
      .select('id, directors!director_id!inner(name)')
      .eq('directors.name', 'Anna')
      .order('id');
    expect(one.data?.map(({ id }) => id)).toEqual([3, 4]);
  });

  test('goes by its alias, and as deep as it is', async () => {
    const { data } = await films()
      .select('id, parts:roles!inner(who:actors!inner(name))')
      .eq('parts.who.name', 'João')
      .order('id');
    expect(data).toEqual([
      { id: 1, parts: [{ who: { name: 'João' } }] },
      { id: 2, parts: [{ who: { name: 'João' } }] },
    ]);
  });

  test('asks whether there is any, without showing it', async () => {
    const without = await films().select('id, prizes()').is('prizes', null).order('id');
    expect(without.data).toEqual([{ id: 3 }, { id: 4 }, { id: 5 }]);
    const either = await films()
      .select('id, prizes(), directors!director_id()')
      .or('prizes.not.is.null,directors.is.null')
      .order('id');
    expect(either.data).toEqual([{ id: 1 }, { id: 2 }, { id: 5 }]);
  });

  test('takes logic, order and limits', async () => {
    const { data } = await films()
      .select('prizes(name)')
      .eq('id', 1)
      .or('year.eq.1963,year.eq.1962', { referencedTable: 'prizes' })
      .order('year', { referencedTable: 'prizes' })
      .limit(1, { referencedTable: 'prizes' });
    expect(data).toEqual([{ prizes: [{ name: 'Silver' }] }]);
  });

  test('takes a range', async () => {
    const { data } = await films()
      .select('prizes(name)')
      .eq('id', 1)
      .order('id', { referencedTable: 'prizes' })
      .range(1, 1, { referencedTable: 'prizes' });
    expect(data).toEqual([{ prizes: [{ name: 'Silver' }] }]);
  });

  test('is refused where the resource is not selected', async () => {
    const { error } = await films().select('id').eq('prizes.name', 'Gold');
    expect(error).toMatchObject({
      code: 'PGRST108',
      message: "'prizes' is not an embedded resource in this request",
      hint: "Verify that 'prizes' is included in the 'select' query parameter.",
    });
  });

  test('compares no resource with a value', async () => {
    const { error } = await films().select('id, prizes(id)').eq('prizes', '1');
    expect(error).toMatchObject({ code: 'PGRST120' });
  });
});
