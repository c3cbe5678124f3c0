import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { publishableKey } from '../support/project-server.ts';
import { testServer } from '../support/server.ts';

const plain = testServer();
const behindTls = testServer(() => ({ siteUrl: 'https://example.org', trustProxy: false }));

const headersOf = async (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  (await fetch(url, { method, headers: { apikey: publishableKey, ...headers } })).headers;

const places = ['/health', '/auth/v1/settings', '/rest/v1/topics', '/functions/v1/none', '/none'];

describe('Every answer', () => {
  test.each(places)('keeps browsers from guessing and framing: %s', async (path) => {
    const headers = await headersOf(plain.url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test.each(places)('keeps browsers to TLS where the site has it: %s', async (path) => {
    const headers = await headersOf(behindTls.url + path);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  });

  test('has a name of its own, the same as in the log', async () => {
    const names = await Promise.all(
      places.map(async (path) => (await headersOf(plain.url + path)).get('x-request-id')),
    );
    for (const name of names) expect(name).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(names).size).toBe(places.length);
  });

  test('keeps the name that a proxy gave, and takes none from anybody else', async () => {
    const named = { 'x-request-id': 'edge-7f3a' };
    expect((await headersOf(`${plain.url}/health`, named)).get('x-request-id')).toBe('edge-7f3a');
    const odd = { 'x-request-id': '"}{"forged":"line' };
    expect((await headersOf(`${plain.url}/health`, odd)).get('x-request-id')).toMatch(
      /^[0-9a-f-]+$/,
    );
    const direct = await headersOf(`${behindTls.url}/health`, named);
    expect(direct.get('x-request-id')).not.toBe('edge-7f3a');
  });
});

describe('Pages of another site', () => {
  const preflight = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey, authorization',
  };

  test.each(['/auth/v1/token', '/rest/v1/profiles', '/functions/v1/hello'])(
    'are not let in by the browser: %s',
    async (path) => {
      const origin = 'https://evil.example';
      for (const method of ['OPTIONS', 'POST']) {
        const asked = { origin, ...(method === 'OPTIONS' ? preflight : {}) };
        const headers = await headersOf(behindTls.url + path, asked, method);
        expect(headers.get('access-control-allow-origin')).not.toBe('*');
        expect(headers.get('access-control-allow-origin')).not.toBe(origin);
        expect(headers.get('access-control-allow-credentials')).toBeNull();
      }
    },
  );

  test('the site’s own are, and may read what they need', async () => {
    const headers = await headersOf(`${behindTls.url}/rest/v1/topics`, {
      origin: 'https://example.org',
    });
    expect(headers.get('access-control-allow-origin')).toBe('https://example.org');
    expect(headers.get('access-control-expose-headers')).toMatch(/content-range.*retry-after/);
  });
});

test('At its root, each service speaks its own protocol', async () => {
  const ask = async (path: string) => {
    const response = await fetch(plain.url + path, { headers: { apikey: publishableKey } });
    return [response.status, await response.json()];
  };
  for (const end of ['', '/']) {
    expect(await ask(`/rest/v1${end}`)).toEqual([
      404,
      expect.objectContaining({ code: 'PGRST126' }),
    ]);
    expect(await ask(`/auth/v1${end}`)).toEqual([
      404,
      expect.objectContaining({ error_code: 'not_found' }),
    ]);
    expect(await ask(`/functions/v1${end}`)).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND' }),
    ]);
  }
});

test('A service that is not here refuses in its own words', async () => {
  const response = await fetch(`${plain.url}/graphql/v1`, {
    method: 'POST',
    headers: { origin: 'http://localhost', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(404);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost');
  expect(await response.json()).toMatchObject({
    errors: [{ message: 'This server has no graphql service' }],
  });
});

test('A page that asks for a WebSocket without a key is refused, whatever it sends, and others are served', async () => {
  const { hostname, port } = new URL(plain.url);
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nHost: localhost\r\n';
  for (const headers of [`${upgrade}Sec-WebSocket-Key: x\r\n\r\n`, `${upgrade}\r\n\0\xff{`]) {
    const socket = connect(Number(port), hostname);
    socket.end(`GET /realtime/v1/websocket HTTP/1.1\r\n${headers}`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401/);
  }
  expect((await fetch(`${plain.url}/health`)).status).toBe(200);
});
