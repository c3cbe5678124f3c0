import type { JsonBody } from '../request/body.ts';
import { bodyAlias, quote } from './identifiers.ts';
import type { Parameters } from './parameters.ts';

/** A column or parameter whose value is in a JSON body. */
export type BodyColumn = {
  name: string;
  type: string;
  defaultExpression: string | null;
};

/**
 * Returns the rows of a JSON body as a source of typed columns.
 * @param applyDefaults whether a missing key gets its column's default instead of null.
 * @param onlyFirst whether rows after the first are ignored.
 */
export function bodyRows(
  body: JsonBody,
  columns: BodyColumn[],
  parameters: Parameters,
  { applyDefaults = false, onlyFirst = false } = {},
): string {
  const list = body.isArray ? body.text : `[${body.text}]`;
  const limit = onlyFirst ? ' limit 1' : '';
  if (columns.length === 0) {
    const elements = `json_array_elements(${parameters.add(list)}::json)`;
    return `(select from ${elements}${limit}) as ${bodyAlias}`;
  }
  const typed = columns.map(({ name, type }) => `${quote(name)} ${type}`).join(', ');
  const records = applyDefaults
    ? withDefaults(list, columns, parameters)
    : `json_to_recordset(${parameters.add(list)}::json)`;
  return `(select * from ${records} as record(${typed})${limit}) as ${bodyAlias}`;
}

/** Default expressions come from the catalog, so they are already SQL. */
function withDefaults(list: string, columns: BodyColumn[], parameters: Parameters): string {
  const elements = `jsonb_array_elements(${parameters.add(list)}::jsonb) element`;
  const defaults = columns
    .filter(({ defaultExpression }) => defaultExpression !== null)
    .map(
      ({ name, defaultExpression }) =>
        `jsonb_build_object(${parameters.add(name)}::text, ${defaultExpression})`,
    );
  const merged = [...defaults, 'element'].join(' || ');
  return `jsonb_to_recordset((select jsonb_agg(${merged}) from ${elements}))`;
}
