import { join } from 'node:path';
import autocannon from 'autocannon';
import { startChild, startGateway, stopChild } from '../lib/child.ts';
import { type BenchDatabase, withProject } from '../lib/cluster.ts';
import { machine } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { percent, type Row, report } from '../lib/report.ts';

/** A request to the gateway, and the SQL that makes the floor return the same response. */
export type Read = {
  name: string;
  path: string;
  /** Returns one row with a `body` of JSON; `$1` is the value of the first filter, if there is one. */
  sql: string;
  headers: (gatewayPort: number) => Promise<Record<string, string>>;
};

type Bench = {
  supabaseDir: string;
  /** The URL of the module that exports `reads`. The floor's process imports it too. */
  readsModule: string;
  /** Adds rows to the database. */
  fill: (location: BenchDatabase) => Promise<void>;
};

const rounds = 5;
const seconds = 6;
const connections = 24;
const gatewayPort = 4403;
const servers = [
  { name: 'floor: bare transaction', port: 4401 },
  { name: 'floor, tuned as the gateway is', port: 4402 },
  { name: 'gateway', port: gatewayPort },
] as const;

/** Compares the throughput of table reads through the gateway with the bare floor. */
export async function benchReads({ supabaseDir, readsModule, fill }: Bench) {
  const { reads } = (await import(readsModule)) as { reads: readonly Read[] };
  await withProject('bench-rest', supabaseDir, async (location) => {
    await fill(location);
    const children = await Promise.all([
      startFloor(location, 4401, readsModule),
      startFloor(location, 4402, readsModule, { TUNED: '1' }),
      startGateway(location, supabaseDir, gatewayPort),
    ]);
    try {
      console.log(`${machine()}; ${connections} connections, medians of ${rounds} × ${seconds} s`);
      const rows: Row[] = [];
      for (const read of reads) rows.push(...(await compare(read)));
      report(rows);
    } finally {
      await Promise.all(children.map(stopChild));
    }
  });
}

/** Starts the floor, a server that does the least work for each of the reads. */
export function startFloor(
  { socketFolder }: BenchDatabase,
  port: number,
  readsModule: string,
  env: Record<string, string> = {},
) {
  return startChild(join(import.meta.dirname, 'floor.ts'), {
    SOCKET_FOLDER: socketFolder,
    READS: readsModule,
    PORT: String(port),
    ...env,
  });
}

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
  // The servers take turns, so that other load on the machine affects all of them equally.
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
  if (!floor || !tuned || !gateway) throw new Error('A server did not respond');
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

/** Throws unless all servers return the same response; otherwise the comparison is meaningless. */
async function sameAnswer({ path }: Read, headers: Record<string, string>) {
  const answers = await Promise.all(
    servers.map(async ({ port }) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      return JSON.stringify(await response.json());
    }),
  );
  if (new Set(answers).size !== 1 || (answers[0]?.length ?? 0) < 200) {
    throw new Error(`The responses differ: ${answers.map((answer) => answer.slice(0, 400))}`);
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
