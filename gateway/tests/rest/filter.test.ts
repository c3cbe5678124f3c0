import { describe, expect, test } from 'vitest';
import { libraryServer } from './library-server.ts';

const library = libraryServer();

/** The ids of the films that match a raw query string. */
async function ids(query: string): Promise<number[]> {
  const response = await library.ask(`/films?select=id&order=id&${query}`, { name: 'ana' });
  const rows = (await response.json()) as { id: number }[];
  expect(response.status, JSON.stringify(rows)).toBe(200);
  return rows.map(({ id }) => id);
}

describe('A filter', () => {
  test.each([
    ['year=eq.1964', [2]],
    ['year=neq.1964', [1, 3, 4]],
    ['year=gt.1964', [3, 4]],
    ['year=gte.1964', [2, 3, 4]],
    ['year=lt.1964', [1]],
    ['year=lte.1964', [1, 2]],
    ['title=like.*River', [1]],
    ['title=like.%25R%25', [1]],
    ['title=ilike.*ear*', [2]],
    ['title=match.^[ST]', [1, 3]],
    ['title=imatch.^the', [1]],
    ['mood=eq.dark', [2]],
    ['year=in.(1962,2015)', [1, 4]],
    ['year=in.()', []],
    ['title=in.("No, \\"Quotes\\" (please)",Orphan)', [4, 5]],
    ['year=is.null', [5]],
    ['year=is.not_null', [1, 2, 3, 4]],
    ['public=is.true', [1, 2]],
    ['public=is.FALSE', [3]],
    ['public=is.unknown', [4, 5]],
    ['year=isdistinct.1962', [2, 3, 4, 5]],
    ['tags=cs.{slow}', [1, 3]],
    ['tags=cd.{earth,water,slow}', [1, 2, 4, 5]],
    ['tags=ov.{earth,time}', [2, 3]],
    ['details=cs.{"country":"BR"}', [2, 3]],
    ['shown=cs.[2020-01-10,2020-01-15]', [1]],
    ['shown=sl.[2020-02-15,2020-02-20)', [1]],
    ['shown=sr.[2020-02-05,2020-02-20)', [2]],
    ['shown=nxr.[2019-01-01,2020-02-01)', [1]],
    ['shown=nxl.[2020-02-01,2020-05-01)', [2]],
    ['shown=adj.[2020-02-01,2020-03-01)', [1, 2]],
    ['shown=ov.[2020-01-15,2020-03-15)', [1, 2]],
    ['title=fts.river', [1]],
    ['title=fts(english).rivers', [1]],
    ['title=plfts.long river', [1]],
    ['title=phfts(english).black earth', [2]],
    ['title=wfts.river or earth', [1, 2]],
    ['words=wfts(english).rivers', [1]],
    ['title_words=wfts(english).rivers', [1]],
    ['title=not.fts(english).river', [2, 3, 4, 5]],
    ['year=not.eq.1962', [2, 3, 4]],
    ['year=not.is.null', [1, 2, 3, 4]],
    ['year=not.in.(1962,1964)', [3, 4]],
    ['title=like(any).{The*,*Hour}', [1, 3]],
    ['title=ilike(all).{*o*,*h*}', [1, 3, 5]],
    ['year=eq(any).{1962,1964}', [1, 2]],
    ['year=gt(all).{1962,1964}', [3, 4]],
    ['details->>country=eq.FR', [1]],
    ['details->length=gt.100', [2]],
    ['details->cast->1->>name=eq.B', [1]],
    ['tags->>0=eq.earth', [2]],
    ['id=gt.1&id=lt.4', [2, 3]],
    ['or=(year.eq.1962,year.eq.1964)', [1, 2]],
    ['and=(year.gt.1962,year.lt.2010)', [2, 3]],
    ['not.or=(year.eq.1962,year.is.null)', [2, 3, 4]],
    ['or=(year.is.null,and(year.gt.1963,not.or(mood.eq.merry,mood.eq.calm)))', [2, 5]],
    ['or=(title.in.("The Long River","x, y"),tags.cs.{earth,earth})', [1, 2]],
    ['or=(title.eq."No, \\"Quotes\\" (please)",id.eq.1)', [1, 4]],
    ['or=(title.not.like.*e*,details->>country.eq.FR)', [1, 2, 5]],
    ['or=(title.fts(english).river,id.eq.2)', [1, 2]],
    ['limit=abc&id=eq.1', [1]],
  ])('%s', async (query, expected) => {
    expect(await ids(query.replaceAll('+', '%2B'))).toEqual(expected);
  });

  test('is sent by the client library in the same words', async () => {
    const films = () => library.as().from('films').select('id').order('id');
    expect((await films().in('title', ['Orphan', 'x, (y)'])).data).toHaveLength(1);
    expect((await films().contains('tags', ['slow'])).data).toHaveLength(2);
    expect((await films().contains('details', { country: 'BR' })).data).toHaveLength(2);
    expect((await films().overlaps('tags', ['earth', 'time'])).data).toHaveLength(2);
    expect((await films().rangeAdjacent('shown', '[2020-02-01,2020-03-01)')).data).toHaveLength(2);
    expect((await films().textSearch('title', 'river', { config: 'english' })).data).toHaveLength(
      1,
    );
    expect((await films().match({ year: 1962, mood: 'calm' })).data).toHaveLength(1);
    expect((await films().likeAnyOf('title', ['The*', '*Hour'])).data).toHaveLength(2);
    expect((await films().is('public', null)).data).toHaveLength(2);
    expect((await films().filter('year', 'not.in', '(1962,1964)')).data).toHaveLength(2);
  });

  test('takes any text as a value, and only as a value', async () => {
    const texts = ["'; drop table films; --", '\\', '"', "E'\\x'", '$1', '日本語', '%_*', ''];
    for (const text of texts) {
      const { data, error } = await library.as().from('films').select('id').eq('title', text);
      expect({ data, error }).toEqual({ data: [], error: null });
    }
    expect(await ids('id=eq.1')).toEqual([1]);
  });
});

describe('A filter that cannot be is refused', () => {
  test.each([
    ['title=foo.1', 'PGRST100', '"failed to parse filter (foo.1)" (line 1, column 1)'],
    ['title=Orphan', 'PGRST100', '"failed to parse filter (Orphan)" (line 1, column 1)'],
    ['year=in.1,2', 'PGRST100', '"failed to parse filter (in.1,2)" (line 1, column 4)'],
    ['public=is.maybe', 'PGRST100', '"failed to parse filter (is.maybe)" (line 1, column 4)'],
    ['or=(id.eq.1', 'PGRST100', '"failed to parse logic tree ((id.eq.1)" (line 1, column 11)'],
    ['or=()', 'PGRST100', '"failed to parse logic tree (())" (line 1, column 4)'],
    ['nope=eq.1', '42703', 'column films.nope does not exist'],
    ['year=eq.abc', '22P02', 'invalid input syntax for type integer: "abc"'],
    ['year=eq.99999999999', '22003', 'value "99999999999" is out of range for type integer'],
    ['title=match.(', '2201B', 'invalid regular expression: parentheses () not balanced'],
    ['order=title.up', 'PGRST100', '"failed to parse order (title.up)" (line 1, column 7)'],
    ['order=nope', '42703', 'column films.nope does not exist'],
    ['select=id,', 'PGRST100', '"failed to parse select parameter (id,)" (line 1, column 4)'],
    ['select=nope', '42703', 'column films.nope does not exist'],
    ['select=id::nope', '42704', 'type "nope" does not exist'],
    ['select=count()', 'PGRST123', 'Use of aggregate functions is not allowed'],
    ['select=year.sum()', 'PGRST123', 'Use of aggregate functions is not allowed'],
    ['select=id)', 'PGRST100', '"failed to parse select parameter (id))" (line 1, column 3)'],
    ['title=eq.%00', '22021', 'invalid byte sequence for encoding "UTF8"'],
    ['title=eq.%ff', '22021', 'invalid byte sequence for encoding "UTF8"'],
  ])('%s', async (query, code, message) => {
    const response = await library.ask(`/films?${query}`, { name: 'ana' });
    expect(await response.json()).toMatchObject({ code, message });
    expect(response.status).toBe(400);
  });

  test('with an operator that the column does not have', async () => {
    const response = await library.ask('/films?year=like.1*');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: '42883' });
  });

  test('with more than the server will do at once', async () => {
    const filters = Array.from({ length: 201 }, (_, index) => `id=neq.${index}`).join('&');
    const deep = `${'and('.repeat(20)}id.eq.1,id.eq.1${')'.repeat(20)}`;
    const nested = `${'directors!director_id(films!director_id('.repeat(5)}id${'))'.repeat(5)}`;
    for (const query of [filters, `or=(${deep})`, `select=${nested}`]) {
      const response = await library.ask(`/films?${query}`, { name: 'ana' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'PGRST100' });
    }
  });
});
