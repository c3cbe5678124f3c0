// `npm run bench -- fuzz [--runs 20000 --seed 1]`: random and hostile requests to all services of the real
// server. No response may be a 5xx or contain a stack, a secret, or another person's row; no text may reach
// SQL unquoted; and the log may contain no secret or personal data.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import pg from 'pg';
import { stopChild } from 'supabase-gateway/bench/child';
import { machine } from 'supabase-gateway/bench/machine';
import { ownerConnection } from 'supabase-gateway/database/connections';
import { startCluster } from 'supabase-gateway/database/embedded/cluster';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { prepareDatabase } from 'supabase-gateway/database/open-database';
import { readProjectConfig } from 'supabase-gateway/project/config';
import { loadSecretKey } from 'supabase-gateway/security/secret-key';
import { testAtRest, testKeySource } from 'supabase-gateway/testing/encryption';
import { cast, password } from '../../tests/cast.ts';
import { projectWithSecrets } from '../../tests/functions/stripe-events.ts';
import { countOne } from './callers.ts';
import { canary, plantCanaries, readSecrets } from './canaries.ts';
import { decideAnything } from './decide-anything.ts';
import { endAddresses } from './end-addresses.ts';
import { floodFromOneAddress } from './flood.ts';
import { guessPasswords } from './guess-passwords.ts';
import { askers, bytesOf, isOpenEnded, type RequestDraft, type Sender } from './http.ts';
import { leaveUploads } from './leave-uploads.ts';
import { authRequests, functionRequests, pageRequests } from './other-requests.ts';
import { exposedTables, stateOfOthers } from './others.ts';
import { People } from './people.ts';
import { raceMemberships } from './race-memberships.ts';
import { raceVerdicts } from './race-verdicts.ts';
import { realtimeRequests } from './realtime-requests.ts';
import { send, sendHalf } from './send.ts';
import { fuzzSockets } from './sockets.ts';
import { startGateway } from './start-gateway.ts';
import { plantFiles, storageRequests } from './storage-requests.ts';
import { tableRequests } from './table-requests.ts';
import { tryZones } from './try-zones.ts';
import { deepRequests, linkRequests, undoRequests } from './undo-requests.ts';
import { faultOf, faultOfLog } from './verdict.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string' } },
});
const runs = Number(values.runs);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
/** After this number of requests, all callers get new tokens, because requests may have ended theirs. */
const batch = 250;

/** Channels that everyone may use, because the product has none. */
const fuzzedChannels = `
  create policy "Fuzzed channels" on realtime.messages for all to anon, authenticated
  using (realtime.topic() like 'fuzz:%') with check (realtime.topic() = 'fuzz:1')`;

const folder = temporaryFolder('fuzz');
const cluster = await startCluster(folder);
const location = { socketFolder: cluster.socketFolder, name: 'postgres' };
const config = readProjectConfig('supabase');
await prepareDatabase(location, { supabaseDir: 'supabase', demo: true }, config, testKeySource);
const owner = new pg.Client(ownerConnection(location));
await owner.connect();
await plantCanaries(owner);
await owner.query(fuzzedChannels);
const secrets = await readSecrets(owner);
const serverLog = join(folder, 'server.log');
const { child, port } = await startGateway(serverLog, {
  SOCKET_FOLDER: cluster.socketFolder,
  // Without a secret, webhooks answer 503.
  SUPABASE_DIR: projectWithSecrets({ STRIPE_WEBHOOK_SECRET: 'whsec_fuzzed' }),
});
const { rows } = await owner.query<{ anasPassword: string }>(
  'select encrypted_password as "anasPassword" from auth.users where id = $1',
  [cast.ana.userId],
);
const secretKey = await loadSecretKey(owner, testAtRest);
await plantFiles(owner, port, secretKey);
const before = await stateOfOthers(owner);
const people = new People(owner, port, { secretKey, anasPassword: rows[0]?.anasPassword ?? '' });
const counts = new Map<string, number>();
const held = new Set<string>();

try {
  await canariesSing();
  const requests = fc.tuple(
    askers,
    fc.oneof(
      { weight: 5, arbitrary: tableRequests(await exposedTables(owner)) },
      { weight: 3, arbitrary: authRequests },
      { weight: 1, arbitrary: functionRequests },
      { weight: 2, arbitrary: storageRequests },
      { weight: 1, arbitrary: pageRequests },
      { weight: 2, arbitrary: undoRequests },
      { weight: 1, arbitrary: deepRequests },
      { weight: 1, arbitrary: linkRequests },
      { weight: 2, arbitrary: realtimeRequests },
    ),
  );
  for (let done = 0; done < runs; done += batch) {
    await people.renew();
    for (const text of people.held) held.add(text);
    await fc.assert(
      fc.asyncProperty(requests, ([sender, draft]) => sendDraft(sender, draft)),
      {
        numRuns: Math.min(batch, runs - done),
        seed: seed + done,
        interruptAfterTimeLimit: 120_000,
      },
    );
  }
  const sockets = await fuzzSockets({ port, sockets: Math.ceil(runs / 20), seed, secrets });
  await slowBodies(60);
  const stood = await guessPasswords(owner, port, people);
  const flooded = await floodFromOneAddress(port, people);
  await nothingHappened();
  const raced = await raceMemberships(owner, port, people, seed);
  await people.renew();
  const tried = await tryZones(owner, port, people, seed);
  const decided = await decideAnything(owner, port, people, seed);
  const ended = await endAddresses(owner, port, people, seed);
  const left = await leaveUploads(owner, port, people, seed);
  const judged = await raceVerdicts(owner, port, people, seed);
  report();
  console.log(`sockets           ${[...sockets].map((each) => each.join(': ')).join(', ')}`);
  console.log(
    `guesses     ${String(stood.ran).padStart(5)}   counted, ${stood.refused} refused before they ran`,
  );
  console.log(`memberships       ${[...raced].map((each) => each.join(': ')).join(', ')}`);
  console.log(`zones             accepted: ${tried.accepted}, refused: ${tried.refused}`);
  console.log(`decisions         ${[...decided].map((each) => each.join(': ')).join(', ')}`);
  console.log(`addresses         ${[...ended].map((each) => each.join(': ')).join(', ')}`);
  console.log(`uploads           ${[...left].map((each) => each.join(': ')).join(', ')}`);
  console.log(`verdicts          ${[...judged].map((each) => each.join(': ')).join(', ')}`);
  console.log(`flood         400   ${[...flooded].map((each) => each.join(': ')).join(', ')}`);
} catch (error) {
  const { message, cause } = error as Error;
  console.error(`seed ${seed}: ${cause instanceof Error ? cause.message : message}`);
  process.exitCode = 1;
} finally {
  await owner.end();
  await stopChild(child);
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function sendDraft(anybody: Sender, draft: RequestDraft) {
  const sender = anybody === 'server' && !isForServer(draft) ? 'nobody' : anybody;
  const filled = people.fill(draft);
  const request = bytesOf({ ...filled, headers: [...people.headersOf(sender), ...draft.headers] });
  const answer = await send(port, request, isOpenEnded(draft));
  const key = `${draft.service} ${answer.status === 0 ? 'closed' : answer.status}`;
  countOne(counts, key);
  const fault =
    answer.status === 0 && !isOpenEnded(draft)
      ? 'no answer'
      : faultOf(answer, secrets, { mayReadAll: sender === 'server' });
  if (!fault) return;
  throw new Error(
    `${fault}\n\nsent by ${sender}:\n${request.toString('latin1').slice(0, 3_000)}\n\nresponse:\n${answer.text.slice(0, 3_000)}`,
  );
}

/** The secret key may change everything; here it reads and works on its own account. */
function isForServer({ service, method, path }: RequestDraft): boolean {
  if (service === 'auth')
    return ![cast.ana.userId, cast.bruno.userId].some((id) => path.includes(id));
  return (
    path === '/mail/v1/messages' ||
    (/^(rest|storage)$/.test(service) && /^(GET|HEAD)$/.test(method))
  );
}

/** Checks that the secret key reads the canary; otherwise its absence would prove nothing. */
async function canariesSing() {
  const response = await fetch(`http://127.0.0.1:${port}/rest/v1/members`, {
    headers: Object.fromEntries(people.headersOf('server')),
  });
  if (!(await response.text()).includes(canary)) throw new Error('The canary is missing.');
}

/** Slow, endless bodies must not delay other callers. */
async function slowBodies(count: number) {
  const half = bytesOf({
    service: 'auth',
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    headers: people.headersOf('nobody'),
    body: Buffer.from(JSON.stringify({ email: cast.ana.email, password })),
  });
  const slow = Array.from({ length: count }, (_, number) => sendHalf(port, half, 20 + number * 8));
  const began = performance.now();
  const health = await fetch(`http://127.0.0.1:${port}/health`);
  const waited = performance.now() - began;
  if (health.status !== 200 || waited > 2_000) {
    throw new Error(`With slow bodies, /health returned ${health.status} after ${waited} ms.`);
  }
  await Promise.all(slow);
  counts.set('slow bodies', count);
}

/** Checks that the server runs, other rows are unchanged, and both logs are clean. */
async function nothingHappened() {
  if (child.exitCode !== null) throw new Error(`The server exited with ${child.exitCode}.`);
  const after = await stateOfOthers(owner);
  const changed = Object.keys(before).filter((name) => after[name] !== before[name]);
  if (changed.length > 0) throw new Error(`Rows of other people changed: ${changed}`);
  const log = readFileSync(join(folder, 'postgres.log'), 'utf8').split('\n');
  const unquoted = log.findIndex((line) =>
    /syntax error at or near|unterminated quoted/.test(line),
  );
  if (unquoted >= 0) {
    throw new Error(`Text reached SQL unquoted: ${log.slice(unquoted, unquoted + 3).join('\n')}`);
  }
  const told = readFileSync(serverLog, 'utf8');
  counts.set('log lines', told.split('\n').length - 1);
  const fault = faultOfLog(told, [...secrets, ...held, password]);
  if (fault) throw new Error(`The server’s log contains ${fault}.`);
}

function report() {
  console.log(machine());
  console.log(
    `${runs} requests, seed ${seed}: no 5xx, no stack, no secret, no row of another person,`,
  );
  console.log('no row of another person changed, no text reached SQL unquoted');
  for (const service of ['rest', 'auth', 'functions', 'storage', 'realtime', 'pages']) {
    const mine = [...counts].filter(([key]) => key.startsWith(`${service} `)).toSorted();
    const total = mine.reduce((sum, [, count]) => sum + count, 0);
    const each = mine
      .map(([key, count]) => `${key.slice(service.length + 1)}: ${count}`)
      .join(', ');
    console.log(`${service.padEnd(10)} ${String(total).padStart(6)}   ${each}`);
  }
  console.log(`slow bodies ${String(counts.get('slow bodies')).padStart(5)}`);
  const lines = String(counts.get('log lines')).padStart(6);
  console.log(`log lines  ${lines}   without secrets, tokens, passwords, emails, or rows`);
}
