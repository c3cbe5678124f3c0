// `npm run bench -- requests [--rows 100000 --runs 15]`: the time until a request with bills and a proposal is
// on the screen after it is opened from the queue, until the preview of a bill is, and of the calls behind them,
// among many requests. Needs a build.
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { machine } from 'supabase-gateway/bench/machine';
import { median, range } from 'supabase-gateway/bench/median';
import { type Row, report } from 'supabase-gateway/bench/report';
import { cast, password } from '../../tests/cast.ts';
import { signInAsFabio } from '../lib/requests.ts';
import { withSite } from '../lib/site.ts';
import { fillTables } from '../lists/fill.ts';
import { Postgres } from '../soak/postgres.ts';
import { fillReviews } from './fill-review.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '15' },
  },
});
const rows = Number(values.rows);
const runs = Number(values.runs);

const port = 4414;

await withSite(port, async (browser, site, folder) => {
  const owner = await new Postgres(folder).owner();
  await fillTables(
    owner,
    new Map(['agents', 'members', 'sharing_requests'].map((table) => [table, rows])),
  );
  // The queue shows 25 of them.
  const reviewed = await fillReviews(owner, 25);
  await owner.end();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, site);
  const headers = await signInAsFabio(port, 'sb_publishable_local');
  await propose(reviewed, headers);
  const opened: number[] = [];
  const previewed: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const times = [await page.evaluate(openRequest, run), await page.evaluate(openBill)] as const;
    // The first one fetches the scripts.
    if (run > 0) opened.push(times[0]);
    if (run > 0) previewed.push(times[1]);
    await page.goBack();
    await page.locator('[data-bill]').waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('link', { name: /^R-/ }).nth(20).waitFor();
  }
  const counted = await timeCounts(headers);

  console.log(
    `${machine()}; ${rows} requests; medians of ${runs}, minimum and maximum in brackets`,
  );
  report([
    rowOf('Request with 24 lines of bills and a proposal, opened from the queue', opened, 300),
    rowOf('Its bill, opened until the preview of the rules is painted', previewed, 300),
    rowOf('Queue, the numbers of its views', counted, 150),
  ]);
});

function rowOf(what: string, times: number[], wanted: number): Row {
  return {
    what: `${what}, among ${rows.toLocaleString('en')} requests`,
    ratio: '',
    measured: `${Math.round(median(times))} ms (${range(times)})`,
    against: '',
    wanted: `< ${wanted} ms`,
    met: median(times) < wanted,
  };
}

async function signIn(page: Page, site: string) {
  await page.goto(`${site}/BR/admin/requests`);
  await page.getByLabel('E-mail', { exact: true }).fill(cast.fabio.email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^R-/ }).nth(20).waitFor();
}

/** Requests a proposal for each request. */
async function propose(requestIds: string[], headers: Record<string, string>) {
  for (const request_id of requestIds) {
    await send('/functions/v1/propose-decision', { request_id, language: 'pt-BR' }, headers);
  }
}

async function send(path: string, body: unknown, headers: Record<string, string>) {
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
}

/** Runs in the page: opens a row of the queue, and waits until its bills and the way to a decision are painted. */
function openRequest(row: number): Promise<number> {
  const link = [...document.querySelectorAll<HTMLElement>('main a[href*="/requests/R-"]')][row];
  const number = link?.textContent ?? '';
  const began = performance.now();
  link?.click();
  return new Promise((resolve) => {
    const look = () => {
      const main = document.querySelector('main');
      const isThere =
        main?.querySelector('h1')?.textContent?.includes(number) &&
        main.querySelectorAll('tbody tr').length === 24 &&
        // To decide, and to propose again.
        main.querySelectorAll('[data-decision] button').length === 2 &&
        !main.querySelector('.animate-pulse');
      // After the frame in which it is painted.
      if (isThere) requestAnimationFrame(() => resolve(performance.now() - began));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page: opens the first bill, and waits until the preview of all its lines is painted. */
function openBill(): Promise<number> {
  const edit = document.querySelector<HTMLElement>('main li:has(table) button');
  const began = performance.now();
  edit?.click();
  return new Promise((resolve) => {
    const look = () => {
      const lines = document.querySelectorAll('[data-bill] section ol > li > ul');
      if (lines.length === 12) requestAnimationFrame(() => resolve(performance.now() - began));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Calls the function behind the numbers of the views, one after the other. */
async function timeCounts(headers: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await send('/rest/v1/rpc/request_counts', {}, headers);
    times.push(performance.now() - began);
  }
  return times;
}
