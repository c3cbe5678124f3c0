// `npm run bench -- admin [--runs 9]`: the time until the first tab of the Command Center is usable for a
// signed-in admin, with an empty and with a warm browser cache; and the keys and clicks of one request from
// the queue to its end, as tests/e2e/request-keys.spec.ts walks through it. Needs a build.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { machine } from 'supabase-gateway/bench/machine';
import { median, range } from 'supabase-gateway/bench/median';
import { type Row, report } from 'supabase-gateway/bench/report';
import { cast, password } from '../../tests/cast.ts';
import { measureRequest } from '../../tests/e2e/support/measured-request.ts';
import { MemberRequest } from '../../tests/e2e/support/member-request.ts';
import { signInAdmin } from '../../tests/e2e/support/sessions.ts';
import { withSite } from '../lib/site.ts';

type Times = { frame: number; data: number };

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);

await withSite(4412, async (browser, site) => {
  const session = await signIn(browser, site);
  // The first visit warms up the server and is not measured.
  await visit(await pageOf(browser, session), site);
  const cold: Times[] = [];
  for (let run = 0; run < runs; run += 1) cold.push(await visitOnce(browser, session, site));
  const warm: Times[] = [];
  const page = await pageOf(browser, session);
  await visit(page, site);
  // Long enough to fill the browser's cache.
  await wait(3000);
  for (let run = 0; run < runs; run += 1) warm.push(await visit(page, site));

  const keys = await countKeys(browser, site);
  console.log(`${machine()}; medians of ${runs}, minimum and maximum in brackets`);
  console.table(keys.sections);
  report([rowOf('cold cache', cold), rowOf('warm cache', warm), rowOfKeys(keys)]);
});

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in once, and returns what the browser stored. */
async function signIn(browser: Browser, site: string): Promise<Session> {
  const page = await browser.newPage();
  await page.goto(`${site}/BR/admin`);
  await page.getByLabel('E-mail', { exact: true }).fill(cast.fabio.email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.locator('nav a[aria-current="page"]:visible').waitFor();
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

async function visitOnce(browser: Browser, session: Session, site: string): Promise<Times> {
  const page = await pageOf(browser, session);
  const times = await visit(page, site);
  await page.context().close();
  return times;
}

/** A page in a browser with an empty cache and a signed-in admin. */
async function pageOf(source: Browser, session: Session): Promise<Page> {
  const context = await source.newContext({ storageState: session });
  await context.addInitScript(watch);
  return context.newPage();
}

async function visit(page: Page, site: string): Promise<Times> {
  await page.goto('about:blank');
  await page.goto(`${site}/BR/admin`);
  const seen = await page.waitForFunction(() => Reflect.get(window, 'seen') as Times | undefined);
  return seen.jsonValue() as Promise<Times>;
}

/** Runs in the page: records when the tabs are visible and when the first tab has loaded. */
function watch() {
  let frame = 0;
  new MutationObserver((_changes, observer) => {
    const main = document.querySelector('main') ?? document.querySelector('#content');
    const isThere = Boolean(document.querySelector('nav a[aria-current="page"]'));
    if (!main || !isThere) return;
    frame ||= performance.now();
    if (!main.querySelector('h1 + p, section') || main.querySelector('.animate-pulse')) return;
    observer.disconnect();
    requestAnimationFrame(() => Reflect.set(window, 'seen', { frame, data: performance.now() }));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

type Keys = Awaited<ReturnType<typeof measureRequest>> & { clicks: number };

/** Otávio works on a request of Ana, and Fábio confirms the decision. */
async function countKeys(browser: Browser, site: string): Promise<Keys> {
  const open = async (email: string, view: string) => {
    const context = await browser.newContext({ baseURL: site, locale: 'en-US' });
    await context.addInitScript(watchClicks);
    const page = await context.newPage();
    await signInAdmin(page, email);
    return { page, show: () => page.goto(`/admin/requests?view=${view}&sort=-submitted_at`) };
  };
  const first = await open(cast.otavio.email, 'unassigned');
  const own = await MemberRequest.begin(first.page.request, 'en');
  await own.addPage('itemized-bill');
  const number = await own.submit();
  const second = await open(cast.fabio.email, 'second_person');
  await first.show();
  await second.show();
  const keys = await measureRequest({ page: first.page, second: second.page, number });
  const clicks = await Promise.all(
    [first, second].map(({ page }) => page.evaluate(() => Number(Reflect.get(window, 'clicks')))),
  );
  return { ...keys, clicks: clicks.reduce((sum, count) => sum + count, 0) };
}

/** Runs in the page. The walk changes pages without loading one again. */
function watchClicks() {
  Reflect.set(window, 'clicks', 0);
  const count = () => Reflect.set(window, 'clicks', Number(Reflect.get(window, 'clicks')) + 1);
  window.addEventListener('pointerdown', count, true);
}

function rowOfKeys({ total, typed, moves, actions, clicks }: Keys): Row {
  return {
    what: 'One request from the queue to its end, by two people',
    ratio: '',
    measured: `${total} keys (${typed} typed, ${moves} to move, ${actions} to act), ${clicks} clicks`,
    against: '',
    wanted: '≤ 220 keys',
    met: total <= 220,
  };
}

function rowOf(cache: string, times: readonly Times[]): Row {
  const data = times.map((time) => time.data);
  const tabs = Math.round(median(times.map(({ frame }) => frame)));
  return {
    what: `Command Center, first tab with its data, ${cache}`,
    ratio: '',
    measured: `${Math.round(median(data))} ms (${range(data)}), the tabs after ${tabs} ms`,
    against: '',
    wanted: '< 1 s',
    met: median(data) < 1_000,
  };
}
