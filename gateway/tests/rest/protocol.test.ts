import { describe, expect, test } from 'vitest';
import { libraryServer } from './library-server.ts';

const library = libraryServer();

describe('The API refuses, in the words of the protocol,', () => {
  test('tables that are not there or not exposed', async () => {
    for (const name of ['film', 'hidden', 'pg_class']) {
      const { error, status } = await library.as().from(name).select();
      expect(status).toBe(404);
      expect(error?.code).toBe('PGRST205');
      expect(error?.message).toBe(`Could not find the table 'public.${name}' in the schema cache`);
    }
    const { error } = await library.as().from('film').select();
    expect(error?.hint).toBe("Perhaps you meant the table 'public.films'");
  });

  test('tables that the role may not read: sign in, or you may not', async () => {
    const anonymous = await library.ask('/vault');
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers.get('www-authenticate')).toBe('Bearer');
    const member = await library.as('ana').from('vault').select();
    expect(member).toMatchObject({ status: 403, error: { code: '42501' } });
  });

  test('schemas that are not exposed', async () => {
    const { error, status } = await library.as().schema('private').from('hidden').select();
    expect(status).toBe(406);
    expect(error).toMatchObject({
      code: 'PGRST106',
      message: 'Invalid schema: private',
      hint: 'Only the following schemas are exposed: public',
    });
  });

  test('tokens that are not genuine, and roles that do not exist', async () => {
    const forged = await library.ask('/films', { name: 'forged' });
    expect(forged.status).toBe(401);
    expect(forged.headers.get('www-authenticate')).toContain('invalid_token');
    expect(await forged.json()).toMatchObject({ code: 'PGRST301' });
    const ghost = await library.ask('/films', { name: 'ghost' });
    expect(ghost.status).toBe(401);
    expect(await ghost.json()).toMatchObject({ code: '22023' });
  });

  test.each([
    ['/', 'GET', 404, 'PGRST126'],
    ['/films/1', 'GET', 404, 'PGRST125'],
    ['/rpc/', 'GET', 404, 'PGRST125'],
    ['/rpc/add/more', 'GET', 404, 'PGRST125'],
  ])('%s by %s', async (path, method, status, code) => {
    const response = await library.ask(path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  test('media types that it does not make', async () => {
    const response = await library.ask('/films', { headers: { accept: 'application/pdf' } });
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject({
      code: 'PGRST107',
      message: 'None of these media types are available: application/pdf',
    });
    const plan = await library.as().from('films').select().explain();
    expect(plan.status).toBe(406);
  });

  test('regular expressions of callers who have not signed in', async () => {
    for (const query of [
      'title=match.x',
      'title=not.imatch.x',
      'or=(id.eq.1,and(title.match.x))',
    ]) {
      const response = await library.ask(`/films?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'PGRST100',
        message: 'The operators match and imatch need a signed-in user',
      });
      expect((await library.ask(`/films?${query}`, { name: 'ana' })).status).toBe(200);
    }
  });

  test.each([
    ['conditions', Array.from({ length: 110 }, () => 'id=gt.0').join('&')],
    ['wildcards', `title=like.${'*a'.repeat(110)}`],
    ['patterns in a list', `title=like(any).{${Array.from({ length: 110 }, () => 'a*')}}`],
    ['groups', `or=(id.eq.1,${Array.from({ length: 110 }, () => 'and(id.eq.1)')})`],
    ['embedded resources', `select=${Array.from({ length: 30 }, (_, n) => `p${n}:prizes(*)`)}`],
  ])('too many %s', async (_what, query) => {
    const refusal = { code: 'PGRST100', message: 'The request has too many conditions' };
    const response = await library.ask(`/films?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(refusal);
    expect((await library.ask(`/films?${query}`, { name: 'ana' })).status).toBe(200);
    const changed = await library.ask(`/films?id=eq.0&${query}`, { method: 'DELETE' });
    expect(await changed.json()).toMatchObject(refusal);
  });

  test('preferences that it does not know, if they are meant strictly', async () => {
    const strict = { prefer: 'handling=strict, colour=blue' };
    const refused = await library.ask('/films', { headers: strict });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: 'PGRST122',
      details: 'Invalid preferences: colour=blue',
    });
    const lenient = await library.ask('/films', { headers: { prefer: 'colour=blue' } });
    expect(lenient.status).toBe(200);
  });

  test('addresses that are too long', async () => {
    const long = await library.ask(`/films?title=eq.${'x'.repeat(20_000)}`);
    expect(long.status).toBe(200);
    const tooLong = await library.ask(`/films?title=eq.${'x'.repeat(40_000)}`);
    expect(tooLong.status).toBe(414);
    expect(await tooLong.json()).toMatchObject({ code: 'PGRST100' });
  });
});

describe('The API tells', () => {
  test('which preferences it applied', async () => {
    const response = await library.ask('/films?limit=1', {
      headers: { prefer: 'count=exact, timezone=America/Sao_Paulo' },
    });
    expect(response.headers.get('preference-applied')).toBe(
      'count=exact, timezone=America/Sao_Paulo',
    );
    const [film] = (await response.json()) as { added_at: string }[];
    expect(film?.added_at).toBe('2025-12-31T21:00:00-03:00');
  });

  test('that a time zone does not exist', async () => {
    const response = await library.ask('/films', { headers: { prefer: 'timezone=Nowhere' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '22023' });
  });

  test('which methods a resource allows', async () => {
    const table = await library.ask('/films', { method: 'OPTIONS' });
    expect(table.headers.get('allow')).toBe('OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE');
    const called = await library.ask('/rpc/touch', { method: 'OPTIONS' });
    expect(called.headers.get('allow')).toBe('OPTIONS,POST');
  });
});

describe('A connection', () => {
  test('serves on after every kind of failure', async () => {
    const failures = [
      '/films?year=eq.abc',
      '/vault',
      '/rpc/complain',
      '/films?nope=eq.1',
      '/films?select=id&id=eq.99999999999',
    ];
    const asks = Array.from({ length: 100 }, (_, index) =>
      index % 2 === 0
        ? library.ask(failures[(index / 2) % failures.length] ?? '')
        : library.ask('/films?select=id&id=eq.1'),
    );
    const statuses = (await Promise.all(asks)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  });

  test('that is lost costs the requests under way and no more', async () => {
    const slow = library.ask('/rpc/wait?seconds=2');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await library.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename = 'authenticator'`,
    );
    expect((await slow).status).toBe(503);
    const ask = () => library.ask('/films?select=id&limit=1');
    await expect.poll(async () => (await ask()).status).toBe(200);
  });
});
