import { test as base, expect } from '@playwright/test';

export { expect };

/** Answers that the protocol gives on purpose; the browser's console names them as failures. */
const refusedRequest = /Failed to load resource: the server responded with a status of 4\d\d/;
/** How slow the machine is: the scripts took a few seconds to use what had been fetched for them. */
const slowness = /was preloaded using link preload but not used within a few seconds/;

let visitors = 0;

/**
 * A page that must stay silent: anything on its console, an uncaught error or a request to another
 * host fails the test. Each has a network address of its own, so that limits per address hold.
 */
export const test = base.extend<{ complaints: string[] }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, testInfo) => {
    visitors += 1;
    const address = `10.${testInfo.workerIndex % 250}.${visitors >> 8}.${visitors & 255}`;
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': address });
  },
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isBad = message.type() === 'error' || message.type() === 'warning';
        const isExpected = [refusedRequest, slowness].some((one) => one.test(message.text()));
        if (isBad && !isExpected) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        const url = request.url();
        const isOurs = url.startsWith(baseURL ?? '') || /^(data|blob):/.test(url);
        if (!isOurs) complaints.push(`asked a third party: ${url}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
