import type pg from 'pg';
import type { ComputedField } from './schema-cache.ts';

/** A function from one row to the rows of another relation. It defines a relationship manually. */
export type ComputedRelationshipRow = {
  schema: string;
  name: string;
  fromOid: number;
  toOid: number;
  single: boolean;
};

export type ComputedFields = {
  /** Keyed by the type of the row that they take, then by name. */
  fields: Map<number, Map<string, ComputedField>>;
  relationships: ComputedRelationshipRow[];
};

type Row = {
  schema: string;
  name: string;
  row_type: number;
  from_oid: number;
  to_oid: number | null;
  single: boolean;
  base_type: string;
};

const rowFunctionsQuery = `
  select
    n.nspname as schema,
    p.proname as name,
    p.proargtypes[0]::int8::float8 as row_type,
    argument.typrelid::int8::float8 as from_oid,
    (select c.oid::int8::float8 from pg_class c
      where c.oid = result.typrelid and c.relkind in ('r', 'p', 'v', 'm', 'f')) as to_oid,
    not p.proretset or p.prorows = 1 as single,
    format_type(pg_basetype(result.oid), null) as base_type
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type argument on argument.oid = p.proargtypes[0]
  join pg_class source on source.oid = argument.typrelid
  join pg_type result on result.oid = p.prorettype
  where p.pronargs = 1
    and p.prokind = 'f'
    and source.relkind in ('r', 'p', 'v', 'm', 'f')
    and n.nspname not in ('pg_catalog', 'information_schema')`;

/** Reads the functions whose only argument is a row of a table or view. */
export async function loadComputedFields(client: pg.PoolClient): Promise<ComputedFields> {
  const computed: ComputedFields = { fields: new Map(), relationships: [] };
  const { rows } = await client.query<Row>(rowFunctionsQuery);
  for (const row of rows) {
    if (row.to_oid !== null) {
      computed.relationships.push({
        schema: row.schema,
        name: row.name,
        fromOid: row.from_oid,
        toOid: row.to_oid,
        single: row.single,
      });
    }
    const fields = computed.fields.get(row.row_type) ?? new Map<string, ComputedField>();
    fields.set(row.name, { name: row.name, baseType: row.base_type });
    computed.fields.set(row.row_type, fields);
  }
  return computed;
}
