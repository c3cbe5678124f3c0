import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { loadSecretKey } from 'supabase-gateway/security/secret-key';
import { type ActivatedServer, activateServer } from 'supabase-gateway/testing/activated-server';
import { asOwner, newDatabase } from 'supabase-gateway/testing/database';
import { testAtRest, testKey } from 'supabase-gateway/testing/encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cast, password } from '../cast.ts';
import { bearer } from '../support/admin-session.ts';
import { template } from '../support/cluster.ts';
import { authorityIn, type RunningProxy, startCaddy, startNginx } from './proxies.ts';
import {
  type Answer,
  ask,
  contentOf,
  get,
  openChannel,
  signIn,
  storageOf,
  tusUpload,
} from './proxy-clients.ts';

const folder = temporaryFolder('deployment');
const socketPath = join(folder, 'mutirao.sock');

let server: ActivatedServer;
let database: string;
let secretKey: string;
const proxies = {} as Record<'caddy' | 'nginx', RunningProxy>;

beforeAll(async () => {
  const { url, name } = await newDatabase({ template });
  database = name;
  server = await activateServer(socketPath, [process.execPath, 'gateway/src/main.ts'], {
    cwd: process.cwd(),
    env: {
      DATABASE_URL: url,
      ENCRYPTION_KEY: testKey,
      SITE_URL: 'https://localhost',
      ALLOW_PLAIN_DATABASE: 'on',
      TRUST_PROXY: 'on',
    },
  });
  secretKey = await asOwner(name, (owner) => loadSecretKey(owner, testAtRest));
  proxies.caddy = await startCaddy(folder, socketPath);
  const authority = readFileSync(authorityIn(folder), 'utf8');
  setDefaultCACertificates([...getCACertificates(), authority]);
  proxies.nginx = await startNginx(folder, socketPath);
  expect((await storageOf(proxies.nginx.https, secretKey).createBucket('bills')).error).toBeNull();
  // The first run downloads the proxies.
}, 180_000);
afterAll(async () => {
  await Promise.all(Object.values(proxies).map((proxy) => proxy.end()));
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['caddy', 'nginx'] as const)('Behind %s', (name) => {
  const port = () => proxies[name].https;

  test('a page arrives over HTTP/2, compressed once, and is revalidated', async () => {
    const session = connectHttp2(`https://localhost:${port()}`);
    const headers = { ':path': '/admin', 'accept-encoding': 'gzip, deflate, br' };
    const page = await get(session, headers);
    expect(session.alpnProtocol).toBe('h2');
    expect(page).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      'strict-transport-security': 'max-age=31536000',
    });
    const again = await get(session, { ...headers, 'if-none-match': String(page.etag) });
    expect(again).toMatchObject({ ':status': 304, etag: page.etag });
    if (name === 'caddy') expect(page['alt-svc']).toContain('h3=');
    session.close();
  });

  test('a site with values of the demonstration is closed to visitors', async () => {
    const session = connectHttp2(`https://localhost:${port()}`);
    const page = await get(session, { ':path': '/BR/contact' });
    expect(page).toMatchObject({ ':status': 503, 'retry-after': '3600' });
    expect(page['cache-control']).toBe('no-store');
    session.close();
  });

  test('an answer with personal data is not compressed', async () => {
    const session = connectHttp2(`https://localhost:${port()}`);
    const answer = await get(session, {
      ':path': '/rest/v1/members',
      'accept-encoding': 'gzip, br',
      apikey: secretKey,
    });
    expect(answer[':status']).toBe(200);
    expect(answer['content-encoding']).toBeUndefined();
    session.close();
  });

  test('HTTP is redirected to HTTPS, with the query', async () => {
    const sent = plainRequest({ port: proxies[name].http, host: 'localhost', path: '/BR?a=1' });
    const [response] = await once(sent.end(), 'response');
    expect(response.resume().statusCode).toBe(308);
    expect(response.headers.location).toBe('https://localhost/BR?a=1');
  });

  test('the client’s address is the one of its connection, whatever it claims', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7' };
    const { status } = await signIn(port(), 'wrong', { headers: forged });
    expect(status).toBe(400);
    const { rows } = await asOwner(database, (owner) =>
      owner.query('select distinct ip_address from auth.audit_log_entries where ip_address <> $1', [
        '',
      ]),
    );
    expect(rows).toEqual([{ ip_address: '127.0.0.1' }]);
  });

  // The limit of functions counts these requests, so they need an address of their own.
  test.runIf(process.platform === 'linux')(
    'a request that is refused before its body is read receives the refusal',
    async () => {
      const localAddress = name === 'caddy' ? '127.0.0.3' : '127.0.0.4';
      const withoutKey = { method: 'POST', headers: { apikey: '' }, localAddress };
      const call = () =>
        ask(port(), '/functions/v1/rpc/x', withoutKey, { text: 'x'.repeat(3_000) });
      // Whether the server closes a connection too early depends on the moment.
      for (let round = 0; round < 10; round += 1) {
        const refused = await Promise.all(Array.from({ length: 25 }, call));
        expect(refused.map(({ status }) => status)).toEqual(Array(25).fill(401));
      }
    },
  );

  test('an upload reaches the server while the client still sends it, and arrives whole', async () => {
    // nginx accepts 1 MB by default.
    const file = randomBytes(8_000_000);
    const arrived = () =>
      asOwner(database, async (owner) => {
        const { rows } = await owner.query('select count(*)::int from gateway.file_segments');
        return rows[0]?.count;
      });
    const before = await arrived();
    const sent = request({
      ...{ host: 'localhost', family: 4, port: port(), method: 'POST' },
      path: `/storage/v1/object/bills/${name}.bin`,
      headers: { apikey: secretKey, 'content-length': file.length },
    });
    sent.write(file.subarray(0, 2_000_000));
    await expect.poll(arrived).toBeGreaterThan(before);
    sent.end(file.subarray(2_000_000));
    const [response] = await once(sent, 'response');
    expect(response.resume().statusCode).toBe(200);
    const { data } = await storageOf(port(), secretKey).from('bills').download(`${name}.bin`);
    expect((await contentOf(data)).equals(file)).toBe(true);
  });

  test('a resumable upload continues where it was interrupted', async () => {
    const file = randomBytes(1_000_000);
    const first = new Promise<string>((resolve, reject) => {
      const upload = tusUpload(port(), secretKey, file, {
        onError: reject,
        async onChunkComplete() {
          await upload.abort();
          resolve(upload.url ?? '');
        },
      });
      upload.start();
    });
    const uploadUrl = await first;
    await new Promise<void>((resolve, reject) =>
      tusUpload(port(), secretKey, file, {
        uploadUrl,
        onError: reject,
        onSuccess: () => resolve(),
      }).start(),
    );
    const { data } = await storageOf(port(), secretKey).from('bills').download(`${port()}.bin`);
    expect((await contentOf(data)).equals(file)).toBe(true);
  });
});

test('A restart loses no request, an upload continues after it, and a channel is joined again', async () => {
  await asOwner(database, (owner) =>
    owner.query(
      'create policy "Test" on realtime.messages to authenticated using (true) with check (true)',
    ),
  );
  const channels = await Promise.all(Object.values(proxies).map(({ https }) => openChannel(https)));
  const heard = () => Promise.all(channels.map((channel) => channel.hearsItself()));
  await expect.poll(heard, { interval: 250 }).toEqual([true, true]);
  const credentials = { user_email: cast.fabio.email, user_password: password };
  const signedIn = await ask(
    proxies.caddy.https,
    '/functions/v1/rpc/authenticate_admin',
    { method: 'POST' },
    credentials,
  );
  const [session] = JSON.parse(signedIn.body ?? '') as [{ access_token: string }];
  const answers: Answer[] = [];
  let working = true;
  const kinds = Object.values(proxies).flatMap(({ https }) => [
    () => ask(https, '/rest/v1/members?select=id', { headers: { apikey: secretKey } }),
    () => ask(https, '/admin'),
    // A function that calls the backend.
    () =>
      ask(
        https,
        '/functions/v1/rpc/open_lists',
        { method: 'POST', headers: bearer(session.access_token) },
        { lists: [] },
      ),
  ]);
  const clients = kinds
    .flatMap((kind) => [kind, kind])
    .map(async (kind) => {
      while (working) answers.push(await kind());
    });
  const more = () => {
    const before = answers.length;
    return expect.poll(() => answers.length).toBeGreaterThan(before + 50);
  };
  await more();
  const uploads = Object.values(proxies).map(
    ({ https }) =>
      new Promise<void>((resolve, reject) => {
        const settings = { onError: reject, onSuccess: () => resolve() };
        tusUpload(https, secretKey, randomBytes(3_000_000), settings).start();
      }),
  );
  await server.restart();
  await more();
  await Promise.all(uploads);
  working = false;
  for (const channel of channels) channel.forget();
  await expect.poll(heard, { interval: 250 }).toEqual([true, true]);
  await Promise.all(channels.map((channel) => channel.close()));
  await Promise.all(clients);
  expect(answers.filter(({ status = 0 }) => status >= 300)).toEqual([]);
});

describe.each(['caddy', 'nginx'] as const)('Behind %s', (name) => {
  const port = () => proxies[name].https;

  test('guesses count for that address, and other addresses are served', async () => {
    let refused: Answer | undefined;
    // config.toml allows 30 per address in five minutes.
    for (let guess = 0; guess < 31 && refused?.status !== 429; guess += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${guess}` };
      refused = await signIn(port(), `wrong ${guess}`, { headers });
    }
    expect(refused?.status).toBe(429);
    // Only Linux has more than one loopback address.
    if (process.platform !== 'linux') return;
    expect(await signIn(port(), password, { localAddress: '127.0.0.2' })).toMatchObject({
      status: 200,
    });
  });
});

test('The logs of a proxy name requests, but contain no query, header or full address', async () => {
  const secret = 'quiet-orange-lamp';
  const headers = {
    authorization: `Bearer ${secret}`,
    cookie: `session=${secret}`,
    referer: `https://localhost/BR?token=${secret}`,
    'user-agent': secret,
  };
  const path = (status: string) => `/health/${status}?token=${secret}&email=${cast.ana.email}`;
  for (const { https } of Object.values(proxies)) await ask(https, path('up'), { headers });
  await server.end();
  for (const { https } of Object.values(proxies)) {
    expect((await ask(https, path('down'), { headers })).status).toBe(502);
  }
  for (const proxy of Object.values(proxies)) {
    await expect.poll(() => proxy.logs().access).toContain('/health/down');
    const { access, other } = proxy.logs();
    expect(access).toContain('/health/up');
    expect(access).toContain('127.0.0.0');
    for (const log of [access, other]) {
      expect(log).not.toMatch(/quiet-orange-lamp|@|127\.0\.0\.[1-9]/);
    }
  }
});
