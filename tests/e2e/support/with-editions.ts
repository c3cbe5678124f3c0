import { createClient } from '@supabase/supabase-js';
import { dayInBocaRaton } from '../../../app/shared/format/office-clock.ts';
import { withDatabase, withOwner } from '../../../scripts/operate/operator-database.ts';
import { command } from '../../operating/commands.ts';
import { nextEdition } from '../../support/next-edition.ts';
import { withOwnServer } from './own-server.ts';
import { test as base } from './test.ts';

/** Publishing needs two weeks' notice, so the owner adds the edition that is in effect today. */
async function insertEdition(dataDir: string, edition: Awaited<ReturnType<typeof nextEdition>>) {
  await withDatabase({ databaseUrl: undefined, dataDir }, {}, (location) =>
    withOwner(location, async (owner) => {
      await owner.query(
        `insert into public.rule_editions
           (number, effective_on, reason_pt, reason_en, figures, content, sha256)
         values (2, $1, $2, $3, $4, $5, '')`,
        [
          edition.effective_on,
          edition.reason_pt,
          edition.reason_en,
          JSON.stringify(edition.figures),
          JSON.stringify(edition.content),
        ],
      );
    }),
  );
}

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
        await insertEdition(DATA_DIR, await nextEdition(dayInBocaRaton()));
        const next = await nextEdition('2090-01-01', 7);
        const { error } = await service.rpc('publish_rule_edition', next);
        if (error) throw error;
        await use(url);
      });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ editionsUrl }, use) => use(editionsUrl),
});
