import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * By how much to slow this machine's processor down, so that it stands for the phone that Lighthouse means.
 * Lighthouse always takes 4, which is right for a machine that it finds as fast as 1533; for others its
 * manual (docs/throttling.md, "Calibrating the CPU slowdown") sends to its calculator, whose three lines
 * these are (patrickhulce/lighthouse-cpu-throttling-calculator).
 * @param host Lighthouse's benchmarkIndex.
 * @throws RangeError where the machine is slower than that phone.
 */
export function slowdownOn(host: number): number {
  if (host >= 1300) return 3 + (host - 1300) / 233;
  if (host >= 800) return 2 + (host - 800) / 500;
  if (host >= 150) return 1 + (host - 150) / 650;
  throw new RangeError(`A machine of ${host} is slower than the phone it should stand for`);
}

/** The same, measured now with Lighthouse's own yardstick: it takes a second. */
export async function slowdownNow(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const host = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return slowdownOn(host);
}
