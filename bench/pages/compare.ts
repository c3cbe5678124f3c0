import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { percent, type Row } from 'supabase-gateway/bench/report';
import { withSite } from '../lib/site.ts';
import type { PrerenderedPage } from './addresses.ts';
import { type Cost, costRows, readyTimeBudget } from './cost-rows.ts';
import { measure, measurePaint } from './lighthouse.ts';
import { buildSinglePageApplication, serve, withoutScripts } from './sites.ts';
import { table } from './table.ts';
import { measureBoth } from './throttled.ts';

const debuggingPort = 9333;
const heads = ['', 'perf', 'cal', 'a11y', 'best', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'host'];
const widths = [26, 5, 5, 5, 5, 5, 6, 6, 5, 6, 6];

/** Prints the cost of each page and returns the rows of the worst. */
export async function comparePageCosts(
  pages: readonly PrerenderedPage[],
  runs: number,
): Promise<Row[]> {
  const floorFolder = withoutScripts();
  const classicFolder = await buildSinglePageApplication();
  const [floor, classic] = await Promise.all([serve(floorFolder), serve(classicFolder)]);
  const costs: Cost[] = [];
  const compareAll = async (browser: Browser, site: string) => {
    console.log(`
Lighthouse, mobile: performance, the same calibrated (as on the phone that Lighthouse means: it takes this
machine for one as fast as 1533), accessibility, best practices, SEO; FCP, LCP, TBT in ms; CLS; how fast it
finds this machine (below 1000 it warns: TBT is the machine's as much as the page's).
Floor: LCP of the page without scripts, and ours against it; classic: the same. Then really
throttled, a quarter of the processor and 1.6 Mbit/s: LCP, and ready to use, also calibrated. Medians of ${runs}.
`);
    const line = table(
      [...heads, 'floor', '', 'classic', '', 'LCP', 'ready', '', 'cal', ''],
      [...widths, 6, 6, 8, 6, 6, 6, 6, 6, 6],
    );
    // Warm up the server before the first measurement.
    for (const { visit } of pages.slice(0, 1)) await measurePaint(site + visit, debuggingPort, 1);
    for (const { name, address, visit } of pages) {
      const ours = await measure(site + visit, debuggingPort, runs);
      const bare = await measurePaint(floor.url + visit, debuggingPort, runs);
      const spa = await measurePaint(classic.url + visit, debuggingPort, runs);
      const { quarter, calibrated } = await measureBoth(browser, site + visit, runs);
      costs.push({
        ...{ name, address, ours, floor: bare, classic: spa },
        ...{ ready: quarter.hydrated, calibrated: calibrated.hydrated },
      });
      const { performance, accessibility, seo } = ours;
      const scores = [performance, ours.calibrated, accessibility, ours['best-practices'], seo];
      line(
        address,
        ...[...scores, ours.fcp, ours.lcp, ours.tbt].map(whole),
        ours.cls.toFixed(3),
        whole(ours.host),
        ...[whole(bare), percent(ours.lcp / bare)],
        ...[whole(spa), percent(ours.lcp / spa)],
        ...[
          whole(quarter.lcp),
          whole(quarter.hydrated),
          percent(quarter.hydrated / readyTimeBudget),
        ],
        ...[whole(calibrated.hydrated), percent(calibrated.hydrated / readyTimeBudget)],
      );
    }
  };
  try {
    await withSite(4413, compareAll, [`--remote-debugging-port=${debuggingPort}`]);
  } finally {
    await Promise.all([floor.app.close(), classic.app.close()]);
    for (const folder of [floorFolder, classicFolder])
      rmSync(folder, { recursive: true, force: true });
  }
  return costRows(costs);
}

function whole(value: number): string {
  return String(Math.round(value));
}
