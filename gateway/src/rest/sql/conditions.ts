import type { Condition, Embed, FieldReference } from '../plan/read-plan.ts';
import type { Operation } from '../request/filter-grammar.ts';
import { comparisons, isValues, textSearches } from '../request/operators.ts';
import { fieldSql } from './fields.ts';
import { quote } from './identifiers.ts';
import type { Parameters } from './parameters.ts';

/**
 * Builds the test for whether an embedded resource exists. The test differs between reading and
 * counting.
 */
export type EmbedNullSql = (embed: Embed, isNull: boolean) => string;

/** Returns the condition as SQL. */
export function conditionSql(
  alias: string,
  condition: Condition,
  parameters: Parameters,
  embedNull: EmbedNullSql = joinedEmbedNull,
): string {
  switch (condition.kind) {
    case 'embed-null':
      return embedNull(condition.embed, condition.isNull);
    case 'group': {
      const members = condition.members.map((member) =>
        conditionSql(alias, member, parameters, embedNull),
      );
      return `${condition.negated ? 'not ' : ''}(${members.join(` ${condition.operator} `)})`;
    }
    case 'filter': {
      const test = operationSql(alias, condition.field, condition.operation, parameters);
      return condition.negated ? `not (${test})` : test;
    }
  }
}

/** A joined resource exists if its row or its list is not null. */
function joinedEmbedNull(embed: Embed, isNull: boolean): string {
  const joined = embed.toOne ? `${quote(embed.alias)}.*` : `${quote(embed.alias)}.${rowListAlias}`;
  return `(${joined}) is ${isNull ? 'not ' : ''}distinct from null`;
}

/** The column that contains an embedded list. */
export const rowListAlias = quote('_rest_list');

function operationSql(
  alias: string,
  field: FieldReference,
  operation: Operation,
  parameters: Parameters,
): string {
  const value = fieldSql(alias, field, parameters);
  switch (operation.kind) {
    case 'compare': {
      const isLike = operation.operator === 'like' || operation.operator === 'ilike';
      const operand = isLike ? operation.value.replaceAll('*', '%') : operation.value;
      const placeholder = parameters.add(operand);
      const { quantifier } = operation;
      const compared = quantifier ? `${quantifier}(${placeholder})` : placeholder;
      return `${value} ${comparisons[operation.operator]} ${compared}`;
    }
    case 'in':
      return `${value} = any(${parameters.add(arrayLiteral(operation.values))})`;
    case 'is':
      return `${value} is ${isValues[operation.value]}`;
    case 'isdistinct':
      return `${value} is distinct from ${parameters.add(operation.value)}`;
    case 'search':
      return searchSql(value, field, operation, parameters);
  }
}

function searchSql(
  value: string,
  field: FieldReference,
  operation: Extract<Operation, { kind: 'search' }>,
  parameters: Parameters,
): string {
  const { configuration, operator } = operation;
  const prefix = configuration === null ? '' : `${parameters.add(configuration)}::regconfig, `;
  const isVector = field.baseType === 'tsvector' && field.path.length === 0;
  const vector = isVector ? value : `to_tsvector(${prefix}${value})`;
  const query = `${textSearches[operator]}(${prefix}${parameters.add(operation.value)})`;
  return `${vector} @@ ${query}`;
}

/** `in.()` becomes an empty array. Otherwise, each value becomes one quoted element. */
export function arrayLiteral(values: string[]): string {
  if (values.length === 1 && values[0] === '') return '{}';
  const elements = values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`);
  return `{${elements.join(',')}}`;
}
