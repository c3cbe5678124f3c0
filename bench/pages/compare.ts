import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { percent, type Row } from '../lib/report.ts';
import type { FinishedPage } from './addresses.ts';
import { type Cost, costRows } from './cost-rows.ts';
import { measure } from './lighthouse.ts';
import { asSinglePageApplication, serve, withoutScripts } from './sites.ts';
import { table } from './table.ts';
import { measureThrottled } from './throttled.ts';

const debuggingPort = 9333;
const heads = ['', 'perf', 'a11y', 'best', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'floor', ''];
const widths = [26, 5, 5, 5, 5, 6, 6, 5, 6, 6, 6];

/** Prints what each page costs, and returns what is said of the worst. */
export async function compare(pages: readonly FinishedPage[], runs: number): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
  const folders = [withoutScripts(), await asSinglePageApplication()];
  const [site, floor, classic] = await Promise.all([serve(), serve(folders[0]), serve(folders[1])]);
  const costs: Cost[] = [];
  try {
    console.log(`
Lighthouse, mobile: performance, accessibility, best practices, SEO; FCP, LCP, TBT in ms; CLS.
Floor: LCP of the page without scripts, and ours against it; classic: the same. Then really
throttled, a quarter of the processor and 1.6 Mbit/s: LCP, and ready to use. Medians of ${runs}.
`);
    const line = table([...heads, 'classic', '', 'LCP', 'ready', ''], [...widths, 8, 6, 6, 6, 6]);
    for (const { name, address } of pages) {
      const ours = await measure(site.url + address, debuggingPort, runs);
      const bare = await measure(floor.url + address, debuggingPort, runs);
      const spa = await measure(classic.url + address, debuggingPort, runs);
      const real = await measureThrottled(browser, site.url + address, runs);
      costs.push({ name, address, ours, floor: bare.lcp, classic: spa.lcp, ready: real.hydrated });
      const scores = [ours.performance, ours.accessibility, ours['best-practices'], ours.seo];
      line(
        address,
        ...[...scores, ours.fcp, ours.lcp, ours.tbt].map(whole),
        ours.cls.toFixed(3),
        ...[whole(bare.lcp), percent(ours.lcp / bare.lcp)],
        ...[whole(spa.lcp), percent(ours.lcp / spa.lcp)],
        ...[whole(real.lcp), whole(real.hydrated), percent(real.hydrated / 1800)],
      );
    }
  } finally {
    await Promise.all([browser.close(), site.app.close(), floor.app.close(), classic.app.close()]);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  return costRows(costs);
}

function whole(value: number): string {
  return String(Math.round(value));
}
