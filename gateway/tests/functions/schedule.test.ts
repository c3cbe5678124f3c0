import { Writable } from 'node:stream';
import fastify from 'fastify';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { functionsConfig } from '../../src/functions/config.ts';
import { functionsService } from '../../src/functions/service.ts';
import { newVitals } from '../../src/health/details.ts';
import { accessTokenVerifier } from '../../src/security/access-token.ts';
import { newDatabase } from '../support/database.ts';
import { testProject } from '../support/people.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

/** What the function printed, in the order of all servers, and what the servers logged. */
const printed: string[] = [];
const messages: string[] = [];

async function startServer(connectionString: string) {
  const pool = new pg.Pool({ connectionString });
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      const { output, msg } = JSON.parse(String(line)) as { output?: string; msg?: string };
      if (output) printed.push(output);
      if (msg) messages.push(msg);
      done();
    },
  });
  const app = fastify({ logger: { stream }, forceCloseConnections: true });
  await app.register(functionsService, {
    prefix: '/functions/v1',
    config: {
      functions: functionsConfig.parse({
        works: { verify_jwt: false, run_every: '1s' },
        hello: { verify_jwt: false },
      }),
    },
    supabaseDir: testProject.supabaseDir,
    apiKeys: { publishable: 'sb_publishable_of_the_test', secret: 'sb_secret_of_the_test' },
    verifyAccessToken: accessTokenVerifier([], ''),
    siteUrl: 'https://blog.example',
    schedules: { pool, vitals: newVitals() },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  let isOver: Promise<unknown> | undefined;
  const end = () => {
    isOver ??= app.close().then(() => pool.end());
    return isOver;
  };
  ends.push(end);
  return end;
}

const timesPrinted = () => printed.filter((line) => line === 'end').length;

test('A function with run_every is called with the secret key, by one process at a time, again after a failure, until the servers close', async () => {
  const { url } = await newDatabase();
  const servers = await Promise.all([startServer(url), startServer(url), startServer(url)]);
  await vi.waitFor(() => expect(timesPrinted()).toBeGreaterThanOrEqual(4), 60_000);
  expect(messages).toContain('scheduled call failed');
  await Promise.all(servers.map((end) => end()));
  // Every run ended before the next one started, whichever server called. The last may be cut off.
  const complete = printed.slice(0, printed.lastIndexOf('end') + 1);
  expect(complete.length % 2).toBe(0);
  complete.forEach((line, index) => {
    expect(line).toBe(index % 2 ? 'end' : 'start sb_secret_of_the_test');
  });
  const runs = timesPrinted();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(timesPrinted()).toBe(runs);
});

test.each(['0s', '500ms', '25h', 'hourly'])('run_every = %s is refused', (run_every) => {
  expect(functionsConfig.safeParse({ works: { run_every } }).success).toBe(false);
});
