import { percent, type Row } from 'supabase-gateway/bench/report';
import { withSite } from '../lib/site.ts';
import type { PrerenderedPage } from './addresses.ts';
import { readyTimeBudget, readyTimeRows } from './cost-rows.ts';
import { table } from './table.ts';
import { measureBoth } from './throttled.ts';

/** Prints when each page is ready on a slow phone and connection, and returns the worst. */
export async function measureReadyTimes(
  pages: readonly PrerenderedPage[],
  runs: number,
): Promise<Row[]> {
  console.log(`
Throttled, a quarter of the processor and 1.6 Mbit/s, in ms: largest paint, ready to use, and the share
of the budget of ${readyTimeBudget}. Then calibrated: by how much this machine is to be slowed down at that moment
to stand for the phone that Lighthouse means, and the same figures so. Medians of ${runs}.
`);
  const figures = ['LCP', 'ready', ''];
  const line = table(['', ...figures, 'slowed', ...figures], [26, 6, 6, 6, 8, 6, 6, 6]);
  const results: { address: string; ready: number; calibrated: number }[] = [];
  await withSite(4413, async (browser, site) => {
    // Warm up the server before the first measurement.
    for (const { visit } of pages.slice(0, 1)) await measureBoth(browser, site + visit, 1);
    for (const { address, visit } of pages) {
      const { quarter, slowdown, calibrated } = await measureBoth(browser, site + visit, runs);
      results.push({ address, ready: quarter.hydrated, calibrated: calibrated.hydrated });
      line(address, ...cells(quarter), `${slowdown.toFixed(1)} ×`, ...cells(calibrated));
    }
  });
  return readyTimeRows(results);
}

function cells({ lcp, hydrated }: { lcp: number; hydrated: number }): string[] {
  return [lcp.toFixed(0), hydrated.toFixed(0), percent(hydrated / readyTimeBudget)];
}
