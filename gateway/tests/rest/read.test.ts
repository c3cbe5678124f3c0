import { describe, expect, test } from 'vitest';
import { libraryServer, maxRows } from './library-server.ts';

const library = libraryServer();

describe('A reader', () => {
  test('gets all columns of all rows by default', async () => {
    const { data, error, status } = await library.as().from('studios').select().order('country');
    expect(error).toBeNull();
    expect(status).toBe(200);
    expect(data).toEqual([
      { country: 'BR', name: 'Sol', founded: 1950 },
      { country: 'FR', name: 'Lune', founded: 1940 },
    ]);
  });

  test('chooses, renames and casts columns', async () => {
    const { data } = await library
      .as()
      .from('films')
      .select('id, name:title, year::text, rating::int4, when:added_at::date')
      .eq('id', 1);
    expect(data).toEqual([
      { id: 1, name: 'The Long River', year: '1962', rating: 8, when: '2026-01-01' },
    ]);
  });

  test('reads inside JSON columns', async () => {
    const { data } = await library
      .as()
      .from('films')
      .select('details->country, code:details->>country, details->cast->0->>name, details->cast->1')
      .eq('id', 1);
    expect(data).toEqual([{ country: 'FR', code: 'FR', name: 'A', cast: { name: 'B' } }]);
  });

  test('reads inside other columns as if they were JSON', async () => {
    const { data } = await library.as().from('films').select('first:tags->>0').eq('id', 1);
    expect(data).toEqual([{ first: 'water' }]);
  });

  test('selects and filters by a function of the row', async () => {
    const { data } = await library
      .as()
      .from('films')
      .select('id, headline')
      .eq('headline', 'BLACK EARTH');
    expect(data).toEqual([{ id: 2, headline: 'BLACK EARTH' }]);
  });

  test('names columns with blanks, dashes and commas', async () => {
    const { data } = await library
      .as()
      .from('actors')
      .select('first-name, "odd, name"')
      .eq('"odd, name"', 'y');
    expect(data).toEqual([{ 'first-name': 'J', 'odd, name': 'y' }]);
  });

  test('keeps every digit of large numbers', async () => {
    const response = await library.ask('/details_of_production?select=budget&film_id=eq.2');
    expect(await response.text()).toBe('[{"budget":9007199254740993}]');
  });

  test('gets one object, or the refusal that there is not exactly one', async () => {
    const films = library.as().from('films');
    const one = await films.select('title').eq('id', 1).single();
    expect(one.data).toEqual({ title: 'The Long River' });
    const none = await films.select('title').eq('id', 0).single();
    expect(none.status).toBe(406);
    expect(none.error).toMatchObject({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 0 rows',
    });
    const several = await films.select('title').single();
    expect(several.error?.details).toBe('The result contains 5 rows');
    const maybe = await films.select('title').eq('id', 0).maybeSingle();
    expect(maybe).toMatchObject({ data: null, error: null });
  });

  test('leaves nulls out when asked to', async () => {
    const films = library.as().from('films').select('title, year').eq('id', 5);
    expect((await films.stripNulls()).data).toEqual([{ title: 'Orphan' }]);
  });

  test('gets CSV', async () => {
    const { data } = await library
      .as()
      .from('films')
      .select('id, title')
      .in('id', [1, 4])
      .order('id')
      .csv();
    expect(data).toBe('id,title\n1,"The Long River"\n4,"No, ""Quotes"" (please)"');
  });

  test('gets headers only by HEAD', async () => {
    const { data, count, status } = await library
      .as()
      .from('films')
      .select('*', { count: 'exact', head: true });
    expect({ data, count, status }).toEqual({ data: null, count: 5, status: 200 });
  });
});

describe('Order', () => {
  test('goes by columns, directions and nulls', async () => {
    const films = library.as().from('films');
    const nullsLast = await films
      .select('id')
      .order('year', { ascending: false, nullsFirst: false });
    expect(nullsLast.data?.map(({ id }) => id)).toEqual([4, 3, 2, 1, 5]);
    const twice = await films.select('id').order('mood').order('id', { ascending: false });
    expect(twice.data?.map(({ id }) => id)).toEqual([5, 4, 1, 3, 2]);
  });

  test('goes by a place inside JSON', async () => {
    const { data } = await library
      .as()
      .from('films')
      .select('id')
      .lte('id', 2)
      .order('details->length', { ascending: false });
    expect(data?.map(({ id }) => id)).toEqual([2, 1]);
  });

  test('goes by a related to-one resource', async () => {
    const { data } = await library
      .as()
      .from('films')
      .select('id, producer:directors!films_producer_fkey(name)')
      .not('producer', 'is', null)
      .order('producer(name)', { ascending: false })
      .order('id');
    expect(data?.map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  test('refuses a related to-many resource', async () => {
    const { error } = await library
      .as()
      .from('films')
      .select('id, prizes(name)')
      .order('prizes(name)');
    expect(error).toMatchObject({ code: 'PGRST118' });
  });
});

describe('Pages', () => {
  test('are cut by limit and range', async () => {
    const films = library.as().from('films');
    const page = await films.select('id', { count: 'exact' }).order('id').range(1, 2);
    expect(page.data).toEqual([{ id: 2 }, { id: 3 }]);
    expect(page).toMatchObject({ count: 5, status: 206 });
    const none = await films.select('id').limit(0);
    expect(none).toMatchObject({ data: [], status: 200 });
  });

  test('are cut by the Range header too', async () => {
    const response = await library.ask('/films?select=id&order=id', {
      headers: { range: '1-2', 'range-unit': 'items' },
    });
    expect(response.headers.get('content-range')).toBe('1-2/*');
    expect(await response.json()).toEqual([{ id: 2 }, { id: 3 }]);
  });

  test('beyond the end are not satisfiable', async () => {
    const { error, status } = await library
      .as()
      .from('films')
      .select('id', { count: 'exact' })
      .range(10, 20);
    expect(status).toBe(416);
    expect(error).toMatchObject({
      code: 'PGRST103',
      details: 'An offset of 10 was requested, but there are only 5 rows.',
    });
    const response = await library.ask('/films?offset=10', { headers: { prefer: 'count=exact' } });
    expect(response.headers.get('content-range')).toBe('*/5');
  });

  test('cannot be negative', async () => {
    const negative = await library.ask('/films?limit=-1');
    expect(negative.status).toBe(416);
    expect(await negative.json()).toMatchObject({ code: 'PGRST103' });
    const reversed = await library.ask('/films', { headers: { range: '5-2' } });
    expect(reversed.status).toBe(416);
    const before = await library.ask('/films?select=id&offset=-1&order=id&limit=1');
    expect(await before.json()).toEqual([{ id: 1 }]);
  });

  test('are never longer than the server allows', async () => {
    await library.owner.query(
      'insert into actors (name) select g::text from generate_series(1, 60) g',
    );
    const { data, count } = await library.as().from('actors').select('id', { count: 'exact' });
    expect(data).toHaveLength(maxRows);
    expect(count).toBe(63);
    const long = await library.as().from('actors').select('id').limit(1000);
    expect(long.data).toHaveLength(maxRows);
  });
});

describe('A count', () => {
  test('is exact, of all that the filters leave', async () => {
    const { count, data } = await library
      .as()
      .from('films')
      .select('id', { count: 'exact' })
      .lt('id', 5)
      .limit(1);
    expect(count).toBe(4);
    expect(data).toHaveLength(1);
  });

  test('knows about inner embeds and missing ones', async () => {
    const films = library.as().from('films');
    const inner = await films.select('id, prizes!inner(id)', { count: 'exact' }).limit(1);
    expect(inner.count).toBe(2);
    const missing = await films
      .select('id, prizes()', { count: 'exact' })
      .is('prizes', null)
      .limit(1);
    expect(missing.count).toBe(3);
    expect(missing.error).toBeNull();
  });

  test('is what the planner thinks, if that is enough for signed-in users', async () => {
    await library.owner.query('analyze films');
    const films = library.as('ana').from('films');
    const planned = await films.select('id', { count: 'planned' });
    expect(planned.count).toBe(5);
    const estimated = await films.select('id', { count: 'estimated' });
    expect(estimated.count).toBe(5);
  });
});

describe('The number of all rows', () => {
  const count = async (path: string, count: string, name?: string) => {
    const response = await library.ask(path, {
      headers: { prefer: `count=${count}` },
      ...(name && { name }),
    });
    return {
      status: response.status,
      range: response.headers.get('content-range'),
      applied: response.headers.get('preference-applied'),
    };
  };

  test('is never a guess for strangers: it would count hidden rows too', async () => {
    await library.owner.query(`
      insert into public.notes (owner, body) select 'bruno', 'hidden ' || n from generate_series(1, 500) n;
      grant select on public.notes to anon;
      analyze public.notes`);
    for (const kind of ['planned', 'estimated']) {
      expect(await count('/notes', kind)).toEqual({
        status: 200,
        range: '*/0',
        applied: 'count=exact',
      });
    }
    expect((await count('/notes', 'planned', 'ana')).applied).toBe('count=planned');
    await library.owner.query(`revoke select on public.notes from anon; delete from public.notes`);
  });

  test('ends a list only when it was counted', async () => {
    await library.owner.query(`
      create table public.growing (id int primary key);
      grant select on public.growing to authenticated;
      insert into public.growing select generate_series(1, 60);
      analyze public.growing;
      insert into public.growing select generate_series(61, 300)`);
    await library.reload();
    const page = (offset: number) => `/growing?order=id&offset=${offset}&limit=10`;
    for (const kind of ['planned', 'estimated']) {
      // The planner estimates 60 rows, but the page must still be returned.
      const { status, range } = await count(page(200), kind, 'ana');
      expect(status).toBe(206);
      expect(Number(range?.split('/')[1])).toBeGreaterThanOrEqual(210);
      expect(await count(page(400), kind, 'ana')).toMatchObject({ status: 206 });
    }
    expect(await count(page(295), 'estimated', 'ana')).toMatchObject({ range: '295-299/300' });
    expect(await count(page(400), 'exact', 'ana')).toMatchObject({ status: 416 });
    await library.owner.query('drop table public.growing');
    await library.reload();
  });
});

test('No answer is kept by caches', async () => {
  for (const path of ['/films', '/nothing', '/rpc/add?a=1&b=2']) {
    expect((await library.ask(path)).headers.get('cache-control')).toBe('no-store');
  }
});
