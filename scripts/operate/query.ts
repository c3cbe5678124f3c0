// `npm run operate -- query "select …"`: prints the result of a database query, whether a server runs on it
// or not. It is read-only, so it cannot change any data.
import { readEnvironment } from 'supabase-gateway/env';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';

await runCommand(async () => {
  const [query, ...others] = process.argv.slice(2);
  if (!query || others.length > 0) {
    throw new CommandError('Expected one query: npm run operate -- query "select …"');
  }
  await withDatabase(readEnvironment(), {}, (location) =>
    withOwner(location, async (owner) => {
      await owner.query('begin read only');
      // A prepared statement can contain only one statement, so it cannot end the transaction.
      const { rows, fields } = await owner.query<unknown[]>({
        name: 'query',
        text: query,
        rowMode: 'array',
      });
      for (const row of [fields.map(({ name }) => name), ...rows]) {
        console.log(row.map(shown).join('\t'));
      }
    }),
  );
});

function shown(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value ?? '').replace(/[\t\n\r]+/g, ' ');
}
