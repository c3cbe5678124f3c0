// `npm run bench:rest`: table reads through the gateway, compared with the floor.
import autocannon from 'autocannon';
import { prepareDatabase } from 'supabase-gateway/database/open-database';
import { readProjectConfig } from 'supabase-gateway/project/config';
import { testKeySource } from '../../tests/support/encryption.ts';
import { startChild, stopChild } from '../lib/child.ts';
import { withCluster } from '../lib/cluster.ts';
import { machine } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { addMembers } from '../lib/members.ts';
import { percent, type Row, report } from '../lib/report.ts';
import { type Read, reads } from './reads.ts';

const rounds = 5;
const seconds = 6;
const connections = 24;
const gatewayPort = 4403;

const servers = [
  { name: 'floor: bare transaction', file: 'bench/rest/floor.ts', port: 4401, env: {} },
  {
    name: 'floor, tuned as the gateway is',
    file: 'bench/rest/floor.ts',
    port: 4402,
    env: { TUNED: '1' },
  },
  { name: 'gateway', file: 'bench/lib/gateway.ts', port: gatewayPort, env: {} },
] as const;

await withCluster('bench-rest', async (socketFolder) => {
  const location = { socketFolder, name: 'postgres' };
  const project = { supabaseDir: 'supabase', demo: true };
  await prepareDatabase(location, project, readProjectConfig(project.supabaseDir), testKeySource);
  await addMembers(location, 1_000);
  const children = await Promise.all(
    servers.map(({ file, port, env }) =>
      startChild(file, { SOCKET_FOLDER: socketFolder, PORT: String(port), ...env }),
    ),
  );
  try {
    console.log(`${machine()}; ${connections} connections, medians of ${rounds} × ${seconds} s`);
    const rows: Row[] = [];
    for (const read of reads) rows.push(...(await compare(read)));
    report(rows);
  } finally {
    await Promise.all(children.map(stopChild));
  }
});

async function compare(read: Read): Promise<Row[]> {
  const headers = await read.headers(gatewayPort);
  await sameAnswer(read, headers);
  const results = servers.map(({ name, port }) => ({
    name,
    port,
    rates: [] as number[],
    p99: [] as number[],
  }));
  for (const { port } of results) await load(port, read.path, headers, 2);
  // In turns, so that other load on the machine affects all equally.
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) {
      const { requests, latency } = await load(result.port, read.path, headers, seconds);
      result.rates.push(requests.average);
      result.p99.push(latency.p99);
    }
  }
  console.log(`\n${read.name}`);
  for (const { name, rates, p99 } of results) {
    const rate = String(Math.round(median(rates))).padStart(6);
    console.log(`${name.padEnd(32)} ${rate} /s   p99 ${median(p99)} ms`);
  }
  const [floor, tuned, gateway] = results.map(({ rates }) => Math.round(median(rates)));
  if (!floor || !tuned || !gateway) throw new Error('A server did not respond.');
  const half = await load(gatewayPort, read.path, headers, seconds, {
    overallRate: Math.round(gateway / 2),
  });
  const isSlow = half.latency.p99 >= 25;
  return [
    {
      what: read.name,
      ratio: percent(gateway / floor),
      measured: `${gateway} /s`,
      against: `bare transaction, ${floor} /s (tuned as the gateway is: ${tuned} /s)`,
      wanted: '≥ 75 %',
      met: gateway / floor >= 0.75,
    },
    {
      what: `${read.name}, at half load`,
      ratio: '',
      measured: `p99 ${half.latency.p99} ms`,
      against: '',
      wanted: 'p99 < 25 ms',
      met: !isSlow,
    },
  ];
}

/** Checks that all servers return the same response. */
async function sameAnswer({ path }: Read, headers: Record<string, string>) {
  const answers = await Promise.all(
    servers.map(async ({ port }) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      return JSON.stringify(await response.json());
    }),
  );
  if (new Set(answers).size !== 1 || (answers[0]?.length ?? 0) < 200) {
    throw new Error(
      `The servers return different responses: ${answers.map((answer) => answer.slice(0, 400))}`,
    );
  }
}

async function load(
  port: number,
  path: string,
  headers: Record<string, string>,
  duration: number,
  rate = {},
) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections,
    duration,
    headers,
    ...rate,
  });
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}
