// `npm run bench:rest`: table reads through the gateway, side by side with the bare floor.
import { rmSync } from 'node:fs';
import autocannon from 'autocannon';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { startCluster } from '../../server/database/embedded/cluster.ts';
import { prepareDatabase } from '../../server/database/open-database.ts';
import { readProjectConfig } from '../../server/project/config.ts';
import { cast, password } from '../../tests/cast.ts';
import { startChild, stopChild } from '../lib/child.ts';
import { machine } from '../lib/machine.ts';
import { median } from '../lib/median.ts';

const rounds = 5;
const seconds = 6;
const connections = 24;
const apikey = 'sb_publishable_bench';
const path = `/rest/v1/billing?select=*&member_id=eq.${cast.ana.memberId}&order=due_date.desc&limit=10`;

const folder = temporaryFolder('bench');
const cluster = await startCluster(folder);
const location = { socketFolder: cluster.socketFolder, name: 'postgres' };
await prepareDatabase(
  location,
  { supabaseDir: 'supabase', demo: true },
  readProjectConfig('supabase'),
);

const servers = [
  { name: 'floor: bare transaction', file: 'bench/rest/floor.ts', port: 4401, env: {} },
  {
    name: 'floor, tuned as the gateway is',
    file: 'bench/rest/floor.ts',
    port: 4402,
    env: { TUNED: '1' },
  },
  { name: 'gateway', file: 'bench/rest/gateway.ts', port: 4403, env: {} },
] as const;

const children = await Promise.all(
  servers.map(({ file, port, env }) =>
    startChild(file, { SOCKET_FOLDER: cluster.socketFolder, PORT: String(port), ...env }),
  ),
);

try {
  const token = await signIn();
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
} finally {
  await Promise.all(children.map(stopChild));
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function signIn(): Promise<string> {
  const response = await fetch('http://127.0.0.1:4403/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { apikey },
    body: JSON.stringify({ email: cast.ana.email, password }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

/** A comparison counts only when all give the same answer. */
async function sameAnswer(token: string) {
  const answers = await Promise.all(
    servers.map(async ({ port }) => {
      const headers = { apikey, authorization: `Bearer ${token}` };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      return JSON.stringify(await response.json());
    }),
  );
  if (new Set(answers).size !== 1 || (answers[0]?.length ?? 0) < 1000) {
    throw new Error(
      `The servers do not answer alike: ${answers.map((answer) => answer.slice(0, 200))}`,
    );
  }
}

async function load(port: number, token: string, duration: number) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections,
    duration,
    headers: { apikey, authorization: `Bearer ${token}` },
  });
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}
