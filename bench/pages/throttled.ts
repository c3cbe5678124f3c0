import type { Browser } from '@playwright/test';
import { median } from 'supabase-gateway/bench/median';
import { slowdownNow } from './slowdown.ts';

/** Slow 4G: 1.6 Mbit/s, 150 ms round trip. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

const sign = 'measured: ';

/** At a quarter of the CPU, and at the calibrated slowdown of this machine. */
export async function measureBoth(browser: Browser, url: string, runs: number) {
  const quarter = await measureThrottled(browser, url, runs, 4);
  const slowdown = await slowdownNow(browser);
  const calibrated = await measureThrottled(browser, url, runs, slowdown);
  return { quarter, slowdown, calibrated };
}

/**
 * Medians with applied throttling, in ms since navigation: the largest paint, and ready to use.
 * @param slowdown the CPU slowdown factor
 */
async function measureThrottled(browser: Browser, url: string, runs: number, slowdown: number) {
  const results: { lcp: number; hydrated: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch, sign);
    // The page reports by itself, because polling would affect the measurement.
    const told = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(sign),
      timeout: 20_000,
    });
    await page.goto(url);
    const text = (await told).text();
    results.push(JSON.parse(text.slice(sign.length)) as { lcp: number; hydrated: number });
    await context.close();
  }
  return {
    lcp: median(results.map(({ lcp }) => lcp)),
    hydrated: median(results.map(({ hydrated }) => hydrated)),
  };
}

/** Runs in the page: React adds a property to every element that it has hydrated. */
function watch(sign: string) {
  let lcp = 0;
  new PerformanceObserver((list) => {
    lcp = list.getEntries().at(-1)?.startTime ?? lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const timer = setInterval(() => {
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) return;
    clearInterval(timer);
    console.debug(sign + JSON.stringify({ lcp, hydrated: performance.now() }));
  }, 10);
}
