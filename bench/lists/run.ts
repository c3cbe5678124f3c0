// `npm run bench:lists`: how long the server takes for a page, a search, a filter or an order of each
// list of the Command Center, with 100,000 rows in each. ROWS sets another number.
import pg from 'pg';
import { ownerConnection } from '../../server/database/connections.ts';
import { prepareDatabase } from '../../server/database/open-database.ts';
import { readProjectConfig } from '../../server/project/config.ts';
import { cast, password } from '../../tests/cast.ts';
import { startChild, stopChild } from '../lib/child.ts';
import { withCluster } from '../lib/cluster.ts';
import { machine } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { apikey, visitor } from '../lib/requests.ts';
import { fill } from './fill.ts';
import { type ListBench, lists } from './questions.ts';

const rows = Number(process.env.ROWS ?? 100_000);
const port = 4404;
const base = `http://127.0.0.1:${port}`;
const pageSize = 25;
const runs = 21;
const wanted = 150;

await withCluster('bench-lists', async (socketFolder) => {
  const location = { socketFolder, name: 'postgres' };
  const project = { supabaseDir: 'supabase', demo: true };
  await prepareDatabase(location, project, readProjectConfig(project.supabaseDir));
  const owner = new pg.Client(ownerConnection(location));
  await owner.connect();
  const began = performance.now();
  await fill(owner, rows);
  const names = await placeholders(owner);
  const { rows: views } = await owner.query<{ viewname: string }>(
    "select viewname from pg_views where schemaname = 'public'",
  );
  await owner.end();
  console.log(machine());
  console.log(
    `${rows} rows in each list, filled in ${Math.round((performance.now() - began) / 1000)} s; ${runs} answers each, over HTTP, one after the other; page of ${pageSize}; wanted: under ${wanted} ms\n`,
  );
  const child = await startChild('bench/lib/gateway.ts', {
    SOCKET_FOLDER: socketFolder,
    PORT: String(port),
  });
  try {
    const session = await signIn();
    const known = lists.filter(({ view }) => views.some(({ viewname }) => viewname === view));
    let slowest = 0;
    for (const list of known) slowest = Math.max(slowest, await measure(list, session, names));
    console.log(`slowest median: ${slowest.toFixed(1)} ms`);
    if (slowest >= wanted) process.exitCode = 1;
  } finally {
    await stopChild(child);
  }
});

/** Prints a list's table and returns its slowest median, in ms. */
async function measure(list: ListBench, session: string, names: Record<string, string>) {
  console.log(`${list.name.padEnd(32)} median      p95`);
  const medians: number[] = [];
  for (const name of Object.keys(list.questions)) {
    const url = base + addressOf(list, name, names);
    const times: number[] = [];
    for (let run = 0; run < runs + 2; run += 1) {
      const time = await ask(url, session);
      // The first two warm connections and caches, as a server that runs has them warm.
      if (run >= 2) times.push(time);
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1] ?? 0;
    medians.push(median(times));
    const [middle, high] = [median(times), p95].map((ms) => `${ms.toFixed(1)} ms`.padStart(8));
    console.log(`  ${name.padEnd(28)} ${middle} ${high}`);
  }
  console.log('');
  return Math.max(...medians);
}

function addressOf(list: ListBench, name: string, names: Record<string, string>): string {
  const { order = list.order, offset = 0, search = '', filters = {} } = list.questions[name] ?? {};
  const query = new URLSearchParams({
    select: list.columns,
    order,
    offset: String(offset),
    limit: String(pageSize + 1),
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

async function ask(url: string, session: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, {
    headers: { apikey, 'x-admin-session': session, prefer: 'count=estimated' },
  });
  const text = await response.text();
  const time = performance.now() - began;
  if (!response.ok && response.status !== 416) throw new Error(`${url}: ${text}`);
  return time;
}

async function signIn(): Promise<string> {
  const response = await fetch(`${base}/rest/v1/rpc/authenticate_admin`, {
    method: 'POST',
    headers: visitor(),
    body: JSON.stringify({ user_email: cast.fabio.email, user_password: password }),
  });
  const [session] = (await response.json()) as { session_token: string }[];
  if (!session) throw new Error(`Fábio cannot sign in: ${response.status}`);
  return session.session_token;
}

async function placeholders(owner: pg.Client): Promise<Record<string, string>> {
  const { rows: found } = await owner.query<{ plan: string; advisor: string }>(
    `select
      (select current_product_id from members where current_product_id is not null limit 1) as plan,
      (select agent_id from members where agent_id is not null limit 1) as advisor`,
  );
  return { PLAN: found[0]?.plan ?? '', ADVISOR: found[0]?.advisor ?? '' };
}
