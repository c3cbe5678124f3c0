// `npm run operate -- legal-announce --document terms --effective 2027-03-01`: emails everyone with an
// account that new terms or a new privacy policy take effect. The new text must be on its page.
import { parseArgs } from 'node:util';
import { readEnvironment } from 'supabase-gateway/env';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { document: { type: 'string' }, effective: { type: 'string' } },
  });
  const { document, effective } = values;
  if (!document) throw new CommandError('Expected the text that changes: --document terms|privacy');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(effective ?? '')) {
    throw new CommandError('Expected the first day of the new text: --effective 2027-03-01');
  }
  await withDatabase(readEnvironment(), {}, (location) =>
    withOwner(location, async (owner) => {
      const { rows } = await owner.query<{ people: number }>(
        'select public.announce_legal_change($1, $2) as people',
        [document, effective],
      );
      console.log(`${rows[0]?.people} people get the email. The scheduled work sends it.`);
    }),
  );
});
