// `npm run fuzz [-- --runs 20000 --seed 1]`: random and hostile requests to all services of the real
// server. Nothing may answer 5xx, show a stack, a secret or another person's row, or reach SQL as text.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import pg from 'pg';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { ownerConnection } from '../../server/database/connections.ts';
import { startCluster } from '../../server/database/embedded/cluster.ts';
import { prepareDatabase } from '../../server/database/open-database.ts';
import { readProjectConfig } from '../../server/project/config.ts';
import { cast, password } from '../../tests/cast.ts';
import { startChild, stopChild } from '../lib/child.ts';
import { machine } from '../lib/machine.ts';
import { canary, plantCanaries, readSecrets } from './canaries.ts';
import { type Asked, type Asker, askers, bytesOf, isOpenEnded } from './http.ts';
import { authRequests, functionRequests, pageRequests } from './other-requests.ts';
import { send, sendHalf } from './send.ts';
import { type Tables, tableRequests } from './table-requests.ts';
import { faultOf } from './verdict.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string' } },
});
const runs = Number(values.runs);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const port = 4420;
const apikey = 'sb_publishable_fuzz';
/** After so many requests Ana signs in anew: hostile ones may have signed her out. */
const batch = 250;

const folder = temporaryFolder('fuzz');
const cluster = await startCluster(folder);
const location = { socketFolder: cluster.socketFolder, name: 'postgres' };
const config = readProjectConfig('supabase');
await prepareDatabase(location, { supabaseDir: 'supabase', demo: true }, config);
const owner = new pg.Client(ownerConnection(location));
await owner.connect();
await plantCanaries(owner);
const secrets = await readSecrets(owner);
const before = await stateOfOthers();
const { rows: accounts } = await owner.query<{ encrypted_password: string }>(
  'select encrypted_password from auth.users where id = $1',
  [cast.ana.userId],
);
const anasPassword = accounts[0]?.encrypted_password;
const server = await startChild('bench/fuzz/gateway.ts', {
  SOCKET_FOLDER: cluster.socketFolder,
  PORT: String(port),
});
const counts = new Map<string, number>();
let addresses = 0;
let tokens: Partial<Record<Asker, string>> = {};

try {
  await canariesSing();
  const requests = fc.tuple(
    askers,
    fc.oneof(
      { weight: 5, arbitrary: tableRequests(await exposedTables()) },
      { weight: 3, arbitrary: authRequests },
      { weight: 1, arbitrary: functionRequests },
      { weight: 1, arbitrary: pageRequests },
    ),
  );
  for (let done = 0; done < runs; done += batch) {
    await signIn();
    await fc.assert(
      fc.asyncProperty(requests, ([asker, asked]) => ask(asker, asked)),
      {
        numRuns: Math.min(batch, runs - done),
        seed: seed + done,
        interruptAfterTimeLimit: 120_000,
      },
    );
  }
  await slowBodies(60);
  await nothingHappened();
  report();
} catch (error) {
  const { message, cause } = error as Error;
  console.error(`seed ${seed}: ${cause instanceof Error ? cause.message : message}`);
  process.exitCode = 1;
} finally {
  await owner.end();
  await stopChild(server);
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function ask(asker: Asker, asked: Asked) {
  const request = bytesOf({ ...asked, headers: [...identity(asker), ...asked.headers] });
  const answer = await send(port, request, isOpenEnded(asked));
  const key = `${asked.service} ${answer.status === 0 ? 'closed' : answer.status}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
  const fault = answer.status === 0 && !isOpenEnded(asked) ? 'no answer' : faultOf(answer, secrets);
  if (!fault) return;
  throw new Error(
    `${fault}\n\nasked by ${asker}:\n${request.toString('latin1').slice(0, 3_000)}\n\nanswered:\n${answer.text.slice(0, 3_000)}`,
  );
}

function identity(asker: Asker): [string, string][] {
  addresses += 1;
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const token = tokens[asker];
  return [
    ['X-Forwarded-For', address],
    ...(asker === 'no key' ? [] : [['apikey', apikey] as [string, string]]),
    ...(token ? [['Authorization', `Bearer ${token}`] as [string, string]] : []),
  ];
}

/** Signs Ana in as if nothing had happened, whatever she has done to her own account. */
async function signIn() {
  await owner.query(
    `update auth.users set email = $2, encrypted_password = $3, banned_until = null where id = $1`,
    [cast.ana.userId, cast.ana.email, anasPassword],
  );
  await owner.query('delete from auth.mfa_factors where user_id = $1', [cast.ana.userId]);
  const response = await fetch(`http://127.0.0.1:${port}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: Object.fromEntries(identity('nobody')),
    body: JSON.stringify({ email: cast.ana.email, password }),
  });
  const { access_token: ana } = (await response.json()) as { access_token?: string };
  if (!ana) throw new Error(`Ana cannot sign in any more: ${response.status}`);
  const [header, , signature] = ana.split('.');
  const claims = (made: object) => Buffer.from(JSON.stringify(made)).toString('base64url');
  tokens = {
    ana,
    forged: `${header}.${claims({ role: 'service_role', exp: 4_000_000_000 })}.${signature}`,
    expired: `${header}.${claims({ role: 'authenticated', exp: 1 })}.${signature}`,
  };
}

/** The tables that the API shows, with their columns. */
async function exposedTables(): Promise<Tables> {
  const { rows } = await owner.query<{ name: string; columns: string[] }>(
    `select table_name::text as name, array_agg(column_name::text) as columns
     from information_schema.columns where table_schema = 'public' group by 1`,
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** Whoever may see everything sees the canary; else its absence would prove nothing. */
async function canariesSing() {
  const { rows } = await owner.query<{ value: string }>(
    "select value from gateway.secrets where name = 'secret_key'",
  );
  const response = await fetch(`http://127.0.0.1:${port}/rest/v1/members`, {
    headers: { apikey: rows[0]?.value ?? '' },
  });
  if (!(await response.text()).includes(canary)) throw new Error('the canary is nowhere');
}

/** Bodies that come a byte at a time and never end hold up nobody else. */
async function slowBodies(count: number) {
  const half = bytesOf({
    service: 'auth',
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    headers: identity('nobody'),
    body: Buffer.from(JSON.stringify({ email: cast.ana.email, password })),
  });
  const slow = Array.from({ length: count }, (_, number) => sendHalf(port, half, 20 + number * 8));
  const began = performance.now();
  const health = await fetch(`http://127.0.0.1:${port}/health`);
  const waited = performance.now() - began;
  if (health.status !== 200 || waited > 2_000) {
    throw new Error(`with slow bodies, /health says ${health.status} after ${waited} ms`);
  }
  await Promise.all(slow);
  counts.set('slow bodies', count);
}

/** The server still runs, its database has the same tables, and nobody else's rows have changed. */
async function nothingHappened() {
  if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
  if ((await stateOfOthers()) !== before) throw new Error('somebody else’s rows were changed');
  const log = readFileSync(join(folder, 'postgres.log'), 'utf8').split('\n');
  const unquoted = log.findIndex((line) =>
    /syntax error at or near|unterminated quoted/.test(line),
  );
  if (unquoted >= 0) {
    throw new Error(`text reached SQL unquoted: ${log.slice(unquoted, unquoted + 3).join('\n')}`);
  }
}

async function stateOfOthers(): Promise<string> {
  const tables = ['enrollments', 'billing', 'billing_schedules', 'payment_profiles', 'admins'];
  const contents = [...tables, 'contact_messages', 'episodes', 'products', 'form_submissions'].map(
    (table) => `(select json_agg(t order by t::text) from public.${table} t)`,
  );
  const { rows } = await owner.query<{ state: string }>(
    `select md5(concat(
      (select json_agg(table_schema || table_name order by 1) from information_schema.tables),
      (select json_agg(m order by id) from public.members m where id <> $1),
      ${contents.join(', ')})) as state`,
    [cast.ana.memberId],
  );
  return rows[0]?.state ?? '';
}

function report() {
  console.log(machine());
  console.log(
    `${runs} requests, seed ${seed}: no 5xx, no stack, no secret, no row of somebody else,`,
  );
  console.log('no row of somebody else changed, no text that reached SQL unquoted');
  for (const service of ['rest', 'auth', 'functions', 'pages']) {
    const mine = [...counts].filter(([key]) => key.startsWith(`${service} `)).toSorted();
    const total = mine.reduce((sum, [, count]) => sum + count, 0);
    const each = mine
      .map(([key, count]) => `${key.slice(service.length + 1)}: ${count}`)
      .join(', ');
    console.log(`${service.padEnd(10)} ${String(total).padStart(6)}   ${each}`);
  }
  console.log(`slow bodies ${String(counts.get('slow bodies')).padStart(5)}`);
}
