import { describe, expect, test } from 'vitest';
import { libraryServer } from './library-server.ts';

const library = libraryServer();

/** Calls a function that inserts a row, and returns the number of rows that were committed. */
async function attempt(path: string, headers: Record<string, string> = {}) {
  const by = crypto.randomUUID();
  const response = await library.ask(`/rpc/${path}`, {
    method: 'POST',
    body: JSON.stringify({ by }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const text = await response.text();
  const { rows } = await library.owner.query<{ count: string }>(
    'select count(*) from public.attempts where by = $1',
    [by],
  );
  return { status: response.status, text, code: codeOf(text), lines: Number(rows[0]?.count) };
}

function codeOf(text: string): string | undefined {
  return text.startsWith('{') ? JSON.parse(text).code : undefined;
}

const object = { accept: 'application/vnd.pgrst.object+json' };

describe('What a function did stays done, although', () => {
  test.each([
    ['its answer is not one object', 'attempt_films', object, 'PGRST116'],
    ['its answer is no row at all', 'attempt_nothing', object, 'PGRST116'],
    ['a cast fails', 'attempt_films?select=title::int', {}, '22P02'],
    [
      'a cast inside a JSON column fails',
      'attempt_film?select=details->>country::date',
      {},
      '22007',
    ],
    ['a filter fails', 'attempt_films?title=like.The%5C', {}, '22025'],
    ['a filter in a group fails', 'attempt_films?or=(title.like.The%5C,id.eq.1)', {}, '22025'],
    [
      'more rows come than the caller wants affected',
      'attempt_films',
      { prefer: 'handling=strict,max-affected=0' },
      'PGRST124',
    ],
    [
      'the page begins after the end',
      'attempt_films?offset=9',
      { prefer: 'count=exact' },
      'PGRST103',
    ],
  ])('%s', async (_case, path, headers, code) => {
    expect(await attempt(path, headers)).toMatchObject({ code, lines: 1 });
  });
});

describe('A function does not run when', () => {
  test.each([
    ['a single value is selected from', 'attempt?select=pgrst_scalar->>status::date', {}, '42703'],
    ['a single value is cast', 'attempt?select=pgrst_scalar::int', {}, '42703'],
    ['a single value is filtered', 'attempt?pgrst_scalar=is.null', {}, '42703'],
    ['a single value is filtered in a group', 'attempt?or=(pgrst_scalar.is.null)', {}, '42703'],
    ['a single value is ordered', 'attempt?order=pgrst_scalar', {}, '42703'],
    [
      'a single value is limited',
      'attempt',
      { prefer: 'handling=strict,max-affected=0' },
      'PGRST128',
    ],
    ['a column is missing', 'attempt_films?select=nope', {}, '42703'],
    ['a type is missing', 'attempt_films?select=title::nope', {}, '42704'],
    ['no cast leads from one type to the other', 'attempt_films?select=year::uuid', {}, '42846'],
    ['an operator does not fit the column', 'attempt_films?year=like.x', {}, '42883'],
    ['a value does not fit the column', 'attempt_films?year=eq.x', {}, '22P02'],
    ['a regular expression is not allowed', 'attempt_films?title=match.x', {}, 'PGRST100'],
    ['an embedded resource is forbidden', 'attempt_films?select=vault(*)', {}, 'PGRST200'],
    ['a preference is broken', 'attempt', { prefer: 'handling=strict,nope=1' }, 'PGRST122'],
    ['a time zone does not exist', 'attempt', { prefer: 'timezone=Nowhere' }, '22023'],
    ['no media type fits', 'attempt', { accept: 'image/png' }, 'PGRST107'],
  ])('%s', async (_case, path, headers, code) => {
    expect(await attempt(path, headers)).toMatchObject({ code, lines: 0 });
  });
});

describe('The answer of a committed call', () => {
  test('can be one object, a list or CSV', async () => {
    const one = await attempt('attempt_film', object);
    expect(one).toMatchObject({ status: 200, lines: 1 });
    expect(JSON.parse(one.text)).toMatchObject({ id: 1, title: 'The Long River' });
    const csv = await attempt('attempt_films?select=id,title&limit=2', { accept: 'text/csv' });
    expect(csv).toMatchObject({ text: 'id,title\n1,"The Long River"\n2,"Black Earth"', lines: 1 });
    const value = await attempt('attempt', { accept: 'application/vnd.pgrst.object+json' });
    expect(value).toMatchObject({ status: 200, lines: 1 });
    expect(await attempt('attempt_silently', { accept: 'text/csv' })).toMatchObject({
      status: 204,
      lines: 1,
    });
  });

  test('is selected, filtered, ordered, counted and embedded as any other', async () => {
    const { data, count } = await library
      .as()
      .rpc('attempt_films', { by: 'x' }, { count: 'exact' })
      .select('id, headline, country:details->>country, directors!director_id(name)')
      .gte('year', 1964)
      .order('id', { ascending: false })
      .limit(2);
    expect(data).toEqual([
      { id: 4, headline: 'NO, "QUOTES" (PLEASE)', country: null, directors: { name: 'Anna' } },
      { id: 3, headline: 'SECOND HOUR', country: 'BR', directors: { name: 'Anna' } },
    ]);
    expect(count).toBe(3);
  });

  test('keeps every type as it was', async () => {
    const plain = await attempt('attempt_table');
    const shaped = await attempt('attempt_table?order=amount');
    expect(shaped.text).toBe(plain.text);
    expect(plain).toMatchObject({ status: 200, lines: 1 });
    const filtered = await attempt(
      'attempt_table?select=bytes::text,lower_bound::text,fixed&nothing=not.is.null&nested->>name=eq.a"b',
    );
    expect(JSON.parse(filtered.text)).toEqual([
      { bytes: '\\x00ff', lower_bound: '[5:6]={1,2}', fixed: 'ab  ' },
    ]);
  });
});
