// `npm run operate -- backup [file]`: writes all data of the database into one compressed file, while
// servers use it. `npm run operate -- backup --supabase [file]` writes a file for a Supabase project.
import { createWriteStream, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { readEnvironment } from 'supabase-gateway/env';
import { keyFor } from 'supabase-gateway/security/encryption-key';
import { writeBackup } from './backup/write-backup.ts';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { supabase: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new CommandError('Expected one file at most');
  const environment = readEnvironment();
  const name = `${values.supabase ? 'supabase' : 'backup'}-${timestamp()}`;
  const file = resolve(
    positionals[0] ??
      join(environment.dataDir, 'backups', `${name}.sql${values.supabase ? '' : '.gz'}`),
  );
  if (statSync(file, { throwIfNoEntry: false })) {
    throw new CommandError(`${shown(file)} already exists`);
  }
  const counts = { tables: 0, rows: 0 };
  await withDatabase(environment, {}, (location) =>
    withOwner(location, async (owner) => {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const text = Readable.from(
        writeBackup(owner, counts, {
          supabase: values.supabase,
          keyFor: (ids) => keyFor(environment, ids),
        }),
      );
      // psql reads plain text; our own format is compressed.
      await writeWhole(file, (half) =>
        values.supabase ? pipeline(text, half) : pipeline(text, createGzip(), half),
      );
      if (!values.supabase) await recordBackup(owner);
    }),
  );
  const kilobytes = Math.ceil(statSync(file).size / 1000);
  console.log(`${counts.rows} rows of ${counts.tables} tables, ${kilobytes} kB: ${shown(file)}`);
});

/** The checklist of the first day shows when the last backup was made. */
async function recordBackup(owner: pg.Client) {
  // A database that an older version of the project wrote has no such table.
  const { rows } = await owner.query("select to_regclass('private.backups') is not null as there");
  if (rows[0]?.there) await owner.query('insert into private.backups default values');
}

/** Creates the file completely or not at all. Only its owner can read it. */
async function writeWhole(
  file: string,
  write: (half: ReturnType<typeof createWriteStream>) => Promise<void>,
) {
  const half = `${file}.half`;
  try {
    await write(createWriteStream(half, { mode: 0o600 }));
    renameSync(half, file);
  } finally {
    rmSync(half, { force: true });
  }
}

function timestamp() {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-');
}

function shown(path: string) {
  const inside = relative(process.cwd(), path);
  return inside.startsWith('..') ? path : inside;
}
