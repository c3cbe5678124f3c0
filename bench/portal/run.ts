// `npm run bench:portal`: how long until a member who was here before sees their data, what is
// waited for meanwhile, and the script that it takes. Needs a build.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { cast, password } from '../../tests/cast.ts';
import { machine } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { portalScripts } from './bytes.ts';

const runs = Number(process.env.RUNS ?? 9);
const port = 4411;
const site = `http://localhost:${port}`;
const folder = temporaryFolder('portal');

const server = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});

try {
  await untilItAnswers();
  const scripts = [...portalScripts('pt-BR')];
  const total = scripts.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${machine()}; medians of ${runs}; kB = 1000 bytes, brotli\n`);
  console.log(
    `script before the first section   ${total.toFixed(1)} kB in ${scripts.length} files`,
  );

  const page = await signedIn(await browser.newContext());
  const times: number[] = [];
  let asked: string[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto('about:blank');
    asked = await visit(page, times);
  }
  console.log(
    `navigation to data on the screen   ${Math.round(median(times))} ms (${range(times)})`,
  );
  console.log(`asked of the server meanwhile      ${asked.join(', then ')}`);
} finally {
  await browser.close();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

/** A member's first visit, long enough for everything to be in the browser's cache. */
async function signedIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${site}/BR/my-account`);
  await page.getByLabel('E-mail', { exact: true }).fill(cast.ana.email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByText(cast.ana.memberId).waitFor();
  await wait(4000);
  return page;
}

/** Opens the portal again; notes the time and returns what went to the server. */
async function visit(page: Page, times: number[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const asked: string[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) => {
    const path = new URL(response.url).pathname;
    if (!response.fromDiskCache && !response.fromServiceWorker) asked.push(path);
  });
  await page.goto(`${site}/BR/member-portal`);
  const seen = await page.waitForFunction(() => Reflect.get(window, 'dataSeen') as number);
  times.push(await seen.jsonValue());
  await session.detach();
  return asked.filter((path) => !path.startsWith('/media/') && path !== '/favicon.svg');
}

/** Runs in the page: notes when the member's own data is in it. */
function watch() {
  new MutationObserver((_changes, observer) => {
    if (!document.body?.textContent?.includes('b0000000-0000-4000-8000-000000000001')) return;
    observer.disconnect();
    requestAnimationFrame(() => Reflect.set(window, 'dataSeen', performance.now()));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

async function untilItAnswers(): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    try {
      if ((await fetch(`${site}/health`)).ok) return;
    } catch {
      // It is still starting.
    }
    await wait(250);
  }
  throw new Error('The server does not answer: is the site built?');
}

function range(numbers: number[]): string {
  return `${Math.round(Math.min(...numbers))} to ${Math.round(Math.max(...numbers))}`;
}
