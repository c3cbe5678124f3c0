import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { SqlFile } from './sql-files.ts';
import { comparableSql, findTransactionControl } from './sql-statements.ts';

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
 * @throws StartupError naming the file and line that failed, or the file that was changed after it
 * was applied.
 */
export async function migrate(owner: pg.Client, files: MigrationFiles): Promise<number> {
  for (const file of [...files.migrations, ...files.seeds]) refuseTransactionControl(file);
  await owner.query('begin');
  try {
    await owner.query('select pg_advisory_xact_lock(hashtext($1))', ['gateway.migrate']);
    await owner.query(platformRecord);
    const applied =
      (await applyMissing(owner, files.platform, platformTable)) +
      (await applyMissing(owner, files.migrations, migrationTable)) +
      (await applyMissing(owner, files.seeds, seedTable));
    await owner.query(shareCustomRoles);
    // Notifies the running servers of this database to reload its schema.
    if (applied > 0) await owner.query("notify pgrst, 'reload schema'");
    await owner.query('commit');
    return applied;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

type RecordTable = {
  applied: string;
  record: string;
  values(file: SqlFile): unknown[];
  /** What Supabase's owner of the database has, before each file. */
  searchPath?: string;
  /** Whether the file is still what was applied. */
  isSame?(file: SqlFile, content: string | null): boolean;
};

const platformRecord = `
  create schema if not exists gateway;
  create table if not exists gateway.platform_files (
    name text primary key,
    applied_at timestamptz not null default now()
  );
  alter table gateway.platform_files add column if not exists hash text;`;

const platformTable: RecordTable = {
  applied: 'select name as id, hash as content from gateway.platform_files',
  record: 'insert into gateway.platform_files (name, hash) values ($1, $2)',
  values: ({ id, hash }) => [id, hash],
  isSame: ({ hash }, content) => hash === content,
};

const projectPath = '"$user", public, extensions';

/** @see https://github.com/supabase/cli for its migration history and seed tables. */
const migrationTable: RecordTable = {
  applied: `select version as id, array_to_string(statements, '') as content
    from supabase_migrations.schema_migrations`,
  record:
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
  values: ({ id, name, sql }) => [id, name, sql],
  searchPath: projectPath,
  // Without a content, a person has recorded it.
  isSame: ({ sql }, content) => !content || comparableSql(sql) === comparableSql(content),
};

const seedTable: RecordTable = {
  applied: 'select path as id from supabase_migrations.seed_files',
  record: 'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
  values: ({ id, hash }) => [id, hash],
  searchPath: projectPath,
};

/**
 * A project grants its own roles to `authenticator`. On Supabase they then work for files and
 * channels too, whose logins are separate here. Roles belong to the whole cluster, so another
 * project's owner may have granted one that this owner cannot grant. Their order prevents a
 * deadlock with another process.
 * @see https://supabase.com/docs/guides/storage/schema/custom-roles
 */
const shareCustomRoles = `
  do $$
  declare
    membership record;
  begin
    for membership in
      select roles.rolname as role_name, logins.rolname as login_name
      from pg_catalog.pg_roles as roles
      cross join pg_catalog.pg_roles as logins
      where logins.rolname in ('supabase_storage_admin', 'supabase_realtime_admin')
        and roles.rolname <> 'authenticator'
        and pg_has_role('authenticator', roles.oid, 'set')
        and not pg_has_role(logins.oid, roles.oid, 'set')
        and pg_has_role(roles.oid, 'set with admin option')
      order by roles.oid, logins.oid
    loop
      execute format(
        'grant %I to %I with set true, inherit false', membership.role_name, membership.login_name
      );
    end loop;
  end
  $$`;

async function applyMissing(owner: pg.Client, files: SqlFile[], table: RecordTable) {
  if (files.length === 0) return 0;
  const { rows } = await owner.query<{ id: string; content: string | null }>(table.applied);
  const applied = new Map(rows.map(({ id, content }) => [id, content ?? null]));
  const changed = files.find(
    (file) => applied.has(file.id) && table.isSame?.(file, applied.get(file.id) ?? null) === false,
  );
  if (changed) throw changedFile(changed);
  const missing = files.filter(({ id }) => !applied.has(id));
  for (const file of missing) {
    if (table.searchPath) await owner.query(`set local search_path to ${table.searchPath}`);
    await runSqlFile(owner, file);
    await owner.query(table.record, table.values(file));
  }
  return missing.length;
}

function changedFile({ path }: SqlFile) {
  return new StartupError(
    `${path} was changed after it was applied to this database. Restore the file, and write the change as a new migration. If the data may be lost, as in development, delete the data folder (.data, or DATA_DIR) and start again`,
  );
}

/** @throws StartupError for a file that would end the transaction of all files */
function refuseTransactionControl({ path, sql }: SqlFile) {
  const found = findTransactionControl(sql);
  if (!found) return;
  throw new StartupError(
    `${path}:${found.line}: ${found.words.toLowerCase()} is not allowed, because all files are applied in one transaction; nothing was applied`,
  );
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
