import { percent, type Row } from '../lib/report.ts';
import { withSite } from '../lib/site.ts';
import type { FinishedPage } from './addresses.ts';
import { readyBudget, readyRow } from './cost-rows.ts';
import { table } from './table.ts';
import { measureThrottled } from './throttled.ts';

/** Prints how soon each page is ready on a slow phone and a slow line, and returns the worst. */
export async function readiness(pages: readonly FinishedPage[], runs: number): Promise<Row[]> {
  console.log(`
Throttled, a quarter of the processor and 1.6 Mbit/s, in ms: largest paint, ready to use, and the
share of the budget of ${readyBudget}. Medians of ${runs}.
`);
  const line = table(['', 'LCP', 'ready', ''], [26, 6, 6, 6]);
  const results: { address: string; ready: number }[] = [];
  await withSite(4413, async (browser, site) => {
    // A server that has just started answers its first visitor while it warms up.
    for (const { visit } of pages.slice(0, 1)) await measureThrottled(browser, site + visit, 1);
    for (const { address, visit } of pages) {
      const { lcp, hydrated } = await measureThrottled(browser, site + visit, runs);
      results.push({ address, ready: hydrated });
      line(address, lcp.toFixed(0), hydrated.toFixed(0), percent(hydrated / readyBudget));
    }
  });
  return [readyRow(results)];
}
