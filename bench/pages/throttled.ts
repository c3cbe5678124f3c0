import type { Browser } from '@playwright/test';
import { median } from '../lib/median.ts';
import { slowdownNow } from './slowdown.ts';

/** Slow 4G: 1.6 Mbit/s, 150 ms there and back. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

const sign = 'measured: ';

/** A quarter of the processor, and then as much slower as this machine has to be at that moment. */
export async function measureBoth(browser: Browser, url: string, runs: number) {
  const quarter = await measureThrottled(browser, url, runs, 4);
  const slowdown = await slowdownNow(browser);
  const calibrated = await measureThrottled(browser, url, runs, slowdown);
  return { quarter, slowdown, calibrated };
}

/**
 * Really throttled, medians in ms since navigation: the largest paint, and ready to be used.
 * @param slowdown how many times slower the processor is made.
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
    // It tells us: to be asked would cost the page as much as a part of what is measured.
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

/** Runs in the page: React leaves a mark on every element that it has taken over. */
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
