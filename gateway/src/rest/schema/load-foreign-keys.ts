import type pg from 'pg';

/** A foreign key, with the numbers that the catalog uses. */
export type ForeignKey = {
  name: string;
  table: number;
  columns: number[];
  foreignTable: number;
  foreignColumns: number[];
  /** Whether the columns are unique in their table, which makes the relationship one-to-one. */
  unique: boolean;
};

const foreignKeysQuery = `
  select
    k.conname as name,
    k.conrelid::int8::float8 as "table",
    k.conkey as columns,
    k.confrelid::int8::float8 as "foreignTable",
    k.confkey as "foreignColumns",
    exists (
      select from pg_constraint u
      where u.conrelid = k.conrelid and u.contype in ('p', 'u')
        and u.conkey @> k.conkey and u.conkey <@ k.conkey
    ) as "unique"
  from pg_constraint k
  where k.contype = 'f' and k.conparentid = 0
  order by k.conrelid, k.conname`;

/**
 * Reads all foreign keys. It includes schemas that are not exposed, because views may show their
 * tables.
 */
export async function loadForeignKeys(client: pg.PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(foreignKeysQuery);
  return rows;
}

/** Reads the column numbers of every table's primary key, by the table's oid. */
export async function loadPrimaryKeys(client: pg.PoolClient): Promise<Map<number, number[]>> {
  const { rows } = await client.query<{ table: number; columns: number[] }>(
    `select conrelid::int8::float8 as "table", conkey as columns from pg_constraint where contype = 'p'`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
