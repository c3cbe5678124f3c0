// The time for a page, a search, a filter, or an order of each list of the Command Center:
// `npm run bench -- lists [--rows 100000 --lists Members,Contacts]`.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startGateway, stopChild } from 'supabase-gateway/bench/child';
import { withProject } from 'supabase-gateway/bench/cluster';
import { machine } from 'supabase-gateway/bench/machine';
import { median } from 'supabase-gateway/bench/median';
import { type Row, report } from 'supabase-gateway/bench/report';
import { ownerConnection } from 'supabase-gateway/database/connections';
import { signInAsFabio } from '../lib/requests.ts';
import { fillTables } from './fill.ts';
import { type ListBench, lists } from './queries.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, lists: { type: 'string' } },
});
const rows = Number(values.rows);
const chosen = values.lists?.split(',');
/** A query and the median of its response times, in ms. */
type Medians = Record<string, number>;

const asked = lists.filter(({ name }) => !chosen || chosen.includes(name));
const port = 4404;
const base = `http://127.0.0.1:${port}`;
const pageSize = 25;
const runs = 21;
const wanted = 150;

await withProject('bench-lists', 'supabase', async (location) => {
  const owner = new pg.Client(ownerConnection(location));
  await owner.connect();
  const began = performance.now();
  await fillTables(
    owner,
    new Map(asked.flatMap(({ tables }) => tables.map((table) => [table, rows]))),
  ).catch(
    // Otherwise the connection that the stopped server ends would report first.
    (error: unknown) => owner.end().then(() => Promise.reject(error)),
  );
  const names = await placeholders(owner);
  await owner.end();
  console.log(machine());
  console.log(
    `${rows} rows in each list, filled in ${Math.round((performance.now() - began) / 1000)} s; ${runs} responses each, over HTTP, sequential; pages of ${pageSize}; target: under ${wanted} ms\n`,
  );
  const child = await startGateway(location, 'supabase', port);
  try {
    const session = await signInAsFabio(port);
    await openLists(location);
    const medians: Medians = {};
    for (const list of asked) Object.assign(medians, await measure(list, session, names));
    report(rowsOf(medians));
  } finally {
    await stopChild(child);
  }
});

/** Opens every list for the session, as the Command Center does before it reads one. */
async function openLists(location: Parameters<typeof ownerConnection>[0]) {
  const owner = new pg.Client(ownerConnection(location));
  await owner.connect();
  await owner.query(
    `insert into private.open_lists (session_id, list, open_until)
     select sessions.id, list, now() + interval '1 day'
     from public.admin_sessions as sessions, unnest($1::text[]) as list
     on conflict do nothing`,
    [
      [
        ...['members', 'membership_applications', 'contact_messages', 'form_submissions'],
        ...['billing', 'agents', 'admins', 'activity_log', 'sharing_requests', 'contributions'],
      ],
    ],
  );
  await owner.end();
}

/** Reports only the slowest query and the first page of the first list. */
function rowsOf(medians: Medians): Row[] {
  const [[first = '', firstPage = 0] = []] = Object.entries(medians);
  const ordered = Object.entries(medians).toSorted(([, a], [, b]) => b - a);
  const [[slowest = '', longest = 0] = []] = ordered;
  const among = `among ${rows.toLocaleString('en')} rows`;
  const isWanted = rows <= 100_000;
  const row = (name: string, time: number): Row => ({
    what: `${name}, ${among}`,
    ratio: '',
    measured: `${time.toFixed(1)} ms`,
    against: '',
    wanted: isWanted ? `< ${wanted} ms` : '',
    ...(isWanted && { met: time < wanted }),
  });
  return [
    row(first, firstPage),
    row(`slowest of ${ordered.length} list queries: ${slowest}`, longest),
  ];
}

/** Prints a list's table and returns the median of each query, in ms. */
async function measure(
  list: ListBench,
  session: Record<string, string>,
  names: Record<string, string>,
): Promise<Medians> {
  console.log(`${list.name.padEnd(32)} median      p95`);
  const medians: Medians = {};
  for (const name of Object.keys(list.queries)) {
    const url = base + addressOf(list, name, names);
    const times: number[] = [];
    for (let run = 0; run < runs + 2; run += 1) {
      const time = await timeRequest(url, { ...session, prefer: 'count=exact' });
      // The first two runs warm up connections and caches.
      if (run >= 2) times.push(time);
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1] ?? 0;
    medians[`${list.name}, ${name}`] = median(times);
    const [middle, high] = [median(times), p95].map((ms) => `${ms.toFixed(1)} ms`.padStart(8));
    console.log(`  ${name.padEnd(28)} ${middle} ${high}`);
  }
  console.log('');
  return medians;
}

function addressOf(list: ListBench, name: string, names: Record<string, string>): string {
  const {
    order = list.order,
    offset = 0,
    search = '',
    filters = {},
    args,
  } = list.queries[name] ?? {};
  if (args && list.columns === '') return `/rest/v1/${list.view}?${new URLSearchParams(args)}`;
  const query = new URLSearchParams({
    select: list.columns,
    order,
    offset: String(offset),
    limit: String(pageSize + 1),
    ...args,
  });
  for (const word of search.split(' ').filter(Boolean)) {
    query.append('search_text', `like.%${word}%`);
  }
  for (const [column, filter] of Object.entries(filters)) {
    query.append(
      column,
      filter.replace(/PLAN|ADVISOR/g, (word) => names[word] ?? word),
    );
  }
  return `/rest/v1/${list.view}?${query}`;
}

async function timeRequest(url: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers });
  const text = await response.text();
  const time = performance.now() - began;
  if (!response.ok && response.status !== 416) throw new Error(`${url}: ${text}`);
  return time;
}

async function placeholders(owner: pg.Client): Promise<Record<string, string>> {
  const { rows: found } = await owner.query<{ plan: string; advisor: string }>(
    `select
      (select current_product_id from members where current_product_id is not null limit 1) as plan,
      (select agent_id from members where agent_id is not null limit 1) as advisor`,
  );
  return { PLAN: found[0]?.plan ?? '', ADVISOR: found[0]?.advisor ?? '' };
}
