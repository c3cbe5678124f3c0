import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { isHydrated } from './is-hydrated.ts';

export { expect };

/**
 * The regular Firefox. Playwright drives only its own build, which is not in Debian. Puppeteer drives
 * any Firefox through the standard protocol. Its console must stay empty too.
 */
export const test = base.extend<
  { visitor: Page; privateVisitor: Page },
  { firefox: Browser; privateFirefox: Browser }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
  firefox: [({}, use) => withFirefox({}, use), { scope: 'worker' }],
  privateFirefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    ({}, use) => withFirefox({ 'browser.privatebrowsing.autostart': true }, use),
    { scope: 'worker' },
  ],
  visitor: ({ firefox }, use) => withPage(firefox, use),
  privateVisitor: ({ privateFirefox }, use) => withPage(privateFirefox, use),
});

async function withFirefox(
  extraPrefsFirefox: Record<string, unknown>,
  use: (browser: Browser) => Promise<void>,
) {
  const executablePath = process.env.FIREFOX;
  if (!executablePath) throw new Error('Firefox is not installed and could not be installed.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox,
  });
  await use(browser);
  await browser.close();
}

async function withPage(firefox: Browser, use: (page: Page) => Promise<void>) {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await use(page);
  expect(complaints).toEqual([]);
  await context.close();
}

/**
 * Clicks the first visible match: on a wide screen, the phone's menu exists but is hidden. During a
 * page transition, nothing receives clicks.
 */
export async function click(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(countTransitions)).toBe(0);
    for (const found of await page.$$(selector)) {
      if (await found.isVisible()) return await found.click();
    }
    throw new Error(`Nothing to be seen matches ${selector}`);
  }).toPass();
}

/** Runs in the page. */
function countTransitions(): number {
  const animations = document.documentElement.getAnimations({ subtree: true });
  return animations.filter(
    ({ effect }) =>
      effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
  ).length;
}

/** An element by its accessible role and name. */
export function roleSelector(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}

/** Waits until the page is at this path. */
export async function waitForPath(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
}

/** Waits until the first heading has this text. */
export async function readHeading(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('h1')?.textContent === wanted,
    {},
    text,
  );
}

/** Waits until the page is hydrated: before, a button may not respond. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/**
 * Waits until the next pages are prefetched, which begins 1.5 s after a page was opened. Firefox
 * aborts these imports when the page is left, and the router then reloads the page that was left.
 */
export async function untilPrefetched(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 3_000 });
}
