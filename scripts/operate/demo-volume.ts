// `npm run demo:volume`: fills the demonstration's database with the lists of a community of 8,000 members. The
// server may run. Its own people stay as they are.
import { parseArgs } from 'node:util';
import { readEnvironment } from 'supabase-gateway/env';
import { fillTables } from '../../bench/lists/fill.ts';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';

/** How many rows each table gets. */
const volume = new Map([
  ['agents', 60],
  ['members', 8000],
  ['membership_applications', 1500],
  ['contact_messages', 1000],
  ['form_submissions', 500],
  ['sharing_requests', 2000],
  ['episodes', 60],
  ['admins', 30],
  ['activity_log', 8000],
]);

await runCommand(async () => {
  parseArgs();
  await withDatabase(readEnvironment(), {}, (location) =>
    withOwner(location, async (owner) => {
      const { rows } = await owner.query<{ email: string }>(
        `select email from members where email in ('helena@example.com', 'member1@example.org')`,
      );
      const emails = rows.map(({ email }) => email);
      if (!emails.includes('helena@example.com')) {
        throw new CommandError('Only the database of the demonstration is filled.');
      }
      if (emails.length > 1) throw new CommandError('The database is already filled.');
      await fillTables(owner, volume);
    }),
  );
  for (const [table, count] of volume) console.log(`${String(count).padStart(6)} ${table}`);
});
