// `npm run operate -- restore file`: restores a backup into a database without data. `--replace` deletes
// the existing data first.
import { parseArgs } from 'node:util';
import { prepareDatabase } from 'supabase-gateway/database/open-database';
import { readEnvironment } from 'supabase-gateway/env';
import { readProjectConfig } from 'supabase-gateway/project/config';
import { requireKey } from 'supabase-gateway/security/encryption-key';
import { loadBackup } from './backup/load-backup.ts';
import { prepareSchema } from './backup/prepare-schema.ts';
import { readBackup } from './backup/read-backup.ts';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) {
    throw new CommandError('Expected one file: npm run operate -- restore [--replace] file');
  }
  const environment = readEnvironment();
  const { supabaseDir } = environment;
  const config = readProjectConfig(supabaseDir);
  const backup = await readBackup(file);
  // This check runs before any data is replaced, because the restored secrets must be readable
  // afterwards.
  requireKey(environment, backup.keyIds);
  await withDatabase(environment, { create: true, alone: true }, async (location) => {
    const counts = await withOwner(location, async (owner) => {
      await prepareSchema(owner, {
        supabaseDir,
        exposed: config.api.schemas,
        versions: backup.versions,
        replace: values.replace,
      });
      return loadBackup(owner, backup);
    });
    await prepareDatabase(location, { supabaseDir, demo: false }, config, environment);
    console.log(`${counts.rows} rows of ${counts.tables} tables, as they were at ${backup.made}`);
  });
});
