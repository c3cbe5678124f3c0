import type pg from 'pg';
import type { CatalogRelation } from './load-relations.ts';
import {
  type Column,
  type DatabaseFunction,
  type FunctionParameter,
  type RowShape,
  type Setting,
  scalarColumn,
} from './schema-cache.ts';

type Row = {
  schema: string;
  name: string;
  parameters: FunctionParameter[];
  returns_set: boolean;
  is_void: boolean;
  result_relation: number;
  result_type: string;
  result_columns: Pick<Column, 'name' | 'type' | 'baseType'>[] | null;
  volatile: boolean;
  settings: string[];
};

/** Result columns come from OUT and TABLE arguments, or else from the composite type. */
const functionsQuery = `
  select
    n.nspname as schema,
    p.proname as name,
    coalesce((
      select json_agg(json_build_object(
        'name', coalesce(p.proargnames[i], ''),
        'type', format_type(coalesce(p.proallargtypes[i], p.proargtypes[i - 1]), -1),
        'required', input <= p.pronargs - p.pronargdefaults,
        'variadic', coalesce(p.proargmodes[i] = 'v', false)
      ) order by i)
      from (
        select i, row_number() over (order by i) as input
        from generate_series(1, coalesce(cardinality(p.proallargtypes), p.pronargs)) i
        where coalesce(p.proargmodes[i], 'i') in ('i', 'b', 'v')
      ) inputs
    ), '[]') as parameters,
    p.proretset as returns_set,
    p.prorettype = 'void'::regtype as is_void,
    result.typrelid::int8::float8 as result_relation,
    format_type(result.oid, -1) as result_type,
    coalesce(
      (
        select json_agg(json_build_object(
          'name', p.proargnames[i],
          -- Without a modifier the name of char(n) would mean char(1).
          'type', format_type(t.oid, -1),
          'baseType', format_type(pg_basetype(t.oid), null)
        ) order by i)
        from generate_series(1, cardinality(p.proallargtypes)) i
        join pg_type t on t.oid = p.proallargtypes[i]
        where p.proargmodes[i] in ('o', 'b', 't')
      ),
      (
        select json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod),
          'baseType', format_type(pg_basetype(t.oid), null)
        ) order by a.attnum)
        from pg_attribute a
        join pg_type t on t.oid = a.atttypid
        where a.attrelid = result.typrelid and a.attnum > 0 and not a.attisdropped
      )
    ) as result_columns,
    p.provolatile = 'v' as volatile,
    coalesce(p.proconfig, '{}') as settings
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type declared on declared.oid = p.prorettype
  join pg_type result on result.oid = pg_basetype(declared.oid)
  where p.prokind = 'f'
    and result.oid not in ('trigger'::regtype, 'event_trigger'::regtype)
    and n.nspname = any ($1::text[])
  order by n.nspname, p.proname, p.pronargs, p.oid`;

/** Settings that PostgreSQL reads before a function runs, so they must be set earlier. */
const transactionSettings = new Set(['statement_timeout', 'lock_timeout']);

/** A function whose parameters are unnamed can be called only if it takes the whole body. */
const bodyTypes = new Set(['json', 'jsonb', 'text', 'xml', 'bytea']);

/** Reads the functions of the exposed schemas that can be called by name. */
export async function loadFunctions(
  client: pg.PoolClient,
  schemas: string[],
  byOid: Map<number, CatalogRelation>,
): Promise<Map<string, Map<string, DatabaseFunction[]>>> {
  const functions = new Map<string, Map<string, DatabaseFunction[]>>();
  for (const schema of schemas) functions.set(schema, new Map());
  const { rows } = await client.query<Row>(functionsQuery, [schemas]);
  for (const row of rows) {
    if (!isCallable(row.parameters)) continue;
    const ofSchema = functions.get(row.schema);
    const overloads = ofSchema?.get(row.name) ?? [];
    overloads.push(toFunction(row, byOid.get(row.result_relation)));
    ofSchema?.set(row.name, overloads);
  }
  return functions;
}

function isCallable(parameters: FunctionParameter[]): boolean {
  const unnamed = parameters.filter(({ name }) => name === '');
  if (unnamed.length === 0) return true;
  return parameters.length === 1 && bodyTypes.has(parameters[0]?.type ?? '');
}

function toFunction(row: Row, relation: CatalogRelation | undefined): DatabaseFunction {
  const isComposite = row.result_columns !== null;
  return {
    schema: row.schema,
    name: row.name,
    parameters: row.parameters,
    returns: row.is_void ? 'void' : isComposite ? 'composite' : 'scalar',
    returnsSet: row.returns_set,
    row: relation?.relation ?? resultShape(row),
    volatile: row.volatile,
    settings: row.settings.map(toSetting).filter(([name]) => transactionSettings.has(name)),
  };
}

function resultShape(row: Row): RowShape {
  const columns = row.result_columns ?? [
    { name: scalarColumn, type: row.result_type, baseType: row.result_type },
  ];
  return {
    label: row.name,
    columns: new Map(
      columns.map((column) => [column.name, { ...column, defaultExpression: null }]),
    ),
    computedFields: new Map(),
    relation: null,
  };
}

function toSetting(text: string): Setting {
  const equals = text.indexOf('=');
  return [text.slice(0, equals), text.slice(equals + 1)];
}
