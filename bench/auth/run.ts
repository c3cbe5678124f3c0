// `npm run bench -- auth [--seconds 6 --members 1000,100000,1000000]`: GET /auth/v1/user compared with the
// floor of the benchmark `rest`, sign-ins with the hash alone, and the portal's home with few and many members.
import type { ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startGateway, stopChild } from 'supabase-gateway/bench/child';
import { type BenchDatabase, prepareProject, withCluster } from 'supabase-gateway/bench/cluster';
import { machine } from 'supabase-gateway/bench/machine';
import { median } from 'supabase-gateway/bench/median';
import { percent, type Row, report } from 'supabase-gateway/bench/report';
import { startFloor } from 'supabase-gateway/bench/rest';
import { hashPassword, verifyPassword } from 'supabase-gateway/security/password-hash';
import { cast, password } from '../../tests/cast.ts';
import { addMembers, createDatabase, setPasswordHash } from '../lib/members.ts';
import {
  anonymousHeaders,
  homePath,
  paymentsPath,
  signInAsAna,
  signInPath,
  userHeaders,
} from '../lib/requests.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    members: { type: 'string', default: '1000,100000,1000000' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const sizes = values.members.split(',').map(Number);
const floorPort = 4431;
/** The gateway with the fewest members; the others use the next ports. */
const port = 4432;
/** Table reads per second during the sign-ins. */
const readsBeside = 200;
const people = [cast.ana, cast.bruno, cast.helena];
const castMembers = 5;
/** Created by the server; the hashes of the seed have other parameters. */
const hash = await hashPassword(password, 'bench');

await withCluster('bench-auth', async (socketFolder) => {
  const children: ChildProcess[] = [];
  const first = { socketFolder, name: 'postgres' };
  const locations = sizes.map((members, index) =>
    index === 0 ? first : { socketFolder, name: `members_${members}` },
  );
  for (const [index, location] of locations.entries()) {
    if (index > 0) await createDatabase(first, location.name);
    await prepare(location, sizes[index] ?? 0);
  }
  try {
    for (const [index, location] of locations.entries()) {
      children.push(await startGateway(location, 'supabase', port + index));
    }
    const readsModule = import.meta.resolve('../rest/reads.ts');
    children.push(await startFloor(first, floorPort, readsModule));
    console.log(`${machine()}, load ${loadavg()[0]?.toFixed(1)} before`);
    report([...(await benchUser()), ...(await benchSignIns()), ...(await benchHome())]);
  } finally {
    await Promise.all(children.map(stopChild));
  }
});

async function prepare(location: BenchDatabase, members: number) {
  await prepareProject(location, 'supabase');
  await setPasswordHash(location, hash);
  await addMembers(location, members - castMembers);
}

async function benchUser(): Promise<Row[]> {
  // The floor uses the keys of the same database, so it accepts the same tokens.
  const token = await signInAsAna(port);
  const rates = { floor: [] as number[], user: [] as number[] };
  const latencies: number[] = [];
  // In turns, so that other load on the machine affects both equally.
  for (let round = -1; round < rounds; round += 1) {
    const floor = await load(floorPort, paymentsPath, token);
    const user = await load(port, '/auth/v1/user', token);
    if (round < 0) continue;
    rates.floor.push(floor.requests.average);
    rates.user.push(user.requests.average);
    latencies.push(user.latency.p99);
  }
  const [floor, user] = [median(rates.floor), median(rates.user)].map(Math.round);
  if (!floor || !user) throw new Error('A server did not respond.');
  return [
    {
      what: 'GET /auth/v1/user',
      ratio: percent(user / floor),
      measured: `${user} /s, p99 ${median(latencies)} ms`,
      against: `bare transaction, ${floor} /s`,
      wanted: '≥ 70 %',
      met: user / floor >= 0.7,
    },
  ];
}

async function benchSignIns(): Promise<Row[]> {
  const token = await signInAsAna(port);
  const rates = {
    hash: [] as number[],
    hashBeside: [] as number[],
    signIns: [] as number[],
    signInsBeside: [] as number[],
  };
  const latencies: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const hash = await hashesPerSecond();
    const signIns = await loadSignIns();
    const [hashBeside] = await Promise.all([hashesPerSecond(), loadReads(token)]);
    const [signInsBeside, reads] = await Promise.all([loadSignIns(), loadReads(token)]);
    if (round < 0) continue;
    rates.hash.push(hash);
    rates.signIns.push(signIns);
    rates.hashBeside.push(hashBeside);
    rates.signInsBeside.push(signInsBeside);
    latencies.push(reads);
  }
  const [hash, hashBeside, signIns, signInsBeside] = [
    rates.hash,
    rates.hashBeside,
    rates.signIns,
    rates.signInsBeside,
  ].map(median) as [number, number, number, number];
  const signInsRow = (what: string, rate: number, alone: number): Row => ({
    what,
    ratio: percent(rate / alone),
    measured: `${rate.toFixed(1)} /s`,
    against: `the hash, ${alone.toFixed(1)} /s`,
    wanted: '≥ 90 %',
    met: rate / alone >= 0.9,
  });
  const reads = `${readsBeside} table reads per second`;
  return [
    signInsRow('Sign-ins', signIns, hash),
    signInsRow(`Sign-ins during ${reads}`, signInsBeside, hash),
    signInsRow(
      `Sign-ins during ${reads}, against the hash during the same`,
      signInsBeside,
      hashBeside,
    ),
    {
      what: `Table reads during sign-ins, ${reads}`,
      ratio: '',
      measured: `p99 ${median(latencies)} ms`,
      against: '',
      wanted: 'p99 < 100 ms',
      met: median(latencies) < 100,
    },
  ];
}

/** Checks passwords like the server, in a queue that leaves one core free. */
async function hashesPerSecond(): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  const line = async (_: unknown, index: number) => {
    while (performance.now() < until) {
      await verifyPassword(password, hash, `bench ${index}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, line));
  return done / seconds;
}

async function loadSignIns(): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
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
          return { ...request, headers: anonymousHeaders(), body };
        },
      },
    ],
  });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} sign-ins were refused`);
  return result.requests.average;
}

async function loadReads(token: string): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${paymentsPath}`,
    connections: 8,
    overallRate: readsBeside,
    duration: seconds,
    headers: userHeaders(token),
  });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} reads were refused`);
  return result.latency.p99;
}

async function benchHome(): Promise<Row[]> {
  const doors = await Promise.all(
    sizes.map(async (members, index) => {
      const base = `http://127.0.0.1:${port + index}`;
      const headers = userHeaders(await signInAsAna(port + index));
      return { members, url: base + homePath, headers, times: [] as number[] };
    }),
  );
  for (let round = 0; round < 2_000; round += 1) {
    for (const { url, headers, times } of doors) {
      const began = performance.now();
      const response = await fetch(url, { headers });
      const rows = (await response.json()) as unknown[];
      if (rows.length !== 1) throw new Error(`The portal home returned ${rows.length} members.`);
      if (round >= 200) times.push(performance.now() - began);
    }
  }
  const [few, ...more] = doors.map(({ members, times }) => ({
    among: `among ${members.toLocaleString('en')} members`,
    time: median(times),
  }));
  if (!few) throw new Error('--members needs a number.');
  return more.map(({ among, time }) => ({
    what: `Portal home ${among}`,
    ratio: percent(time / few.time),
    measured: `${time.toFixed(2)} ms`,
    against: `${few.among}, ${few.time.toFixed(2)} ms`,
    wanted: '≤ 120 %',
    met: time / few.time <= 1.2,
  }));
}

async function load(at: number, path: string, token: string) {
  const result = await autocannon({
    url: `http://127.0.0.1:${at}${path}`,
    connections: 24,
    duration: seconds,
    headers: userHeaders(token),
  });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refusals of ${path}`);
  return result;
}
