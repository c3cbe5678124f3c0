import type { Field } from '../request/field-grammar.ts';
import type { SelectedField } from '../request/select-grammar.ts';
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

/** Checks a selected column and its cast. @throws RestError 42703, 42704 */
export function resolveSelected(
  row: RowShape,
  item: SelectedField,
  cache: SchemaCache,
): PlannedField {
  return {
    ...resolveField(row, item.field),
    cast: item.cast === null ? null : resolveType(item.cast, cache),
    alias: item.alias ?? aliasOfPath(item.field),
  };
}

function resolveType(name: string, cache: SchemaCache): string {
  const type = cache.types.get(name.toLowerCase());
  if (type === undefined) throw typeNotFound(name);
  return type;
}

/** `data->address->>city` is answered as `city`; an index is answered by the key before it. */
function aliasOfPath(field: Field): string | null {
  if (field.path.length === 0) return null;
  return field.path.findLast((step) => !step.isIndex)?.operand ?? field.name;
}
