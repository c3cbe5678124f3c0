import type {
  FieldReference,
  PlannedAggregate,
  PlannedField,
  PlannedOrder,
} from '../plan/read-plan.ts';
import type { JsonStep } from '../request/field-grammar.ts';
import { column, quote } from './identifiers.ts';
import type { Parameters } from './parameters.ts';

/** A field's value. Keys of a JSON path are parameters, as they come from the request. */
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

/** A selected field with its casts, its aggregate and its key. */
export function selectedSql(alias: string, field: PlannedField, parameters: Parameters): string {
  const { aggregate } = field;
  const value = valueSql(alias, field, parameters);
  return `${aggregate ? aggregateSql(aggregate, value) : value} as ${quote(keyOf(field))}`;
}

/** A field whose aggregate its parent computes: the value of each row. */
export function unaggregatedSql(
  alias: string,
  field: PlannedField,
  parameters: Parameters,
): string {
  const value = field.name === '*' ? 'true' : valueSql(alias, field, parameters);
  return `${value} as ${quote(keyOf(field))}`;
}

/** An aggregate over a value. */
export function aggregateSql({ name, cast }: PlannedAggregate, value: string): string {
  const aggregated = `${name}(${value})`;
  return cast === null ? aggregated : `cast(${aggregated} as ${cast})`;
}

/** A field's key in the answer. */
export function keyOf({ alias, name }: Pick<PlannedField, 'alias' | 'name'>): string {
  return alias ?? name;
}

function valueSql(alias: string, field: PlannedField, parameters: Parameters): string {
  if (field.name === '*') return '*';
  const value = fieldSql(alias, field, parameters);
  return field.cast === null ? value : `cast(${value} as ${field.cast})`;
}

/** The `order by` clause with a leading blank, or nothing. */
export function orderSql(alias: string, order: PlannedOrder[], parameters: Parameters): string {
  if (order.length === 0) return '';
  const terms = order.map(({ embed, field, direction, nulls }) => {
    const value = fieldSql(embed?.alias ?? alias, field, parameters);
    return `${value}${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`;
  });
  return ` order by ${terms.join(', ')}`;
}
