import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';
import { asOwner, newDatabase } from '../support/database.ts';
import { testProject } from '../support/people.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const folder = temporaryFolder('hostile');
const apikey = 'sb_publishable_local';
const json = { apikey, 'content-type': 'application/json' };

let server: ServerProcess;
let database: { name: string; url: string };

beforeAll(async () => {
  database = await newDatabase(testProject);
  server = await start();
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}) {
  return startServer({
    ...{ DATABASE_URL: database.url, PORT: '0', TRUST_PROXY: 'on' },
    ...env,
  });
}

// After each test, the same process must still respond.
afterEach(async () => {
  expect(() => process.kill(server.pid, 0)).not.toThrow();
  const isWell = async () => (await fetch(`${server.url}/health`)).status;
  await expect.poll(isWell).toBe(200);
});

const paths = [
  '/auth/v1/token?grant_type=password',
  '/rest/v1/topics',
  '/rest/v1/rpc/text_length',
  '/functions/v1/hello',
  '/mail/v1/messages',
  '/',
];

describe('Input from outside that is made to bring the server down is refused:', () => {
  test.each([
    ['gzip', gzipSync(Buffer.alloc(100_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(100_000_000))],
    ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(100_000_000)))],
  ])('100 MB of nothing, compressed by %s', async (encoding, body) => {
    const before = residentMb(server.pid);
    for (const path of paths) {
      const headers = { ...json, 'content-encoding': encoding };
      const init = { method: 'POST', headers, body: new Uint8Array(body) };
      const { status } = await fetch(server.url + path, init);
      // A function receives the compressed bytes and may accept them.
      if (!path.startsWith('/functions')) expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
    expect(residentMb(server.pid) - before).toBeLessThan(100);
  });

  test.each([
    ['one of 70 kB', `x-long: ${'x'.repeat(70_000)}\r\n`],
    ['10,000 small ones', Array.from({ length: 10_000 }, (_, n) => `x-${n}: ${n}\r\n`).join('')],
  ])('headers, %s', async (_case, headers) => {
    expect(await rawStatus(`GET /health HTTP/1.1\r\nhost: x\r\n${headers}\r\n`)).toBe(431);
  });

  test('headers of nearly 64 kB are read, and so are the longest addresses of filters', async () => {
    const headers = `x-long: ${'x'.repeat(60_000)}\r\nconnection: close\r\n`;
    expect(await rawStatus(`GET /health HTTP/1.1\r\nhost: x\r\n${headers}\r\n`)).toBe(200);
  });

  test.each(paths)('a query string of 60 kB, at %s', async (path) => {
    for (const part of ['a=b&', 'or=(', '%', 'select=']) {
      const separator = path.includes('?') ? '&' : '?';
      const query = part.repeat(Math.ceil(60_000 / part.length));
      const response = await fetch(`${server.url}${path}${separator}${query}`, { headers: json });
      expect(response.status, part).toBeLessThan(500);
      await response.arrayBuffer();
    }
  });

  test('bytes that are no HTTP, and a body that is not as long as it says', async () => {
    expect(await rawStatus('\x16\x03\x01\x02\x00\x01\x00\r\n\r\n')).toBe(400);
    const both = 'content-length: 5\r\ntransfer-encoding: chunked\r\n';
    expect(await rawStatus(`POST / HTTP/1.1\r\nhost: x\r\n${both}\r\n0\r\n\r\n`)).toBe(400);
    expect(await rawStatus('GET /health HTTP/9.9\r\n\r\n')).toBe(400);
  });
});

describe('What ends a part of the server does not end the server:', () => {
  test('every connection to the database, at once, while requests are under way', async () => {
    const ask = () => fetch(`${server.url}/rest/v1/rooms?select=id`, { headers: { apikey } });
    const underWay = Array.from({ length: 20 }, () => ask());
    await asOwner(database.name, (owner) =>
      owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name like 'gateway%'`,
      ),
    );
    const statuses = (await Promise.all(underWay)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect.poll(async () => (await ask()).status).toBe(200);
    // The listeners for schema changes and for email must listen again.
    const listening = async () => {
      const { rows } = await asOwner('postgres', (owner) =>
        owner.query<{ name: string }>(
          `select application_name as name from pg_stat_activity
           where datname = $1 and query ilike 'listen%' order by 1`,
          [database.name],
        ),
      );
      return rows.map(({ name }) => name);
    };
    await expect.poll(listening).toContain('gateway pgrst');
  });

  test('a function in an endless loop is ended, and answers the next', async () => {
    const call = (path: string) =>
      fetch(`${server.url}/functions/v1/${path}`, { method: 'POST', headers: json, body: '{}' });
    const [broken, other] = await Promise.all([call('loops/forever'), call('hello')]);
    expect(broken.status).toBeGreaterThanOrEqual(500);
    expect(other.status).toBe(201);
    expect(await (await call('loops')).text()).toBe('calm');
  });
});

describe('A server that is killed', () => {
  test('takes a function in an endless loop with it', async () => {
    const killed = await start();
    const request = fetch(`${killed.url}/functions/v1/loops/forever`, {
      method: 'POST',
      headers: json,
      body: '{}',
    }).catch(() => undefined);
    const loops = () => childrenOf(killed.pid, 'loops');
    await expect.poll(async () => (await loops()).length).toBe(1);
    const [loop = 0] = await loops();
    await killed.end('SIGKILL');
    await request;
    await expect.poll(() => isAlive(loop)).toBe(false);
  });
});

describe('An error that nobody caught', () => {
  const preload = join(folder, 'throws.mjs');
  const fails = `let of = 'a connection';
    process.on('SIGUSR2', () => {
      const error = new Error('made by the test');
      if (of === 'a connection') error.code = 'ECONNRESET';
      of = 'the code';
      setTimeout(() => { throw error; });
    });`;

  test('of a connection costs nothing; any other ends the process in order', async () => {
    writeFileSync(preload, fails);
    const failing = await start({ NODE_OPTIONS: `--import ${preload}` });
    process.kill(failing.pid, 'SIGUSR2');
    await expect.poll(failing.output).toContain('unhandled connection error');
    expect((await fetch(`${failing.url}/health`)).status).toBe(200);
    expect(await failing.end('SIGUSR2')).toBe(1);
    expect(failing.output()).toContain('uncaught exception: the server exits');
  });
});

/** The status of the response to raw text; 0 if the connection closes without a response. */
function rawStatus(text: string): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => {
      said += chunk.toString();
      socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0)));
  });
}

/** The resident memory of a process; 0 where the system does not report it. */
function residentMb(pid: number): number {
  if (process.platform !== 'linux') return 0;
  return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1_048_576;
}

async function childrenOf(parent: number, word: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, ...args]) => Number(ppid) === parent && args.join(' ').includes(word))
    .map(([pid]) => Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
