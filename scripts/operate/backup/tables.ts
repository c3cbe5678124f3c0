import pg from 'pg';

/** A table whose rows a backup contains. Its names are already quoted for SQL statements. */
export type BackupTable = { schema: string; name: string; sql: string; columns: string[] };

/**
 * Tables that contain no data: records of applied files and of backups, and queued emails and
 * messages, which would be sent twice. The rate-limit counters are unlogged tables, so they are excluded anyway.
 */
const left = `
  nspname ~ '^pg_' or nspname in ('information_schema', 'extensions')
  or (nspname, relname) in (
    ('auth', 'schema_migrations'),
    ('gateway', 'mail_queue'),
    ('gateway', 'platform_files'),
    ('private', 'backups'),
    ('realtime', 'messages_default'),
    ('supabase_migrations', 'schema_migrations')
  )`;

/**
 * Lists the tables of a database and their columns with stored values. Each table follows those
 * that its foreign keys reference.
 */
export async function listTables(owner: pg.Client): Promise<BackupTable[]> {
  const { rows } = await owner.query<{
    oid: number;
    schema: string;
    name: string;
    columns: string[];
    needs: number[];
  }>(`
    select tables.oid, nspname as schema, relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select distinct confrelid::int from pg_constraint
        where conrelid = tables.oid and contype = 'f' and confrelid <> tables.oid
      ) as needs
    from pg_class tables join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p' and not (${left})
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = tables.oid and deptype = 'e'
      )
    order by nspname, relname`);
  const byOid = new Map(rows.map((row) => [row.oid, row]));
  const ordered = new Set<(typeof rows)[number]>();
  const seen = new Set<number>();
  const add = (row: (typeof rows)[number] | undefined) => {
    if (!row || seen.has(row.oid)) return;
    seen.add(row.oid);
    for (const needed of row.needs) add(byOid.get(needed));
    ordered.add(row);
  };
  for (const row of rows) add(row);
  return [...ordered].map(({ schema, name, columns }) => ({
    ...{ schema, name, columns },
    sql: `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
  }));
}

/** A table's column names, quoted. */
export function quotedColumns({ columns }: BackupTable): string[] {
  return columns.map((column) => pg.escapeIdentifier(column));
}

export type BackupSequence = Pick<BackupTable, 'schema' | 'name' | 'sql'>;

/** Lists the sequences of the same schemas, with quoted names. */
export async function listSequences(owner: pg.Client): Promise<BackupSequence[]> {
  const { rows } = await owner.query<{ schema: string; name: string }>(`
    select nspname as schema, relname as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'S' and not (${left})
    order by nspname, relname`);
  return rows.map(({ schema, name }) => ({
    ...{ schema, name },
    sql: `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
  }));
}
