import type pg from 'pg';
import { migrate } from 'supabase-gateway/database/migrate';
import { migrationFiles, platformFiles } from 'supabase-gateway/database/sql-files';
import { CommandError } from '../command.ts';
import { listTables } from './tables.ts';
import { appliedVersions, latest, sameVersions, type Versions } from './versions.ts';

type Wanted = {
  supabaseDir: string;
  /** The schemas that the API exposes. Rows in them are user data. */
  exposed: string[];
  versions: Versions;
  /** Whether the database's own data can be deleted. */
  replace: boolean;
};

/**
 * Ensures that a database has the schema of the backup. A new database gets that schema here. Later
 * migrations run after the rows are loaded, as they did in the backup's database.
 * @throws CommandError when the database contains data, or has another schema.
 */
export async function prepareSchema(owner: pg.Client, wanted: Wanted) {
  const { versions, supabaseDir, replace } = wanted;
  const files = {
    platform: platformFiles().filter(({ id }) => versions.platform.includes(id)),
    migrations: migrationFiles(supabaseDir).filter(({ id }) => versions.migrations.includes(id)),
  };
  const known = [...files.platform, ...files.migrations].map(({ id }) => id);
  const unknown = [...versions.platform, ...versions.migrations].find((id) => !known.includes(id));
  if (unknown) {
    throw new CommandError(
      `The backup is from another project or a newer version: this version has no ${unknown}`,
    );
  }
  const applied = await appliedVersions(owner);
  if (!applied) {
    await migrate(owner, { ...files, seeds: [] });
    return;
  }
  if (!replace && (await holdsData(owner, wanted.exposed))) {
    throw new CommandError(
      'The database already contains data. Restore into a new one, or use --replace to delete that data.',
    );
  }
  if (!sameVersions(applied, versions)) {
    throw new CommandError(
      `The backup is at version ${latest(versions)}, the database at ${latest(applied)}. Restore into a new database.`,
    );
  }
}

async function holdsData(owner: pg.Client, exposed: string[]): Promise<boolean> {
  for (const { schema, name, sql } of await listTables(owner)) {
    if (!exposed.includes(schema) && !(schema === 'auth' && name === 'users')) continue;
    const { rowCount } = await owner.query(`select from ${sql} limit 1`);
    if (rowCount) return true;
  }
  return false;
}
