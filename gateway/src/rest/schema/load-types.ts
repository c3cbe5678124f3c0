import type pg from 'pg';

type Row = {
  name: string;
  sql: string;
};

/**
 * Array types have names as well (`_int4`). Pseudo-types are excluded, because they are useless in
 * a cast.
 */
const typesQuery = `
  select t.typname as name, format_type(t.oid, null) as sql
  from pg_type t
  join pg_namespace n on n.oid = t.typnamespace
  where n.nspname = any ($1::text[])
    and t.typtype in ('b', 'd', 'e', 'r', 'm')
  order by array_position($1::text[], n.nspname::text) desc`;

/** Type names that SQL's grammar defines and the catalog does not contain. */
const aliases: [name: string, sql: string][] = [
  ['int', 'integer'],
  ['float', 'double precision'],
  ['decimal', 'numeric'],
  ['dec', 'numeric'],
];

/**
 * Reads the types that a cast may name, by their lowercase names.
 * @param schemas in the order in which a name is searched; the system's types have priority.
 */
export async function loadTypes(
  client: pg.PoolClient,
  schemas: string[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<Row>(typesQuery, [['pg_catalog', ...schemas]]);
  const types = new Map(aliases);
  for (const { name, sql } of rows) {
    types.set(name.toLowerCase(), sql);
    if (/^[a-z ]+$/.test(sql)) types.set(sql, sql);
  }
  return types;
}
