import type pg from 'pg';

/** The files that were applied to a database, which define its schema. */
export type Versions = { platform: string[]; migrations: string[] };

/**
 * Reads which files were applied to a database. Returns undefined if it has none of our files yet.
 */
export async function appliedVersions(owner: pg.Client): Promise<Versions | undefined> {
  if ((await databaseKind(owner)) !== 'machine') return undefined;
  return {
    platform: await list(owner, 'select name as id from gateway.platform_files order by 1'),
    migrations: await appliedMigrations(owner),
  };
}

/** The type of a database: a single machine's, a Supabase project's, or neither yet. */
export async function databaseKind(owner: pg.Client): Promise<'machine' | 'supabase' | undefined> {
  const { rows } = await owner.query<{ gateway: boolean; project: boolean }>(
    `select to_regclass('gateway.platform_files') is not null as gateway,
      to_regclass('supabase_migrations.schema_migrations') is not null as project`,
  );
  if (!rows[0]?.project) return undefined;
  return rows[0].gateway ? 'machine' : 'supabase';
}

/** The project's migrations that were applied to a database, by version. */
export function appliedMigrations(owner: pg.Client): Promise<string[]> {
  return list(owner, 'select version as id from supabase_migrations.schema_migrations order by 1');
}

async function list(owner: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(sql);
  return rows.map(({ id }) => id);
}

/** Whether two databases have the same schema. */
export function sameVersions(a: Versions, b: Versions): boolean {
  return String([a.platform, a.migrations]) === String([b.platform, b.migrations]);
}

/** The display name of a schema: its latest migration. */
export function latest({ migrations }: Versions): string {
  return migrations.at(-1) ?? 'no migration';
}
