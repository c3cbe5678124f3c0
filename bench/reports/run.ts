// `npm run bench:reports [-- --members 100000 --payments 1000000 --runs 7]`: the time of an annual report to a state, and of the pages
// of rows behind its figures, over HTTP. Needs a build.
import { parseArgs } from 'node:util';
import { machine } from 'supabase-gateway/bench/machine';
import { median, range } from 'supabase-gateway/bench/median';
import { type Row, report } from 'supabase-gateway/bench/report';
import { cast, password } from '../../tests/cast.ts';
import { withSite } from '../lib/site.ts';
import { Postgres } from '../soak/postgres.ts';
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

await withSite(4345, async (browser, site, folder) => {
  const owner = await new Postgres(folder).owner();
  await fillBooks(owner, members, payments);
  await owner.end();
  const page = await browser.newPage();
  await page.goto(`${site}/BR/admin/open-books/reports`);
  await page.getByLabel('E-mail', { exact: true }).fill(cast.fabio.email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2 }).first().waitFor();

  const time = async (name: string, args: Record<string, unknown>) => {
    const times: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const took = await page.evaluate(call, { name, args });
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
  console.log(`${machine()}; medians of ${runs}, minimum and maximum in brackets`);
  report(rows);
});

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

/** Runs in the page: the time of a call, with the admin's session. */
async function call({
  name,
  args,
}: {
  name: string;
  args: Record<string, unknown>;
}): Promise<number> {
  const { session_token } = JSON.parse(localStorage.getItem('admin-session') ?? '{}');
  const start = performance.now();
  const response = await fetch(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: 'sb_publishable_local',
      'content-type': 'application/json',
      'x-admin-session': session_token,
    },
    body: JSON.stringify(args),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${answer.slice(0, 200)}`);
  return performance.now() - start;
}
