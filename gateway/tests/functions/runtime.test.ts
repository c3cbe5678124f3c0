import fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { functionsConfig } from '../../src/functions/config.ts';
import { functionsService } from '../../src/functions/service.ts';
import { accessTokenVerifier } from '../../src/security/access-token.ts';
import { testProject } from '../support/people.ts';

const secret = 'sb_secret_of_the_test';

let app: FastifyInstance;
let url: string;
let token: string;

beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  token = await new SignJWT({ role: 'authenticated' })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer('https://blog.example/auth/v1')
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(privateKey);
  app = fastify({ forceCloseConnections: true });
  const open = { verify_jwt: false };
  await app.register(functionsService, {
    prefix: '/functions/v1',
    config: {
      functions: functionsConfig.parse({
        ...Object.fromEntries(
          ['hello', 'throws', 'crashes', 'endless', 'streams', 'served', 'plain'].map((name) => [
            name,
            open,
          ]),
        ),
        broken: { ...open, entrypoint: './functions/broken/index.js' },
        packages: { ...open, entrypoint: './functions/packages/index.js' },
        off: { ...open, enabled: false },
      }),
    },
    supabaseDir: testProject.supabaseDir,
    apiKeys: { publishable: 'sb_publishable_of_the_test', secret },
    verifyAccessToken: accessTokenVerifier(
      [await exportJWK(publicKey)],
      'https://blog.example/auth/v1',
    ),
    siteUrl: 'https://blog.example',
    functionTimeLimitMs: 1_500,
  });
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/functions/v1`;
});
afterAll(() => app.close());

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${url}/${path}`, {
    ...init,
    headers: { apikey: 'sb_publishable_of_the_test', ...init.headers },
  });

describe('A function', () => {
  test('gets the request as it came, with the asker’s address, and its answer goes back as it is', async () => {
    const response = await call('hello/there?now=1', {
      method: 'PUT',
      body: 'Olá',
      headers: { 'x-from': 'a test', 'x-forwarded-for': '203.0.113.9' },
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-made-by')).toBe('hello');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.json()).toEqual({
      greeting: 'Hello, https://blog.example',
      method: 'PUT',
      place: '/hello/there?now=1',
      address: '127.0.0.1',
      agent: 'a test',
      body: 'Olá',
    });
  });

  test('answers many at once', async () => {
    const numbers = Array.from({ length: 30 }, (_, number) => String(number));
    const bodies = await Promise.all(
      numbers.map(async (body) => {
        const response = await call('hello', { method: 'POST', body });
        return ((await response.json()) as { body: string }).body;
      }),
    );
    expect(bodies).toEqual(numbers);
  });

  test('may send its answer piece by piece', async () => {
    const text = await (await call('streams')).text();
    expect(text).toHaveLength(500_000);
    expect(text.slice(-1000)).toMatch(/^500 \.+$/);
  });

  test('imports packages as Deno writes them, and by its import map', async () => {
    expect(await (await call('packages')).json()).toEqual(['zod', 'toml']);
  });

  test('is an ES module below a package.json that says otherwise, and imports JSR packages by their npm name', async () => {
    expect(await (await call('plain')).json()).toEqual({
      greeting: 'Hello, npm',
      client: 'function',
    });
  });

  test('may export its handler', async () => {
    expect(await (await call('served')).text()).toBe('by its default export');
  });

  test('answers preflight requests itself', async () => {
    const response = await call('hello', { method: 'OPTIONS' });
    expect(((await response.json()) as { method: string }).method).toBe('OPTIONS');
  });
});

describe('A function that verifies tokens', () => {
  const guarded = (authorization?: string) =>
    call('guarded', { headers: authorization ? { authorization } : {} });

  test('answers whoever has a valid one', async () => {
    expect((await guarded(`Bearer ${token}`)).status).toBe(200);
  });

  test.each([
    ['no token', undefined, 'Missing authorization header'],
    ['a key in its place', 'Bearer sb_publishable_of_the_test', 'Invalid JWT'],
    ['a forged one', 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYW5vbiJ9.', 'Invalid JWT'],
  ])('refuses %s', async (_what, authorization, message) => {
    const response = await guarded(authorization);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message });
  });

  test('finds in its environment the keys and its own settings, and nothing of the server’s', async () => {
    const response = await guarded(`Bearer ${token}`);
    expect(await response.json()).toEqual([null, null, secret, 'yes']);
  });
});

describe('What goes wrong is answered in Supabase’s words', () => {
  test.each([
    ['nowhere', 404, 'NOT_FOUND', 'Requested function was not found'],
    ['_shared', 404, 'NOT_FOUND', 'Requested function was not found'],
    ['off', 404, 'NOT_FOUND', 'Requested function was not found'],
    ['..%2f..%2fserver', 404, 'NOT_FOUND', 'Requested function was not found'],
    ['broken', 503, 'BOOT_ERROR', 'Function failed to start (please check logs)'],
    ['crashes', 500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)'],
  ])('%s: %i %s', async (path, status, code, message) => {
    const response = await call(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('sb-error-code')).toBe(code);
    expect(await response.json()).toEqual({ code, message });
  });

  test('a handler that throws: 500, as Deno says it', async () => {
    const response = await call('throws');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Internal Server Error');
  });

  test('a function that crashed is started again', async () => {
    expect((await call('crashes')).status).toBe(500);
    expect(await (await call('crashes/calm')).text()).toBe('calm');
  });

  test('a function that never ends: 504, and the next request finds a fresh one', async () => {
    const [response, other] = await Promise.all([call('endless/loop'), call('hello')]);
    expect(other.status).toBe(201);
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: 'IDLE_TIMEOUT' });
    expect(await (await call('endless')).text()).toBe('done');
  });

  test('a body beyond the limit: 413', async () => {
    const response = await call('hello', { method: 'POST', body: 'x'.repeat(70_000) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });
});
