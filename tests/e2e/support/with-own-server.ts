import { withOwnServer } from './own-server.ts';
import { test as base } from './test.ts';

/** Tests on a server of their own, because they change what every visitor sees. */
export const testWithOwnServer = base.extend<object, { serverUrl: string }>({
  serverUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      await withOwnServer('own-server', ({ url }) => use(url));
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
});
