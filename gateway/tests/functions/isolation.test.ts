import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { functionsConfig } from '../../src/functions/config.ts';
import { functionsService } from '../../src/functions/service.ts';
import { accessTokenVerifier } from '../../src/security/access-token.ts';
import { testProject } from '../support/people.ts';

const apikey = 'sb_publishable_of_the_test';

let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  const open = { verify_jwt: false };
  app = fastify({ forceCloseConnections: true, trustProxy: true });
  await app.register(functionsService, {
    prefix: '/functions/v1',
    config: {
      functions: functionsConfig.parse({
        hello: open,
        exits: open,
        heap: open,
        crashes: open,
        throws: { ...open, verify_api_key: false },
        streams: { ...open, body_size_limit: '2MiB' },
      }),
    },
    supabaseDir: testProject.supabaseDir,
    apiKeys: { publishable: apikey, secret: 'sb_secret_of_the_test' },
    verifyAccessToken: accessTokenVerifier([], ''),
    siteUrl: 'https://blog.example',
  });
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/functions/v1`;
});
afterAll(() => app.close());

const from = (address: string) => ({ apikey, 'x-forwarded-for': address });
const call = (path: string, init: RequestInit = {}) =>
  fetch(`${url}/${path}`, { headers: { apikey }, ...init });
const post = (path: string, body: string) => call(path, { method: 'POST', body });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('What ends a function’s process ends nothing else', () => {
  test.each([
    ['heap/objects', 546, 'WORKER_RESOURCE_LIMIT', 'heap'],
    ['heap/bytes', 546, 'WORKER_RESOURCE_LIMIT', 'heap'],
    ['exits/abort', 546, 'WORKER_RESOURCE_LIMIT', 'exits'],
    ['exits/exit', 500, 'WORKER_ERROR', 'exits'],
  ])('%s: %i %s, and the function answers again', async (path, status, code, name) => {
    const [broken, ...others] = await Promise.all([
      call(path),
      ...Array.from({ length: 5 }, () => call('hello')),
    ]);
    expect(others.map((other) => other.status)).toEqual(Array(5).fill(201));
    expect(broken.status).toBe(status);
    expect(await broken.json()).toMatchObject({ code });
    expect((await call(name)).status).toBe(200);
  });

  test('other requests that the same process was answering learn of it', async () => {
    const [waiting, ended] = await Promise.all([call('crashes'), call('crashes')]);
    expect([waiting.status, ended.status]).toEqual([500, 500]);
  });
});

describe('A request is refused before anything is started for it', () => {
  test('without a key', async () => {
    const response = await call('hello', { headers: {} });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'UNAUTHORIZED_NO_API_KEY' });
    expect((await call('hello', { headers: { apikey: 'sb_publishable_wrong' } })).status).toBe(401);
  });

  test('but with the key in another place, and where config.toml asks for none', async () => {
    const authorization = `Bearer ${apikey}`;
    expect((await call('hello', { headers: { authorization } })).status).toBe(201);
    expect((await call(`hello?apikey=${apikey}`, { headers: {} })).status).toBe(201);
    expect((await call('throws', { headers: {} })).status).toBe(500);
  });

  test('with a large body, unless config.toml allows it', async () => {
    const large = 'x'.repeat(70_000);
    expect((await post('hello', large)).status).toBe(413);
    expect((await post('hello', nested(1_900_000))).status).toBe(413);
    expect((await post('streams', large)).status).toBe(200);
    expect((await post('streams', 'x'.repeat(2_200_000))).status).toBe(413);
  });

  test('with deeply nested JSON, and not with brackets in its texts', async () => {
    for (const body of [nested(65), ` ${nested(30_000)}`, '{"a":'.repeat(10_000)]) {
      const response = await post('hello', body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'BAD_REQUEST' });
    }
    for (const body of [
      nested(64),
      JSON.stringify([nested(100), '\\"[']),
      `not JSON ${nested(100)}`,
    ]) {
      expect((await post('hello', body)).status).toBe(201);
    }
  });

  test('beyond what one network may send, while others are answered', async () => {
    const flood = Array.from({ length: 400 }, () => call('nowhere-else', { headers: {} }));
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([404]));
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const many = Array.from({ length: 40 }, () =>
        call('hello', { headers: from('198.51.100.1') }),
      );
      statuses.push(...(await Promise.all(many)).map(({ status }) => status));
    }
    expect(statuses).toContain(429);
    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(201));
    expect((await call('hello', { headers: from('198.51.100.2') })).status).toBe(201);
  });
});
