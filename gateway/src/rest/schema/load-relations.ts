import type pg from 'pg';
import type { ComputedFields } from './load-computed-fields.ts';
import type { Column, Relation } from './schema-cache.ts';

/** A relation with the numbers that the catalog uses for it and for its columns. */
export type CatalogRelation = {
  relation: Relation;
  oid: number;
  /** Column names, keyed by number. */
  columnNames: Map<number, string>;
};

type Row = {
  oid: number;
  schema: string;
  name: string;
  is_view: boolean;
  row_type: number;
  commands: number;
  primary_key: number[];
  columns: (Column & { position: number })[];
};

/** Commands that a relation allows, as bits of pg_relation_is_updatable. */
const updateBit = 4;
const insertBit = 8;
const deleteBit = 16;

const relationsQuery = `
  select
    c.oid::int8::float8 as oid,
    n.nspname as schema,
    c.relname as name,
    c.relkind in ('v', 'm') as is_view,
    c.reltype::int8::float8 as row_type,
    case when c.relkind in ('r', 'p') then ${updateBit + insertBit + deleteBit}
         else pg_relation_is_updatable(c.oid, true) end as commands,
    coalesce(
      (select k.conkey from pg_constraint k where k.conrelid = c.oid and k.contype = 'p'), '{}'
    ) as primary_key,
    coalesce((
      select json_agg(json_build_object(
        'name', a.attname,
        'position', a.attnum,
        'type', format_type(a.atttypid, a.atttypmod),
        'baseType', format_type(pg_basetype(t.oid), null),
        'defaultExpression', case
          when a.attgenerated <> '' then null
          when a.attidentity <> '' then (
            select format('nextval(%L)', d.objid::regclass)
            from pg_depend d
            where d.refclassid = 'pg_class'::regclass and d.refobjid = a.attrelid
              and d.refobjsubid = a.attnum and d.deptype = 'i'
            limit 1)
          when e.adbin is null then t.typdefault
          else pg_get_expr(e.adbin, e.adrelid) end
      ) order by a.attnum)
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_attrdef e on e.adrelid = a.attrelid and e.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ), '[]') as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f')
    and not c.relispartition
    and n.nspname = any ($1::text[])
  order by n.nspname, c.relname`;

/** Reads the tables and views of the exposed schemas, without their relationships. */
export async function loadRelations(
  client: pg.PoolClient,
  schemas: string[],
  computed: ComputedFields,
): Promise<{ relations: Map<string, Map<string, Relation>>; byOid: Map<number, CatalogRelation> }> {
  const relations = new Map<string, Map<string, Relation>>();
  const byOid = new Map<number, CatalogRelation>();
  for (const schema of schemas) relations.set(schema, new Map());
  const { rows } = await client.query<Row>(relationsQuery, [schemas]);
  for (const row of rows) {
    const catalogRelation = toCatalogRelation(row, computed);
    relations.get(row.schema)?.set(row.name, catalogRelation.relation);
    byOid.set(row.oid, catalogRelation);
  }
  return { relations, byOid };
}

function toCatalogRelation(row: Row, computed: ComputedFields): CatalogRelation {
  const columnNames = new Map(row.columns.map(({ position, name }) => [position, name]));
  const relation: Relation = {
    schema: row.schema,
    name: row.name,
    isView: row.is_view,
    label: row.name,
    columns: new Map(row.columns.map((column) => [column.name, column])),
    computedFields: computed.fields.get(row.row_type) ?? new Map(),
    relation: null,
    primaryKey: row.primary_key.map((position) => columnNames.get(position) ?? ''),
    insertable: (row.commands & insertBit) !== 0,
    updatable: (row.commands & updateBit) !== 0,
    deletable: (row.commands & deleteBit) !== 0,
    relationships: [],
  };
  relation.relation = relation;
  return { relation, oid: row.oid, columnNames };
}
