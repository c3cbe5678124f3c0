import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';
import { figuresOf } from '../../src/health/metrics.ts';
import { people } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import { testServer } from '../support/server.ts';

const dataDir = temporaryFolder('details');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const server = testServer(() => ({ dataDir, metrics: true }));
const plain = testServer();

type Health = { status: string; details?: Record<string, unknown> };

const get = (path: string, headers: Record<string, string> = {}, from = server) =>
  fetch(from.url + path, { headers });

async function health(path: string, headers: Record<string, string> = {}, from = server) {
  const response = await get(path, headers, from);
  return { status: response.status, body: (await response.json()) as Health };
}

const secret = () => ({ apikey: server.secretKey });

/** Everything but the secret key in a header. */
const without: [string, () => Record<string, string>, (() => string)?][] = [
  ['no key', () => ({})],
  ['the publishable key', () => ({ apikey: publishableKey })],
  ['the publishable key as a token', () => ({ authorization: `Bearer ${publishableKey}` })],
  ['a wrong key', () => ({ apikey: `${server.secretKey.slice(0, -1)}_` })],
  ['half of the key', () => ({ authorization: `Bearer ${server.secretKey.slice(0, 20)}` })],
  ['an empty token', () => ({ authorization: 'Bearer ', apikey: '' })],
  ['the key in the address', () => ({}), () => `&apikey=${server.secretKey}`],
];

describe('GET /health?details', () => {
  test.each(without)('with %s is the same as /health', async (_what, headers, query = () => '') => {
    const usual = await health('/health');
    const { status, body } = await health(`/health?details${query()}`, headers());
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(Object.keys(usual.body));
    expect(Object.keys(body)).toEqual(['status', 'database', 'uptime']);
  });

  test('with the token of a user is the same as /health', async () => {
    const ana = await server.signedIn(people.ana.email);
    const token = (await ana.auth.getSession()).data.session?.access_token;
    const { body } = await health('/health?details', {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
    });
    expect(body.details).toBeUndefined();
  });

  test('with the secret key, in either header, has the details; /health never does', async () => {
    const bearer = { authorization: `Bearer ${server.secretKey}` };
    for (const headers of [secret(), bearer]) {
      const { body } = await health('/health?details', headers);
      expect(body.details).toMatchObject({
        version: { gateway: expect.any(String), node: process.versions.node, build: null },
        sockets: 0,
        disk: {
          free_bytes: expect.any(Number),
          total_bytes: expect.any(Number),
          reserved_bytes: expect.any(Number),
        },
        backups: { count: 0, newest_at: null, newest_bytes: null },
        mail: { has_server: false, failed: 0, last_error: null },
        schedules: [],
        project: null,
      });
      expect((await health('/health', headers)).body.details).toBeUndefined();
    }
  });

  test('without a data folder, says nothing about disk and backups', async () => {
    const { body } = await health('/health?details', { apikey: plain.secretKey }, plain);
    expect(body.details).toMatchObject({ disk: null, backups: null });
  });

  test('knows the newest complete backup', async () => {
    const folder = join(dataDir, 'backups');
    mkdirSync(folder, { recursive: true });
    const write = (name: string, size: number, day: string) => {
      writeFileSync(join(folder, name), 'x'.repeat(size));
      utimesSync(join(folder, name), new Date(day), new Date(day));
    };
    write('backup-2026-01-01T00-00-00.sql.gz', 10, '2026-01-01T00:00:00Z');
    write('backup-2026-01-02T00-00-00.sql.gz', 20, '2026-01-02T00:00:00Z');
    write('backup-2026-01-03T00-00-00.sql.gz.half', 30, '2026-01-03T00:00:00Z');
    write('supabase-2026-01-03T00-00-00.sql', 30, '2026-01-03T00:00:00Z');
    expect((await health('/health?details', secret())).body.details).toMatchObject({
      backups: { count: 2, newest_at: '2026-01-02T00:00:00.000Z', newest_bytes: 20 },
    });
  });

  test('counts open sockets', async () => {
    const sockets = async () => (await health('/health?details', secret())).body.details?.sockets;
    const address = server.url.replace('http', 'ws');
    const socket = new WebSocket(
      `${address}/realtime/v1/websocket?apikey=${publishableKey}&vsn=1.0.0`,
    );
    await expect.poll(sockets).toBe(1);
    socket.close();
    await expect.poll(sockets).toBe(0);
  });
});

describe('The mail queue', () => {
  const queue = (state: string, error: string | null) =>
    server.owner.query(
      `insert into gateway.mail_queue (kind, recipient, subject, html, text, state, ended_at, last_error, next_attempt_at)
       values ('test', 'rita@example.com', 'Hi', ${state === 'waiting' ? "'x', 'x'" : 'null, null'}, $1,
         ${state === 'waiting' ? 'null' : 'now()'}, $2, now() + interval '1 hour')`,
      [state, error],
    );
  afterEach(() => server.owner.query('delete from gateway.mail_queue'));

  test('is in the details, as numbers, a time and a code', async () => {
    await queue('waiting', 'ECONNREFUSED CONN');
    await queue('failed', 'EENVELOPE RCPT TO 550');
    const { details } = (await health('/health?details', secret())).body;
    expect(details?.mail).toEqual({
      has_server: false,
      waiting: 1,
      failed: 1,
      oldest_at: expect.stringMatching(/^\d{4}-/),
      last_error: 'ECONNREFUSED CONN',
    });
    expect(JSON.stringify(details)).not.toContain('rita');
  });

  test('is due at once after a retry, which only the secret key may ask for', async () => {
    await queue('waiting', 'EENVELOPE RCPT TO 450');
    const retry = (headers: Record<string, string>) =>
      fetch(`${server.url}/mail/v1/retry`, { method: 'POST', headers });
    const due = async () =>
      (await server.owner.query('select from gateway.mail_queue where next_attempt_at <= now()'))
        .rowCount;
    expect((await retry({})).status).toBe(401);
    expect((await retry({ apikey: publishableKey })).status).toBe(403);
    expect(await due()).toBe(0);
    expect((await retry(secret())).status).toBe(202);
    expect(await due()).toBe(1);
  });
});

describe('GET /metrics', () => {
  test('does not exist unless it is turned on', async () => {
    expect((await get('/metrics', { apikey: plain.secretKey }, plain)).status).toBe(404);
  });

  test.each(without)('with %s refuses', async (_what, headers, query = () => '') => {
    const response = await get(`/metrics?x${query()}`, headers());
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('gateway_');
  });

  test('with the secret key has the figures of the process, and nothing about requests but their service', async () => {
    await get(`/rest/v1/profiles?id=eq.${people.ana.profileId}`, { apikey: publishableKey });
    await get(`/people/${people.ana.profileId}`);
    const response = await get('/metrics', { authorization: `Bearer ${server.secretKey}` });
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    for (const line of [
      /^gateway_disk_free_bytes \d+$/m,
      /^gateway_sockets 0$/m,
      /^gateway_mail_waiting 0$/m,
      /^gateway_backups_newest_at_seconds \d+$/m,
      /^process_resident_memory_bytes \d+$/m,
      /^gateway_request_duration_seconds_count\{service="rest",method="GET",status="\d+"\} 1$/m,
      /^gateway_request_duration_seconds_count\{service="site",method="GET",status="404"\} 1$/m,
    ]) {
      expect(text).toMatch(line);
    }
    for (const data of [people.ana.profileId, '@', server.secretKey, '/rest', 'profiles']) {
      expect(text).not.toContain(data);
    }
  });

  test('are numbers, times and booleans, by path and name, and no texts', () => {
    const state = {
      ok: true,
      size: 2,
      at: '2026-01-02T00:00:00Z',
      failure: 'rita@example.com',
      items: [{ name: 'a', count: 1 }, { title: 'no name', count: 2 }, 3],
      'rita@example.com': 1,
      nothing: null,
    };
    expect(figuresOf('x', state)).toEqual([
      { name: 'x_ok', item: undefined, value: 1 },
      { name: 'x_size', item: undefined, value: 2 },
      { name: 'x_at_seconds', item: undefined, value: 1_767_312_000 },
      { name: 'x_items_count', item: 'a', value: 1 },
    ]);
  });
});
