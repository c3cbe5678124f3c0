import { afterEach, describe, expect, test } from 'vitest';
import { libraryServer } from './library-server.ts';

const library = libraryServer();

/** Applies settings to this database only, because the other test files share its roles. */
async function decide(settings: Record<string, string>) {
  const statements = Object.entries(settings).map(
    ([name, value]) =>
      `execute format('alter role authenticator in database %I set pgrst.${name} = %L', current_database(), '${value}');`,
  );
  await library.owner.query(`do $$ begin
    execute format('alter role authenticator in database %I reset all', current_database());
    ${statements.join('\n')} end $$`);
  await library.reload();
}

afterEach(() => decide({}));

const json = { 'content-type': 'application/json' };

async function read(path: string, init: RequestInit = {}) {
  const response = await library.ask(path, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('Without any setting', () => {
  test('rows are counted by a bare count', async () => {
    expect((await read('/films?select=count')).body).toEqual([{ count: 5 }]);
    expect((await read('/films?select=all:count::text&year=gt.2000')).body).toEqual([{ all: '2' }]);
    const { body } = await read('/directors?select=name,films!director_id(count)&order=id&limit=2');
    expect(body).toEqual([
      { name: 'Agnès', films: [{ count: 1 }] },
      { name: 'Glauber', films: [{ count: 1 }] },
    ]);
  });

  test('aggregates, plans and other ends of transactions are refused or not granted', async () => {
    expect((await read('/films?select=year.max()')).body).toMatchObject({ code: 'PGRST123' });
    const plan = { headers: { accept: 'application/vnd.pgrst.plan+json' } };
    expect((await read('/films', plan)).body).toMatchObject({ code: 'PGRST107' });
    await library.ask('/films?id=eq.5', {
      method: 'PATCH',
      body: '{"rating": 1}',
      headers: { ...json, prefer: 'tx=rollback' },
    });
    expect((await read('/films?select=rating&id=eq.5')).body).toEqual([{ rating: 1 }]);
    await library.owner.query('update films set rating = null where id = 5');
  });
});

describe('With db_aggregates_enabled', () => {
  test.each([
    ['films?select=count()', [{ count: 5 }]],
    ['films?select=year.min(),latest:year.max()::text', [{ min: 1962, latest: '2015' }]],
    [
      'films?select=mood,count(),year.sum()&mood=neq.dark&order=mood',
      [
        { mood: 'calm', count: 3, sum: 3977 },
        { mood: 'merry', count: 1, sum: 2009 },
      ],
    ],
    ['films?select=details->length::int.sum()', [{ sum: 210 }]],
    [
      'films?select=details->>country,count()&order=count.desc&details->>country=not.is.null',
      '42703',
    ],
    [
      'films?select=count(),directors!director_id(name)&director_id=eq.3',
      [{ count: 2, directors: { name: 'Anna' } }],
    ],
    [
      'directors?select=name,films!director_id(year.max())&id=eq.3',
      [{ name: 'Anna', films: [{ max: 2015 }] }],
    ],
    [
      'roles?select=character,...films(year.sum())&film_id=eq.1&order=character',
      [
        { character: 'Ana', sum: 1962 },
        { character: 'Rui', sum: 1962 },
      ],
    ],
    ['roles?select=...films(rating.max(),count())', [{ max: 8.1, count: 4 }]],
    ['directors?select=name,...films!director_id(year.max())', 'PGRST127'],
    ['films?select=nope.sum()', '42703'],
    ['rpc/films_of?director=3&select=count()', [{ count: 2 }]],
  ])('%s', async (path, expected) => {
    await decide({ db_aggregates_enabled: 'true' });
    const { body } = await read(`/${path}`);
    if (typeof expected === 'string') expect(body).toMatchObject({ code: expected });
    else expect(body).toEqual(expected);
  });
});

test('With db_plan_enabled a request is explained instead of answered', async () => {
  await decide({ db_plan_enabled: 'true' });
  const accept =
    'application/vnd.pgrst.plan+json; for="application/json"; options=verbose|settings';
  const explained = await read('/films?id=eq.1', { headers: { accept } });
  expect(explained.body).toMatchObject([{ Plan: { 'Node Type': 'Aggregate' } }]);
  expect(explained.headers.get('content-type')).toBe(
    'application/vnd.pgrst.plan+json; for="application/json"; options=verbose|settings; charset=utf-8',
  );
  const text = await library.ask('/films', { headers: { accept: 'application/vnd.pgrst.plan' } });
  expect(await text.text()).toMatch(/^Aggregate {2}\(cost=.*\n/);
});

describe('With db_tx_end', () => {
  const patch = (prefer: string) =>
    library.ask('/films?id=eq.5', {
      method: 'PATCH',
      body: '{"rating": 2}',
      headers: { ...json, prefer: `return=representation, ${prefer}` },
    });
  const rating = async () => (await read('/films?select=rating&id=eq.5')).body[0].rating;

  test('commit-allow-override a caller may undo a write or a call', async () => {
    await decide({ db_tx_end: 'commit-allow-override' });
    const undone = await patch('tx=rollback');
    expect(undone.headers.get('preference-applied')).toContain('tx=rollback');
    expect(await undone.json()).toMatchObject([{ id: 5, rating: 2 }]);
    expect(await rating()).toBeNull();
    for (const path of ['/rpc/attempt_films', '/rpc/attempt_films?select=id']) {
      const call = await library.ask(path, {
        method: 'POST',
        body: '{"by": "undone"}',
        headers: { ...json, prefer: 'tx=rollback' },
      });
      expect(((await call.json()) as unknown[]).length).toBe(4);
    }
    expect((await read('/attempts?select=count&by=eq.undone')).body).toEqual([{ count: 0 }]);
  });

  test('rollback nothing is kept', async () => {
    await decide({ db_tx_end: 'rollback' });
    expect((await patch('tx=commit')).status).toBe(200);
    expect(await rating()).toBeNull();
  });
});

describe('With db_pre_request', () => {
  const addFunction = (name: string, body: string) =>
    library.owner.query(
      `create schema if not exists hooks; grant usage on schema hooks to anon, authenticated;
       create or replace function hooks."${name}"() returns void language plpgsql as $$ begin ${body}; end $$`,
    );

  test('a function runs first, and can restrict the rest of the request', async () => {
    await addFunction(
      'Read only',
      "if current_setting('request.headers')::json ->> 'x-reads' is not null then perform set_config('transaction_read_only', 'on', true); end if",
    );
    await decide({ db_pre_request: 'hooks.Read only' });
    const change = (headers: Record<string, string>) =>
      library.ask('/films?id=eq.5', {
        method: 'PATCH',
        body: '{"rating": 4}',
        headers: { ...json, prefer: 'tx=commit', ...headers },
      });
    expect((await change({ 'x-reads': 'only' })).status).toBe(405);
    expect((await read('/films?select=rating&id=eq.5')).body).toEqual([{ rating: null }]);
    for (const path of ['/rpc/attempt_films', '/rpc/attempt_films?select=id']) {
      const call = await library.ask(path, {
        method: 'POST',
        body: '{"by": "a reader"}',
        headers: { ...json, 'x-reads': 'only' },
      });
      expect(call.status).toBe(405);
    }
    expect((await read('/attempts?select=count&by=eq.a reader')).body).toEqual([{ count: 0 }]);
    const found = await read('/films?select=id&limit=1', { headers: { 'x-reads': 'only' } });
    expect(found.body).toHaveLength(1);
    expect((await change({})).status).toBe(204);
    await library.owner.query('update films set rating = null where id = 5');
  });

  test('it ends a request, with its own status and code', async () => {
    await addFunction(
      'closed',
      `raise sqlstate 'PGRST' using message = '{"code": "closed", "message": "Closed today."}', detail = '{"status": 403, "headers": {}}'`,
    );
    await decide({ db_pre_request: 'hooks.closed' });
    for (const path of ['/films', '/rpc/films_of?director=3']) {
      const { status, body } = await read(path);
      expect({ status, body }).toMatchObject({ status: 403, body: { code: 'closed' } });
    }
  });

  test('without the function, no request is answered', async () => {
    await decide({ db_pre_request: 'hooks.missing' });
    expect((await library.ask('/films')).status).toBe(404);
  });
});

test('With db_max_rows answers are shorter', async () => {
  await decide({ db_max_rows: '2' });
  expect((await read('/films?select=id')).body).toHaveLength(2);
});
