// `npm run operate -- personal-data ana@example.com [file]`: writes a copy of all data about the person
// with this email, as JSON, and their files into a folder next to it. Only the owner can read
// them. With `--erase`, deletes the data and the files instead. If one deletion fails, nothing is deleted.
// The tables are listed in private.personal_data(), which the Command Center uses, too.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { DatabaseLocation } from 'supabase-gateway/database/connections';
import { readEnvironment } from 'supabase-gateway/env';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';
import { writeStoredFiles } from './write-stored-files.ts';

type Copy = Record<string, unknown[]>;
type Erased = { deleted: { place: string; rows: number }[]; shared_logins: number };

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { erase: { type: 'boolean', default: false } },
  });
  const [email, file, ...others] = positionals;
  if (!email?.includes('@') || others.length > 0 || (values.erase && file)) {
    throw new CommandError(
      'Expected an email and a file for the copy: npm run operate -- personal-data ana@example.com ana.json',
    );
  }
  await withDatabase(readEnvironment(), {}, (location) =>
    withOwner(location, async (owner) => {
      await owner.query(values.erase ? 'begin' : 'begin read only');
      await refuseMergedRecord(owner, email);
      if (values.erase) await erase(owner, email);
      else await writeAll(owner, location, email, file);
      await owner.query('commit');
    }),
  );
});

async function refuseMergedRecord(owner: pg.Client, email: string) {
  const merged = await owner.query<{ email: string }>(
    `select stays.email from public.members as stays
     join public.members as duplicates on duplicates.merged_into = stays.id
     where duplicates.email = private.normalize_email($1)`,
    [email],
  );
  if (!merged.rows[0]) return;
  throw new CommandError(
    `The record with this email was merged into the one with ${merged.rows[0].email}. Give that email, to include both.`,
  );
}

async function writeAll(
  owner: pg.Client,
  location: DatabaseLocation,
  email: string,
  given: string | undefined,
) {
  const { rows } = await owner.query<{ copy: Copy }>(
    'select private.copy_of_person(person) as copy from private.person_of_email($1) as person',
    [email],
  );
  const { copy } = rows[0] as (typeof rows)[number];
  const file =
    given ?? `personal-data-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
  writeCopy(copy, file);
  const stored = copy['storage.objects'] as { bucket_id: string; name: string }[] | undefined;
  if (!stored) return;
  const places = stored.map(({ bucket_id, name }) => `${bucket_id}/${name.split('/')[0]}`);
  const sources = [...new Set(places)].map((place) => {
    const [bucket = '', of = ''] = place.split('/');
    return { bucket, folder: of };
  });
  const folder = `${resolve(file).replace(/\.json$/, '')}-files`;
  const count = await writeStoredFiles(location, sources, folder);
  console.log(`${count} files: ${folder}`);
}

/** Only the owner can read the file, and no existing file is overwritten. */
function writeCopy(copy: Copy, file: string) {
  try {
    writeFileSync(resolve(file), `${JSON.stringify(copy, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CommandError(code === 'EEXIST' ? `${file} already exists` : message);
  }
  const rows = Object.values(copy).reduce((sum, { length }) => sum + length, 0);
  console.log(`${rows} rows of ${Object.keys(copy).length} tables: ${file}`);
}

async function erase(owner: pg.Client, email: string) {
  const { rows } = await owner.query<{ erased: Erased }>(
    'select private.erase_person(private.person_of_email($1)) as erased',
    [email],
  );
  const { deleted, shared_logins } = (rows[0] as (typeof rows)[number]).erased;
  for (const { place, rows: count } of deleted) console.log(`${place}: ${count} deleted`);
  if (shared_logins > 0) {
    console.log('The login stays, because an admin or an active advisor uses it.');
  }
}
