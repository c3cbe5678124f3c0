import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectWithSecrets, secret } from '../../functions/stripe-events.ts';
import { withOwnServer } from './own-server.ts';
import { test as base } from './test.ts';

/**
 * A server of its own that accepts payment events: a published correction and an attestation cannot be
 * deleted, and the fund and the figures of a year belong to everyone.
 */
export const testWithOpenBooks = base.extend<object, { booksUrl: string }>({
  booksUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      const SUPABASE_DIR = projectWithSecrets({ STRIPE_WEBHOOK_SECRET: secret });
      await withOwnServer('open-books', ({ url }) => use(url), { SUPABASE_DIR });
      rmSync(dirname(SUPABASE_DIR), { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ booksUrl }, use) => use(booksUrl),
});
