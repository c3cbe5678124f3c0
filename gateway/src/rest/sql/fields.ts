import type {
  FieldReference,
  PlannedAggregate,
  PlannedField,
  PlannedOrder,
} from '../plan/read-plan.ts';
import type { JsonStep } from '../request/field-grammar.ts';
import { column, quote } from './identifiers.ts';
import type { Parameters } from './parameters.ts';

/**
 * Returns a field's value. Keys of a JSON path are parameters, because they come from the request.
 */
export function fieldSql(alias: string, field: FieldReference, parameters: Parameters): string {
  const value = column(alias, field.name);
  if (field.path.length === 0) return value;
  return document(value, field.baseType) + pathSql(field.path, parameters);
}

function document(value: string, baseType: string): string {
  return baseType === 'json' || baseType === 'jsonb' ? value : `to_jsonb(${value})`;
}

function pathSql(path: JsonStep[], parameters: Parameters): string {
  return path
    .map(({ arrow, operand, isIndex }) => {
      const placeholder = parameters.add(operand);
      return `${arrow}${placeholder}${isIndex ? '::int' : '::text'}`;
    })
    .join('');
}

/** Returns a selected field with its casts, its aggregate and its key. */
export function selectedSql(alias: string, field: PlannedField, parameters: Parameters): string {
  const { aggregate } = field;
  const value = valueSql(alias, field, parameters);
  return `${aggregate ? aggregateSql(aggregate, value) : value} as ${quote(keyOf(field))}`;
}

/** Returns the value of each row for a field whose aggregate is computed by its parent. */
export function unaggregatedSql(
  alias: string,
  field: PlannedField,
  parameters: Parameters,
): string {
  const value = field.name === '*' ? 'true' : valueSql(alias, field, parameters);
  return `${value} as ${quote(keyOf(field))}`;
}

/** Returns an aggregate over a value. */
export function aggregateSql({ name, cast }: PlannedAggregate, value: string): string {
  const aggregated = `${name}(${value})`;
  return cast === null ? aggregated : `cast(${aggregated} as ${cast})`;
}

/** Returns a field's key in the response. */
export function keyOf({ alias, name }: Pick<PlannedField, 'alias' | 'name'>): string {
  return alias ?? name;
}

function valueSql(alias: string, field: PlannedField, parameters: Parameters): string {
  if (field.name === '*') return '*';
  const value = fieldSql(alias, field, parameters);
  return field.cast === null ? value : `cast(${value} as ${field.cast})`;
}

/** Returns the `order by` clause with a leading space, or an empty string. */
export function orderSql(alias: string, order: PlannedOrder[], parameters: Parameters): string {
  if (order.length === 0) return '';
  const terms = order.map(({ embed, field, direction, nulls }) => {
    const value = fieldSql(embed?.alias ?? alias, field, parameters);
    return `${value}${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`;
  });
  return ` order by ${terms.join(', ')}`;
}
