import { rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';
import { type ActivatedServer, activateServer } from '../support/activated-server.ts';
import { password, people, testProject } from '../support/people.ts';
import { refusedStart } from '../support/server-process.ts';

const folder = temporaryFolder('restart');
const socketPath = join(folder, 'http.sock');
const siteUrl = 'https://example.org';
const env = {
  DATA_DIR: join(folder, 'data'),
  SUPABASE_DIR: testProject.supabaseDir,
  SITE_URL: siteUrl,
  DEMO: 'on',
  TRUST_PROXY: 'on',
};

let server: ActivatedServer;
beforeAll(async () => {
  const command = [process.execPath, 'src/main.ts'];
  server = await activateServer(socketPath, command, {
    cwd: join(import.meta.dirname, '../..'),
    env,
  });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

let visitors = 0;

/** Sends one request on its own connection, as the proxies in deploy/ do. */
function ask(method: string, path: string, body?: object): Promise<Answer> {
  visitors += 1;
  const headers = {
    apikey: 'sb_publishable_local',
    'content-type': 'application/json',
    'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, method, path, headers, agent: false }, async (response) => {
      const { statusCode: status, headers: answered } = response;
      resolve({ status, headers: answered, body: await text(response) });
    });
    sent.once('error', reject).end(body && JSON.stringify(body));
  });
}

const signIn = () =>
  ask('POST', '/auth/v1/token?grant_type=password', { email: people.ana.email, password });

test('A restart loses no request: reads, sign-ins, and functions that call the backend', async () => {
  let working = true;
  const answers: Answer[] = [];
  const kinds = [
    () => ask('GET', '/rest/v1/topics?limit=1'),
    () => ask('POST', '/functions/v1/hello', {}),
    () => ask('POST', '/functions/v1/asks', {}),
    signIn,
  ];
  const clients = kinds
    .flatMap((kind) => [kind, kind, kind])
    .map(async (kind) => {
      while (working) answers.push(await kind());
    });
  const moreAnswers = (count: number) => {
    const before = answers.length;
    return expect.poll(() => answers.length).toBeGreaterThan(before + count);
  };
  await moreAnswers(50);
  await server.restart();
  await moreAnswers(50);
  working = false;
  await Promise.all(clients);
  expect(answers.filter(({ status = 0 }) => status >= 300)).toEqual([]);
});

test('A connection that was opened before the restart is answered', async () => {
  const early = connect(socketPath);
  const answer = text(early);
  // The answer to another request proves that the server has accepted the connection.
  await ask('GET', '/health');
  const restarted = server.restart();
  early.write('GET /health HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n');
  expect(await answer).toMatch(/^HTTP\/1\.1 200/);
  await restarted;
});

test('Only the address that the proxy added counts, and a program of this machine has its own', async () => {
  const hello = (address: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      const headers = { apikey: 'sb_publishable_local', ...address };
      const path = '/functions/v1/hello';
      request({ socketPath, path, headers, agent: false }, async (response) =>
        resolve(JSON.parse(await text(response)).address),
      )
        .once('error', reject)
        .end();
    });
  expect(await hello({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' })).toBe('203.0.113.9');
  expect(await hello({})).toBe('127.0.0.1');
});

test('A server on such a socket needs its public address, and takes one socket', async () => {
  const { SITE_URL: _, ...others } = env;
  const pid = String(process.pid);
  // The process id of another process: the variables were meant for a parent.
  const foreign = await refusedStart({ ...others, LISTEN_FDS: '1', LISTEN_PID: pid, PORT: 'x' });
  expect(foreign.lines).toEqual(['Environment: PORT: expected a port number']);
  const two = await refusedStart({ ...env, LISTEN_FDS: '2', LISTEN_PID: pid });
  expect(two).toEqual({ code: 1, lines: ['Environment: LISTEN_FDS: expected one socket'] });
});
