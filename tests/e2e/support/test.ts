import { test as base, expect } from '@playwright/test';

export { expect };

/** Intentional responses of the protocol that the browser's console reports as errors. */
const refusedRequest = /Failed to load resource: the server responded with a status of 4\d\d/;
/** On a slow machine, scripts use preloaded files only after a few seconds. */
const slowness = /was preloaded using link preload but not used within a few seconds/;
/** Phoenix closes its socket when the page is left, also while the socket is still connecting. */
const leftWhileConnecting = /WebSocket is closed before the connection is established/;
const expected = [refusedRequest, slowness, leftWhileConnecting];

let visitors = 0;

/**
 * A page whose console must stay empty: a console message, an uncaught error, or a request to another
 * host fails the test. Each page has its own network address, because limits count by address.
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
        const isExpected = expected.some((one) => one.test(message.text()));
        if (isBad && !isExpected) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        const url = request.url();
        const isOurs = url.startsWith(baseURL ?? '') || /^(data|blob):/.test(url);
        if (!isOurs) complaints.push(`request to a third party: ${url}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
