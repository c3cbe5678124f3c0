// `npm run bench:rest`: table reads through the gateway, side by side with the bare floor.
import autocannon from 'autocannon';
import { prepareDatabase } from '../../server/database/open-database.ts';
import { readProjectConfig } from '../../server/project/config.ts';
import { startChild, stopChild } from '../lib/child.ts';
import { withCluster } from '../lib/cluster.ts';
import { machine } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { paymentsPath, signedIn, signInAsAna } from '../lib/requests.ts';

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
  await prepareDatabase(location, project, readProjectConfig(project.supabaseDir));
  const children = await Promise.all(
    servers.map(({ file, port, env }) =>
      startChild(file, { SOCKET_FOLDER: socketFolder, PORT: String(port), ...env }),
    ),
  );
  try {
    await compare(await signInAsAna(gatewayPort));
  } finally {
    await Promise.all(children.map(stopChild));
  }
});

async function compare(token: string) {
  await sameAnswer(token);
  const results = servers.map(({ name, port }) => ({
    name,
    port,
    rates: [] as number[],
    p99: [] as number[],
  }));
  for (const result of results) await load(result.port, token, 2);
  // Taking turns, so that whatever else the machine does hits all alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) {
      const { requests, latency } = await load(result.port, token, seconds);
      result.rates.push(requests.average);
      result.p99.push(latency.p99);
    }
  }
  const gateway = median(results.at(-1)?.rates ?? []);
  console.log(
    `Table read (10 rows of billing, row policies on), ${connections} connections, median of ${rounds} × ${seconds} s`,
  );
  console.log(machine());
  for (const { name, rates, p99 } of results) {
    const rate = median(rates);
    const ratio = `${Math.round((100 * gateway) / rate)} %`;
    console.log(
      `${name.padEnd(32)} ${String(Math.round(rate)).padStart(6)} /s   p99 ${median(p99)} ms   gateway is ${ratio} of it`,
    );
  }
  const half = Math.round(gateway / 2);
  const { requests, latency } = await load(gatewayPort, token, seconds, { overallRate: half });
  console.log(
    `gateway at half load: ${Math.round(requests.average)} /s   p99 ${latency.p99} ms (wanted: under 25 ms)`,
  );
}

/** A comparison counts only when all give the same answer. */
async function sameAnswer(token: string) {
  const answers = await Promise.all(
    servers.map(async ({ port }) => {
      const url = `http://127.0.0.1:${port}${paymentsPath}`;
      const response = await fetch(url, { headers: signedIn(token) });
      return JSON.stringify(await response.json());
    }),
  );
  if (new Set(answers).size !== 1 || (answers[0]?.length ?? 0) < 1000) {
    throw new Error(
      `The servers do not answer alike: ${answers.map((answer) => answer.slice(0, 200))}`,
    );
  }
}

async function load(port: number, token: string, duration: number, rate = {}) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${paymentsPath}`,
    connections,
    duration,
    headers: signedIn(token),
    ...rate,
  });
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}
