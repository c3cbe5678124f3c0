import { describe, expect, test } from 'vitest';
import { libraryServer } from './library-server.ts';

const library = libraryServer();
const post = (body: string, type = 'application/json') => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
});

describe('A function', () => {
  test('is called with named arguments', async () => {
    expect((await library.as().rpc('add', { a: 1, b: 2 })).data).toBe(3);
    expect((await library.as().rpc('add', { a: 1, b: 2 }, { get: true })).data).toBe(3);
  });

  test('uses defaults for arguments that are not given', async () => {
    const greet = (args: object) => library.as().rpc('greet', args);
    expect((await greet({ name: 'Ana' })).data).toBe('Hello, Ana');
    expect((await greet({ name: 'Ana', greeting: 'Oi' })).data).toBe('Oi, Ana');
    expect((await greet({ name: null })).data).toBeNull();
  });

  test('that returns rows is read like a table', async () => {
    const { data, count } = await library
      .as()
      .rpc('films_of', { director: 3 }, { count: 'exact' })
      .select('id, headline, directors!director_id(name)')
      .gt('year', 2010)
      .order('id')
      .limit(5);
    expect(data).toEqual([
      { id: 4, headline: 'NO, "QUOTES" (PLEASE)', directors: { name: 'Anna' } },
    ]);
    expect(count).toBe(1);
    const paged = await library
      .as()
      .rpc('films_of', { director: 3 }, { get: true, count: 'exact' })
      .select('id')
      .order('id')
      .range(1, 1);
    expect(paged).toMatchObject({ data: [{ id: 4 }], count: 2, status: 206 });
  });

  test('that returns one row gives one object', async () => {
    const { data } = await library.as().rpc('one_film', { film: 2 }).select('id, title');
    expect(data).toEqual({ id: 2, title: 'Black Earth' });
  });

  test('that returns a list of values gives them bare', async () => {
    expect((await library.as().rpc('years')).data).toEqual([1962, 1964, 2009, 2015]);
  });

  test('that returns a table of its own is filtered by its columns', async () => {
    const { data } = await library.as().rpc('summaries').select('length').eq('title', 'Orphan');
    expect(data).toEqual([{ length: 6 }]);
    const nope = await library.as().rpc('summaries').eq('nope', 1);
    expect(nope.error).toMatchObject({
      code: '42703',
      message: 'column summaries.nope does not exist',
    });
  });

  test('that returns nothing answers nothing', async () => {
    const renamed = await library.as('ana').rpc('rename_film', { film: 5, new_title: 'Found' });
    expect(renamed).toMatchObject({ data: null, error: null, status: 204 });
    const { rows } = await library.owner.query('select title from films where id = 5');
    expect(rows).toEqual([{ title: 'Found' }]);
    await library.owner.query("update films set title = 'Orphan' where id = 5");
  });

  test('is called by HEAD for its headers', async () => {
    const { data, count } = await library.as().rpc('years', {}, { head: true, count: 'exact' });
    expect({ data, count }).toEqual({ data: null, count: 4 });
  });

  test('is called with one object or refused', async () => {
    const film = library.as().rpc('films_of', { director: 3 }).select('id');
    expect((await film.single()).error).toMatchObject({ code: 'PGRST116' });
    const csv = await library.as().rpc('films_of', { director: 2 }).select('id, title').csv();
    expect(csv.data).toBe('id,title\n2,"Black Earth"');
  });

  test('takes a whole body as its one unnamed parameter', async () => {
    const response = await library.ask('/rpc/echo', post('{"a":{"b":[1,2]}}'));
    expect(await response.json()).toEqual({ a: { b: [1, 2] } });
    const csv = await library.ask('/rpc/echo', post('a\n1\n', 'text/csv'));
    expect(csv.status).toBe(404);
    expect(await csv.json()).toMatchObject({ code: 'PGRST202' });
  });

  test('takes a repeated argument as a list, if it is variadic', async () => {
    const response = await library.ask('/rpc/join_words?words=a&words=b, c&words=d"');
    expect(await response.json()).toBe('a-b, c-d"');
    expect((await library.as().rpc('join_words', { words: ['x', 'y'] })).data).toBe('x-y');
  });

  test('takes its arguments from a form', async () => {
    const form = (body: string) => post(body, 'application/x-www-form-urlencoded');
    const joined = await library.ask('/rpc/join_words', form('words=a&words=b+c'));
    expect(await joined.json()).toBe('a-b c');
    expect(await (await library.ask('/rpc/add', form('a=1&b=2'))).json()).toBe(3);
  });

  test('that takes no body as a whole says so', async () => {
    const answer = await library.ask('/rpc/add', post('1', 'text/plain'));
    expect(await answer.json()).toMatchObject({
      code: 'PGRST202',
      message: 'Could not find the function public.add in the schema cache',
      hint: null,
    });
  });

  test('is chosen by the names of its arguments', async () => {
    expect((await library.as().rpc('either', { a: 1 })).data).toBe('int');
    expect((await library.as().rpc('either', { b: 'x' })).data).toBe('text');
    const unclear = await library.as().rpc('unclear', { a: 1 });
    expect(unclear).toMatchObject({ status: 300, error: { code: 'PGRST203' } });
  });

  test('takes a body with an empty key as its one unnamed parameter', async () => {
    const answer = await library.ask('/rpc/shout', post('{"": "x"}'));
    expect(await answer.json()).toBe('{"": "X"}');
    const missing = await library.ask('/rpc/shout', post('{"": "x", "a": 1}'));
    expect(await missing.json()).toMatchObject({ code: 'PGRST202' });
  });

  test('is not guessed where none and a default would do', async () => {
    const answer = await library.ask('/rpc/vague', post('{}'));
    expect(answer.status).toBe(300);
    expect(await answer.json()).toMatchObject({
      code: 'PGRST203',
      message:
        'Could not choose the best candidate function between: public.vague(), public.vague( => text)',
    });
    const sorted = await library.ask('/rpc/unclear', post('{"a": 1}'));
    expect(await sorted.json()).toMatchObject({
      message:
        'Could not choose the best candidate function between: public.unclear(a => integer), public.unclear(a => text)',
    });
  });

  test('that does not exist, or not with these arguments, is refused with a hint', async () => {
    const api = library.as();
    const near = await api.rpc('ad', { a: 1 });
    expect(near).toMatchObject({
      status: 404,
      error: {
        code: 'PGRST202',
        message: 'Could not find the function public.ad(a) in the schema cache',
        details:
          'Searched for the function public.ad with parameter a or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      },
    });
    const other = await api.rpc('add', { a: 1, c: 2 }, { get: true });
    expect(other.error).toMatchObject({
      code: 'PGRST202',
      details:
        'Searched for the function public.add with parameters a, c, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function public.add(a, b)',
    });
  });

  test('cannot change anything by GET', async () => {
    const { status, error } = await library.as('ana').rpc('touch', {}, { get: true });
    expect(status).toBe(405);
    expect(error).toMatchObject({ code: '25006' });
    expect((await library.as('ana').rpc('touch')).data).toBe(1);
  });

  test('cannot be put, patched or deleted', async () => {
    const response = await library.ask('/rpc/add', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({
      code: 'PGRST101',
      message: 'Cannot use the DELETE method on RPC',
    });
  });
});

describe('A function knows', () => {
  test('who asks, how and where', async () => {
    const { data } = await library.as('ana').rpc('whoami');
    expect(data).toMatchObject({
      role: 'authenticated',
      sub: 'ana',
      method: 'POST',
      path: '/rpc/whoami',
    });
  });

  test('the headers, without the credentials among them', async () => {
    const response = await library.ask('/rpc/headers', {
      name: 'ana',
      headers: {
        'x-admin-session': 'seven',
        cookie: 'a=b',
        apikey: 'k',
        'x-forwarded-for': '9.9.9.9',
      },
    });
    const headers = (await response.json()) as Record<string, string>;
    expect(headers).toMatchObject({ 'x-admin-session': 'seven', 'x-forwarded-for': '192.0.2.7' });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['authorization']));
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('apikey');
  });

  test('the limits of its role and its own', async () => {
    const { data } = await library.as().rpc('whoami');
    expect(data.timeout).toBe('3s');
    expect((await library.as().rpc('patient')).data).toBe('9s');
  });

  test('and is stopped by them', async () => {
    const { error, status } = await library.as().rpc('wait', { seconds: 10 });
    expect(status).toBe(500);
    expect(error).toMatchObject({ code: '57014' });
  });
});

describe('A function answers', () => {
  test('with an error of its own making', async () => {
    const complaint = await library.as().rpc('complain');
    expect(complaint).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'No way', hint: 'Another way', details: null },
    });
    const payment = await library.as().rpc('payment_required');
    expect(payment).toMatchObject({
      status: 402,
      error: { code: 'PT402', message: 'Pay first', details: 'Now', hint: 'Here' },
    });
    const teapot = await library.ask('/rpc/teapot', post('{}'));
    expect(teapot.status).toBe(418);
    expect(teapot.headers.get('x-pot')).toBe('tea');
    expect(await teapot.json()).toEqual({
      code: '418',
      message: 'I am a teapot',
      details: null,
      hint: 'Try coffee',
    });
  });

  test('with a status and headers of its own', async () => {
    const response = await library.ask('/rpc/accepted', post('{}'));
    expect(response.status).toBe(202);
    expect(response.headers.get('x-queue')).toBe('films');
    expect(await response.json()).toBe('later');
  });
});
