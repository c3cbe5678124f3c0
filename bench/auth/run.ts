// `npm run bench:auth [-- --seconds 6 --members 1000000]`: GET /auth/v1/user beside the bare floor of
// bench:rest, sign-ins beside the hash alone, and the portal's home among few and among many members.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import type { DatabaseLocation } from '../../server/database/connections.ts';
import { prepareDatabase } from '../../server/database/open-database.ts';
import { readProjectConfig } from '../../server/project/config.ts';
import { hashPassword, verifyPassword } from '../../server/security/password-hash.ts';
import { cast, password } from '../../tests/cast.ts';
import { startChild, stopChild } from '../lib/child.ts';
import { withCluster } from '../lib/cluster.ts';
import { machine } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import {
  homePath,
  paymentsPath,
  signedIn,
  signInAsAna,
  signInPath,
  visitor,
} from '../lib/requests.ts';
import { addMembers, createDatabase, setServersHash } from './members.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    members: { type: 'string', default: '1000000' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const many = Number(values.members);
const few = 1_000;
const ports = { floor: 4431, few: 4432, many: 4433 };
/** Table reads in a second beside the sign-ins. */
const readsBeside = 200;
const people = [cast.ana, cast.bruno, cast.helena];
const castMembers = 5;
/** Of the kind that the server makes; the seed's are of another. */
const hash = await hashPassword(password);

await withCluster('bench-auth', async (socketFolder) => {
  const locationOfFew = { socketFolder, name: 'postgres' };
  await prepare(locationOfFew, few);
  const locationOfMany = { socketFolder, name: 'many' };
  await createDatabase(locationOfFew, 'many');
  await prepare(locationOfMany, many);
  const start = (file: string, port: number, database = 'postgres') =>
    startChild(file, { SOCKET_FOLDER: socketFolder, PORT: String(port), DATABASE: database });
  const children = [
    await start('bench/rest/floor.ts', ports.floor),
    await start('bench/lib/gateway.ts', ports.few),
    await start('bench/lib/gateway.ts', ports.many, 'many'),
  ];
  try {
    console.log(`${machine()}, load ${loadavg()[0]?.toFixed(1)} before`);
    await benchUser();
    await benchSignIns();
    await benchHome();
  } finally {
    await Promise.all(children.map(stopChild));
  }
});

async function prepare(location: DatabaseLocation, members: number) {
  const project = { supabaseDir: 'supabase', demo: true };
  await prepareDatabase(location, project, readProjectConfig(project.supabaseDir));
  await setServersHash(location, hash);
  await addMembers(location, members - castMembers);
}

async function benchUser() {
  // The floor knows the keys of the same database, and so the same tokens.
  const token = await signInAsAna(ports.few);
  const rates = { floor: [] as number[], user: [] as number[] };
  const latencies: number[] = [];
  // Taking turns, so that whatever else the machine does hits both alike.
  for (let round = -1; round < rounds; round += 1) {
    const floor = await load(ports.floor, paymentsPath, token);
    const user = await load(ports.few, '/auth/v1/user', token);
    if (round < 0) continue;
    rates.floor.push(floor.requests.average);
    rates.user.push(user.requests.average);
    latencies.push(user.latency.p99);
  }
  const [floor, user] = [median(rates.floor), median(rates.user)];
  console.log(`\nGET /auth/v1/user, 24 connections, median of ${rounds} × ${seconds} s`);
  console.log(`floor: bare transaction   ${Math.round(floor)} /s`);
  console.log(`gateway                   ${Math.round(user)} /s, p99 ${median(latencies)} ms`);
  verdict('of the floor', user / floor, 0.7);
}

async function benchSignIns() {
  const token = await signInAsAna(ports.few);
  const rates = { hash: [] as number[], signIns: [] as number[] };
  const latencies: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const alone = await hashesPerSecond();
    const [signIns, reads] = await Promise.all([loadSignIns(), loadReads(token)]);
    if (round < 0) continue;
    rates.hash.push(alone);
    rates.signIns.push(signIns);
    latencies.push(reads);
  }
  const [alone, signIns, p99] = [median(rates.hash), median(rates.signIns), median(latencies)];
  console.log(`\nSign-ins with ${readsBeside} table reads a second beside them`);
  console.log(`the hash alone            ${alone.toFixed(1)} /s`);
  console.log(`sign-ins                  ${signIns.toFixed(1)} /s`);
  console.log(`table reads beside them   p99 ${p99} ms (wanted: under 100 ms)`);
  verdict('of the hash', signIns / alone, 0.9);
}

/** Checks passwords as the server does, in a line that leaves one core to others. */
async function hashesPerSecond(): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  const line = async () => {
    while (performance.now() < until) {
      await verifyPassword(password, hash);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, line));
  return done / seconds;
}

async function loadSignIns(): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${ports.few}`,
    connections: 8,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: signInPath,
        setupRequest: (request) => {
          next += 1;
          const { email } = people[next % people.length] ?? cast.ana;
          const body = JSON.stringify({ email, password });
          return { ...request, headers: visitor(), body };
        },
      },
    ],
  });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} sign-ins were refused`);
  return result.requests.average;
}

async function loadReads(token: string): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${ports.few}${paymentsPath}`,
    connections: 8,
    overallRate: readsBeside,
    duration: seconds,
    headers: signedIn(token),
  });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} reads were refused`);
  return result.latency.p99;
}

async function benchHome() {
  const asked = { few: [] as number[], many: [] as number[] };
  const tokens = { few: await signInAsAna(ports.few), many: await signInAsAna(ports.many) };
  for (let round = 0; round < 2_000; round += 1) {
    for (const among of ['few', 'many'] as const) {
      const began = performance.now();
      const response = await fetch(`http://127.0.0.1:${ports[among]}${homePath}`, {
        headers: signedIn(tokens[among]),
      });
      const rows = (await response.json()) as unknown[];
      if (rows.length !== 1) throw new Error(`the home has ${rows.length} members`);
      if (round >= 200) asked[among].push(performance.now() - began);
    }
  }
  const [amongFew, amongMany] = [median(asked.few), median(asked.many)];
  console.log('\nThe portal’s home, one request after the other, median of 1,800');
  console.log(`among ${few} members        ${amongFew.toFixed(2)} ms`);
  console.log(`among ${many} members     ${amongMany.toFixed(2)} ms`);
  console.log(`${percent(amongMany / amongFew)} of the time among few (wanted: at most 120 %)`);
}

async function load(port: number, path: string, token: string) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: 24,
    duration: seconds,
    headers: signedIn(token),
  });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refusals of ${path}`);
  return result;
}

function verdict(what: string, ratio: number, wanted: number) {
  console.log(`${percent(ratio)} ${what} (wanted: at least ${percent(wanted)})`);
}

function percent(ratio: number) {
  return `${Math.round(100 * ratio)} %`;
}
