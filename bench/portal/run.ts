// `npm run bench -- portal [--runs 9]`: the time until a returning member sees their data, or an answer, the
// requests before that, and the size of the scripts. Needs a build.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { machine } from 'supabase-gateway/bench/machine';
import { median, range } from 'supabase-gateway/bench/median';
import { report } from 'supabase-gateway/bench/report';
import { portalScripts } from '../../scripts/build/postbuild/budgets/portal-scripts.ts';
import { cast, password } from '../../tests/cast.ts';
import { DecidedRequest } from '../../tests/e2e/support/decided-request.ts';
import { withSite } from '../lib/site.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);

await withSite(4411, async (browser, site) => {
  const scripts = [...portalScripts(join(import.meta.dirname, '../../build/client'), 'pt-BR')];
  const total = scripts.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${machine()}; medians of ${runs}; kB = 1000 bytes, brotli`);

  const page = await signedIn(await browser.newContext({ baseURL: site }), site);
  const times: number[] = [];
  let asked: string[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto('about:blank');
    asked = await visit(page, `${site}/BR/member-portal`, times);
  }
  const letters: number[] = [];
  const letter = await decidedLetter(page);
  for (let run = 0; run <= runs; run += 1) {
    await page.goto('about:blank');
    await visit(page, `${site}${letter}`, letters);
  }
  // The first one fetches the scripts.
  letters.shift();
  console.log(`requests to the server: ${asked.join(', then ')}`);
  report([
    {
      what: 'Portal, script before the first section',
      ratio: '',
      measured: `${total.toFixed(1)} kB in ${scripts.length} files`,
      against: '',
      wanted: '≤ 175 kB',
      met: total <= 175,
    },
    {
      what: 'Portal home, navigation to the data on the screen, warm cache',
      ratio: '',
      measured: `${Math.round(median(times))} ms (${range(times)})`,
      against: '',
      wanted: '< 300 ms',
      met: median(times) < 300,
    },
    {
      what: 'Decision letter, navigation to the data on the screen, warm cache',
      ratio: '',
      measured: `${Math.round(median(letters))} ms (${range(letters)})`,
      against: '',
      wanted: '< 400 ms',
      met: median(letters) < 400,
    },
  ]);
});

/** A member's first visit, long enough to fill the browser's cache. */
async function signedIn(context: BrowserContext, site: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${site}/BR/my-account`);
  await page.getByLabel('E-mail', { exact: true }).fill(cast.ana.email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByText(cast.ana.memberNumber).first().waitFor();
  await wait(4000);
  return page;
}

/** The team answers a request of Ana. @returns the path of the letter */
async function decidedLetter(page: Page): Promise<string> {
  const decided = await DecidedRequest.begin(page.request, { email: cast.ana.email, password });
  await decided.confirm();
  return `/BR/member-portal/requests/${decided.number}/answer`;
}

/** Opens a page of the portal again and records the time. @returns the requests to the server */
async function visit(page: Page, address: string, times: number[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const asked: string[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) => {
    const path = new URL(response.url).pathname;
    if (!response.fromDiskCache && !response.fromServiceWorker) asked.push(path);
  });
  await page.goto(address);
  const seen = await page.waitForFunction(() => Reflect.get(window, 'dataSeen') as number);
  times.push(await seen.jsonValue());
  await session.detach();
  return asked.filter((path) => !path.startsWith('/media/') && path !== '/favicon.svg');
}

/** Runs in the page: records when the member's data is visible. */
function watch() {
  new MutationObserver((_changes, observer) => {
    if (!document.body?.textContent?.includes('M-104-283-1')) return;
    observer.disconnect();
    requestAnimationFrame(() => Reflect.set(window, 'dataSeen', performance.now()));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
