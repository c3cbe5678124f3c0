import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { SqlFile } from './sql-files.ts';

export type MigrationFiles = {
  /**
   * The objects that Supabase provides itself. They are applied here and never deployed to
   * Supabase.
   */
  platform: SqlFile[];
  /** The project's own migrations. */
  migrations: SqlFile[];
  /** The demo data. It is empty if no demo data is wanted. */
  seeds: SqlFile[];
};

/**
 * Applies all missing files in one transaction, so that a failure leaves the database unchanged.
 * Processes that start at the same time wait for each other. The project's migrations are recorded
 * where Supabase's CLI records them.
 * @returns the number of applied files.
 * @throws StartupError naming the file and line that failed.
 */
export async function migrate(owner: pg.Client, files: MigrationFiles): Promise<number> {
  await owner.query('begin');
  try {
    await owner.query('select pg_advisory_xact_lock(hashtext($1))', ['gateway.migrate']);
    await owner.query(platformRecord);
    const applied =
      (await applyMissing(owner, files.platform, platformTable)) +
      (await applyMissing(owner, files.migrations, migrationTable)) +
      (await applyMissing(owner, files.seeds, seedTable));
    // Notifies the running servers of this database to reload its schema.
    if (applied > 0) await owner.query("notify pgrst, 'reload schema'");
    await owner.query('commit');
    return applied;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

type RecordTable = { applied: string; record: string; values(file: SqlFile): unknown[] };

const platformRecord = `
  create schema if not exists gateway;
  create table if not exists gateway.platform_files (
    name text primary key,
    applied_at timestamptz not null default now()
  );`;

const platformTable: RecordTable = {
  applied: 'select name as id from gateway.platform_files',
  record: 'insert into gateway.platform_files (name) values ($1)',
  values: ({ id }) => [id],
};

/** @see https://github.com/supabase/cli for its migration history and seed tables. */
const migrationTable: RecordTable = {
  applied: 'select version as id from supabase_migrations.schema_migrations',
  record:
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
  values: ({ id, name, sql }) => [id, name, sql],
};

const seedTable: RecordTable = {
  applied: 'select path as id from supabase_migrations.seed_files',
  record: 'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
  values: ({ id, hash }) => [id, hash],
};

async function applyMissing(owner: pg.Client, files: SqlFile[], table: RecordTable) {
  if (files.length === 0) return 0;
  const { rows } = await owner.query<{ id: string }>(table.applied);
  const applied = new Set(rows.map(({ id }) => id));
  const missing = files.filter(({ id }) => !applied.has(id));
  for (const file of missing) {
    await runSqlFile(owner, file);
    await owner.query(table.record, table.values(file));
  }
  return missing.length;
}

/**
 * Runs a file of SQL statements on a connection with an open transaction.
 * @throws StartupError with the file, the line and PostgreSQL's message.
 */
async function runSqlFile(client: pg.Client, file: SqlFile) {
  try {
    await client.query(file.sql);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    const line = error.position
      ? `:${file.sql.slice(0, Number(error.position)).split('\n').length}`
      : '';
    throw new StartupError(`${file.path}${line}: ${error.message}; nothing was applied`);
  }
}
