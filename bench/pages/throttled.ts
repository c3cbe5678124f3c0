import type { Browser } from '@playwright/test';
import { median } from '../lib/median.ts';

/** A slow phone on slow 4G: 1.6 Mbit/s, 150 ms there and back, a quarter of the processor. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** Really throttled, medians in ms since navigation: the largest paint, and ready to be used. */
export async function measureThrottled(browser: Browser, url: string, runs: number) {
  const results: { lcp: number; hydrated: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch);
    await page.goto(url);
    const handle = await page.waitForFunction(() => Reflect.get(window, 'measured'), undefined, {
      timeout: 20_000,
    });
    results.push((await handle.jsonValue()) as { lcp: number; hydrated: number });
    await context.close();
  }
  return {
    lcp: median(results.map(({ lcp }) => lcp)),
    hydrated: median(results.map(({ hydrated }) => hydrated)),
  };
}

/** Runs in the page: React leaves a mark on every element that it has taken over. */
function watch() {
  let lcp = 0;
  new PerformanceObserver((list) => {
    lcp = list.getEntries().at(-1)?.startTime ?? lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const timer = setInterval(() => {
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) return;
    clearInterval(timer);
    Reflect.set(window, 'measured', { lcp, hydrated: performance.now() });
  }, 10);
}
