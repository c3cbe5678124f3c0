import { createClient } from '@supabase/supabase-js';
import { dayInBocaRaton } from '../../../app/shared/format/office-day.ts';
import { command } from '../../operating/commands.ts';
import { nextEdition } from '../../support/next-edition.ts';
import { withOwnServer } from './own-server.ts';
import { test as base } from './test.ts';

/**
 * A server of its own, with edition 2 in effect from today and edition 3 from 2090: published
 * editions cannot be deleted, and other tests expect none.
 */
export const testWithEditions = base.extend<object, { editionsUrl: string }>({
  editionsUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      await withOwnServer('editions', async ({ url, DATA_DIR }) => {
        const { lines } = await command('secret-key', { DATA_DIR });
        const service = createClient(url, lines.at(-1) ?? '');
        const editions = [await nextEdition(dayInBocaRaton()), await nextEdition('2090-01-01', 7)];
        for (const edition of editions) {
          const { error } = await service.rpc('publish_rule_edition', edition);
          if (error) throw error;
        }
        await use(url);
      });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ editionsUrl }, use) => use(editionsUrl),
});
