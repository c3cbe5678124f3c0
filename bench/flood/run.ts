// `npm run bench -- flood`: the latency of table reads of other callers while one address floods the server.
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startGateway, stopChild } from 'supabase-gateway/bench/child';
import { withProject } from 'supabase-gateway/bench/cluster';
import { machine } from 'supabase-gateway/bench/machine';
import { type Row, report } from 'supabase-gateway/bench/report';
import { addMembers } from '../lib/members.ts';
import { apikey, paymentsPath, signInAsAna, signInAsFabio, userHeaders } from '../lib/requests.ts';
import { reads } from '../rest/reads.ts';
import { type Flood, floods } from './floods.ts';

const port = 4407;
const seconds = 8;
const perSecond = 40;
const wanted = 100;

await withProject('bench-flood', 'supabase', async (location) => {
  await addMembers(location, 20_000);
  const gateway = await startGateway(location, 'supabase', port);
  try {
    const ana = userHeaders(await signInAsAna(port));
    const others: Other[] = [
      { name: 'a member', path: paymentsPath, headers: ana },
      {
        name: 'an admin',
        path: reads.find(({ name }) => name.startsWith('Command Center'))?.path ?? '',
        headers: await signInAsFabio(port),
      },
      {
        name: 'a visitor',
        path: '/rest/v1/episodes?select=id,title,category',
        headers: { apikey },
      },
    ];
    console.log(`${machine()}; ${perSecond} reads a second by each of the others, ${seconds} s`);
    // Warm-up: compiled code and open connections.
    await latencies(others);
    const quiet = await latencies(others);
    print('nobody floods', quiet);
    const rows: Row[] = [];
    for (const flood of floods(ana)) rows.push(await during(flood, others, quiet));
    report(rows);
  } finally {
    await stopChild(gateway);
  }
});

type Other = { name: string; path: string; headers: Record<string, string> };
type Latencies = { name: string; p50: number; p99: number; worst: number; failed: number }[];

async function during(flood: Flood, others: Other[], quiet: Latencies): Promise<Row> {
  const flooding = autocannon({
    url: `http://127.0.0.1:${port}`,
    duration: seconds + 3,
    timeout: 60,
    // In its own thread, because its responses would delay the measurement.
    workers: 1,
    ...flood.options,
  });
  await wait(2_000);
  const found = await latencies(others);
  const { requests, errors } = await flooding;
  print(`${flood.name}: ${Math.round(requests.average)} answers a second, ${errors} errors`, found);
  const longest = Math.max(...found.map(({ p99 }) => p99));
  const failed = found.reduce((sum, one) => sum + one.failed, 0);
  return {
    what: `Table reads of others while one address sends ${flood.name}`,
    ratio: '',
    measured: `p99 ${longest} ms${failed > 0 ? `, ${failed} failed` : ''}`,
    against: `without it, p99 ${Math.max(...quiet.map(({ p99 }) => p99))} ms`,
    wanted: `p99 < ${wanted} ms`,
    met: longest < wanted && failed === 0,
  };
}

/** All callers read concurrently at a steady rate, each from its own address. */
async function latencies(others: Other[]): Promise<Latencies> {
  return Promise.all(
    others.map(async ({ name, path, headers }, index) => {
      const { latency, non2xx, errors, timeouts } = await autocannon({
        url: `http://127.0.0.1:${port}${path}`,
        connections: 4,
        duration: seconds,
        overallRate: perSecond,
        timeout: 60,
        headers: { ...headers, 'x-forwarded-for': `10.1.0.${index + 1}` },
      });
      const { p50, p99, max } = latency;
      return { name, p50, p99, worst: max, failed: non2xx + errors + timeouts };
    }),
  );
}

function print(title: string, found: Latencies) {
  console.log(`\n${title}`);
  for (const { name, p50, p99, worst, failed } of found) {
    console.log(
      `  ${name.padEnd(12)} p50 ${p50} ms   p99 ${p99} ms   longest ${worst} ms   failed ${failed}`,
    );
  }
}
