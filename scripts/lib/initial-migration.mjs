import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The only migration until the first release: the schema files, one after the other. */
export const initialMigration = join(root, 'supabase/migrations/20260101000000_initial.sql');

/** What the initial migration must contain. */
export function joinSchemas() {
  const files = globSync('supabase/schemas/*.sql', { cwd: root }).sort();
  const parts = files.map(
    (file) => `-- schemas/${basename(file)}\n\n${readFileSync(join(root, file), 'utf8')}`,
  );
  return `-- Written by \`npm run check\` from supabase/schemas. Edit those files.\n\n${parts.join('\n')}`;
}
