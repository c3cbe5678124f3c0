import type { Field } from '../request/field-grammar.ts';
import type { SelectedField } from '../request/select-grammar.ts';
import { aggregatesNotAllowed } from '../request-errors.ts';
import type { RowShape, SchemaCache } from '../schema/schema-cache.ts';
import { columnNotFound, typeNotFound } from '../schema-errors.ts';
import type { FieldReference, PlannedField } from './read-plan.ts';

/** Checks that a row has a field. @throws RestError 42703 */
export function resolveField(row: RowShape, field: Field): FieldReference {
  const column = row.columns.get(field.name);
  if (column) {
    return { name: column.name, baseType: column.baseType, computed: false, path: field.path };
  }
  const computed = row.computedFields.get(field.name);
  if (!computed) throw columnNotFound(row.label, field.name);
  return { name: computed.name, baseType: computed.baseType, computed: true, path: field.path };
}

/** Checks a selected column, its casts and its aggregate. @throws RestError 42703, 42704, PGRST123 */
export function resolveSelected(
  row: RowShape,
  item: SelectedField,
  cache: SchemaCache,
): PlannedField {
  const { field, alias } = item;
  const cast = item.cast === null ? null : resolveType(item.cast, cache);
  if (isBareCount(row, item)) {
    const aggregate = { name: 'count', cast, groups: false } as const;
    return { ...allRows, cast: null, alias: alias ?? 'count', aggregate };
  }
  if (item.aggregate === null) {
    const resolved = resolveField(row, field);
    return { ...resolved, cast, alias: alias ?? aliasOfPath(field), aggregate: null };
  }
  if (!cache.settings.aggregates) throw aggregatesNotAllowed();
  const { name } = item.aggregate;
  const castOfResult = item.aggregate.cast;
  const aggregate = {
    name,
    cast: castOfResult === null ? null : resolveType(castOfResult, cache),
    groups: true,
  };
  const resolved = name === 'count' && field.name === '*' ? allRows : resolveField(row, field);
  return { ...resolved, cast, alias: alias ?? name, aggregate };
}

/** The argument of `count()`, which counts all rows. */
const allRows: FieldReference = { name: '*', baseType: '', computed: false, path: [] };

/**
 * `select=count` counts rows even if aggregates are disabled, because the client library documents
 * it.
 */
function isBareCount(row: RowShape, { field, aggregate }: SelectedField): boolean {
  const isColumn = row.columns.has(field.name) || row.computedFields.has(field.name);
  return field.name === 'count' && !isColumn && field.path.length === 0 && aggregate === null;
}

function resolveType(name: string, cache: SchemaCache): string {
  const type = cache.types.get(name.toLowerCase());
  if (type === undefined) throw typeNotFound(name);
  return type;
}

/** The key of `data->address->>city` in the response is `city`. An index uses the key before it. */
function aliasOfPath(field: Field): string | null {
  if (field.path.length === 0) return null;
  return field.path.findLast((step) => !step.isIndex)?.operand ?? field.name;
}
