// `npm run bench -- reports [--members 100000 --payments 1000000 --runs 7]`: the time of an annual report to a state, and of the pages
// of rows behind its figures, over HTTP.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startGateway, stopChild } from 'supabase-gateway/bench/child';
import { withProject } from 'supabase-gateway/bench/cluster';
import { machine } from 'supabase-gateway/bench/machine';
import { median, range } from 'supabase-gateway/bench/median';
import { type Row, report } from 'supabase-gateway/bench/report';
import { ownerConnection } from 'supabase-gateway/database/connections';
import { signInAsFabio } from '../lib/requests.ts';
import { fillBooks } from './fill-books.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    payments: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '7' },
  },
});
const [members, payments, runs] = [values.members, values.payments, values.runs].map(Number) as [
  number,
  number,
  number,
];

const figures = [
  'collected',
  'administration',
  'requested',
  'eligible',
  'paid_to_providers',
  'unpaid',
];

const port = 4345;

await withProject('bench-reports', 'supabase', async (location) => {
  const owner = new pg.Client(ownerConnection(location));
  await owner.connect();
  await fillBooks(owner, members, payments).catch(
    // Otherwise the connection that the stopped server ends would report first.
    (error: unknown) => owner.end().then(() => Promise.reject(error)),
  );
  await owner.end();
  const child = await startGateway(location, 'supabase', port);
  try {
    const rows = await measure(await signInAsFabio(port));
    console.log(`${machine()}; medians of ${runs}, minimum and maximum in brackets`);
    report(rows);
  } finally {
    await stopChild(child);
  }
});

async function measure(headers: Record<string, string>): Promise<Row[]> {
  const time = async (name: string, args: Record<string, unknown>) => {
    const times: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const took = await timeCall(name, args, headers);
      // The first one fills the caches.
      if (run > 0) times.push(took);
    }
    return times;
  };
  const year = { period: '2025', us_state: 'CO' };
  const rows = [
    rowOf(
      'Annual report, in the state and nationally',
      await time('open_report', { report: 'colorado', ...year }),
      5000,
    ),
  ];
  for (const figure of figures) {
    rows.push(
      rowOf(`First 50 rows of ${figure}`, await time('figure_rows', { figure, ...year }), 300),
    );
  }
  const after = { after_day: '2025-10-01', after_id: '80000000-0000-4000-8000-000000000000' };
  rows.push(
    rowOf(
      '50 rows of collected, after three quarters',
      await time('figure_rows', { figure: 'collected', ...year, ...after }),
      300,
    ),
    rowOf('First 50 rows of people', await time('figure_rows', { figure: 'people', ...year }), 300),
  );
  return rows;
}

function rowOf(what: string, times: number[], wanted: number): Row {
  return {
    what: `${what}: ${members.toLocaleString('en')} members, ${payments.toLocaleString('en')} payments`,
    ratio: '',
    measured: `${Math.round(median(times))} ms (${range(times)})`,
    against: '',
    wanted: `< ${wanted} ms`,
    met: median(times) < wanted,
  };
}

async function timeCall(
  name: string,
  args: Record<string, unknown>,
  headers: Record<string, string>,
): Promise<number> {
  const start = performance.now();
  const response = await fetch(`http://localhost:${port}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${answer.slice(0, 200)}`);
  return performance.now() - start;
}
