import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { isTakenOver } from './taken-over.ts';

export { expect };

/**
 * The Firefox that people use. Playwright drives a Firefox of its own only, which is not in Debian;
 * Puppeteer drives any, by the standard protocol. Its page must stay silent, too.
 */
export const test = base.extend<{ visitor: Page }, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it what is needed
    async ({}, use) => {
      const executablePath = process.env.FIREFOX;
      if (!executablePath) throw new Error('FIREFOX names no browser');
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ firefox }, use) => {
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
  },
});

/**
 * Clicks the first that can be seen: on a wide screen the phone's menu is there, and hidden. While
 * one page fades into another, nothing takes clicks.
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

/** What has a role and a name, as assistive technology is told them. */
export function named(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}

/** Waits until the page is at this path. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
}

/** Waits until the page's first heading says this. */
export async function readHeading(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('h1')?.textContent === wanted,
    {},
    text,
  );
}

/** Waits until scripts have taken the page over: before, a button may wait for them. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
}
