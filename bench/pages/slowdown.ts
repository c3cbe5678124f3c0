import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * The CPU slowdown with which this machine simulates Lighthouse's phone. Lighthouse always uses 4, which
 * is right for a machine with a benchmarkIndex of 1533. For others, its manual (docs/throttling.md,
 * "Calibrating the CPU slowdown") refers to its calculator, which these three lines implement
 * (patrickhulce/lighthouse-cpu-throttling-calculator).
 * @param host Lighthouse's benchmarkIndex
 * @throws RangeError if the machine is slower than that phone
 */
export function slowdownOn(host: number): number {
  if (host >= 1300) return 3 + (host - 1300) / 233;
  if (host >= 800) return 2 + (host - 800) / 500;
  if (host >= 150) return 1 + (host - 150) / 650;
  throw new RangeError(`A machine with benchmark index ${host} is slower than the simulated phone`);
}

/** The same, measured now with Lighthouse's own benchmark, which takes a second. */
export async function slowdownNow(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const host = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return slowdownOn(host);
}
