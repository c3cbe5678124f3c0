import type { DatabaseFunction } from '../schema/schema-cache.ts';
import { column, qualified, quote, resultAlias } from './identifiers.ts';
import type { Parameters } from './parameters.ts';
import { responseSettings } from './response.ts';

/**
 * Calls a function and returns its rows as JSON, in an array of arrays. Each value has the text
 * form that its type writes and reads. JSON's own forms would lose features of PostgreSQL types,
 * such as the lower bounds of arrays or a `jsonb` null.
 */
export function returnedRowsSql(call: string, called: DatabaseFunction): string {
  const values = [...called.row.columns.keys()].map((name) => outputText(column('t', name)));
  const rows = `coalesce(json_agg(array[${values.join(', ')}]::text[]), '[]')::text`;
  return `with ${resultAlias} as (${call}) select ${rows}, count(*), null, ${responseSettings()}, null from ${resultAlias} as ${quote('t')}`;
}

/**
 * Returns the text that a type's output function writes. A cast to `text` may differ, because
 * char(n) loses trailing spaces.
 */
function outputText(value: string): string {
  return `case when num_nulls(${value}) = 0 then format('%s', ${value}) end`;
}

/** Selects the rows of a committed call, with the types that the function declares. */
export function committedResultSql(
  called: DatabaseFunction,
  computed: string[],
  returnedRows: string,
  parameters: Parameters,
): string {
  const { columns, relation } = called.row;
  const values = [...columns.values()].map(
    ({ type }, index) => `(${quote('e')}.value ->> ${index})::${type}`,
  );
  const source = `json_array_elements(${parameters.add(returnedRows)}::json) as ${quote('e')}`;
  if (computed.length === 0 || relation === null) {
    const named = [...columns.keys()].map((name, index) => `${values[index]} as ${quote(name)}`);
    return `select ${named.join(', ')} from ${source}`;
  }
  // Computed fields are functions of the whole row, so the row must have its table's type.
  const row = `select row(${values.join(', ')})::${qualified(relation)} as r from ${source}`;
  const fields = computed.map((name) => `(${quote('s')}.r).${quote(name)}`);
  return `select (${quote('s')}.r).*, ${fields.join(', ')} from (${row} offset 0) as ${quote('s')}`;
}
