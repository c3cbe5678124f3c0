import type { JsonBody, RawBody } from '../request/body.ts';
import type { QueryPair } from '../request/query-string.ts';
import {
  type DatabaseFunction,
  type FunctionParameter,
  scalarColumn,
} from '../schema/schema-cache.ts';
import { bodyRows } from './body-rows.ts';
import { arrayLiteral } from './conditions.ts';
import { bodyAlias, callAlias, qualified, quote } from './identifiers.ts';
import type { Parameters } from './parameters.ts';

/**
 * The arguments of a function. They are pairs of a query string, keys of a body, or the whole body.
 */
export type Arguments =
  | { kind: 'pairs'; pairs: QueryPair[] }
  | { kind: 'keys'; body: JsonBody }
  | { kind: 'whole'; body: JsonBody | RawBody };

/**
 * Selects what a function returns.
 * @param computed computed fields that the response needs in addition to the row's columns.
 */
export function callSql(
  called: DatabaseFunction,
  given: Arguments,
  computed: string[],
  parameters: Parameters,
): string {
  const { source, list } = argumentsSql(called, given, parameters);
  const invocation = `${qualified(called)}(${list})`;
  const lateral = source === '' ? '' : `${source}, lateral `;
  if (called.returns !== 'composite') {
    const value = quote(scalarColumn);
    return `select ${callAlias}.${value} from ${lateral}(select ${invocation} as ${value}) as ${callAlias}`;
  }
  const outputs = [`${callAlias}.*`, ...computed.map((name) => `${callAlias}.${quote(name)}`)].join(
    ', ',
  );
  return `select ${outputs} from ${lateral}${invocation} as ${callAlias}`;
}

function argumentsSql(
  called: DatabaseFunction,
  given: Arguments,
  parameters: Parameters,
): { source: string; list: string } {
  if (given.kind === 'whole') {
    return { source: '', list: wholeBody(called, given.body, parameters) };
  }
  if (given.kind === 'pairs') {
    const list = namedIn(called, new Set(given.pairs.map(([name]) => name)))
      .map((parameter) => directArgument(parameter, given.pairs, parameters))
      .join(', ');
    return { source: '', list };
  }
  const named = namedIn(called, new Set(given.body.keys));
  if (named.length === 0) return { source: '', list: '' };
  const columns = named.map(({ name, type }) => ({ name, type, defaultExpression: null }));
  return {
    source: bodyRows(given.body, columns, parameters, { onlyFirst: true }),
    list: named
      .map((parameter) => argument(parameter, `${bodyAlias}.${quote(parameter.name)}`))
      .join(', '),
  };
}

function namedIn(called: DatabaseFunction, names: Set<string>): FunctionParameter[] {
  return called.parameters.filter(({ name }) => names.has(name));
}

function argument({ name, variadic }: FunctionParameter, value: string): string {
  const named = name === '' ? value : `${quote(name)} => ${value}`;
  return `${variadic ? 'variadic ' : ''}${named}`;
}

/**
 * A repeated variadic argument passes all its values. For any other argument, the last value is
 * used.
 */
function directArgument(
  parameter: FunctionParameter,
  pairs: QueryPair[],
  parameters: Parameters,
): string {
  const values = pairs.filter(([name]) => name === parameter.name).map(([, value]) => value);
  const value = parameter.variadic ? arrayLiteral(values) : (values.at(-1) ?? '');
  return argument(parameter, `${parameters.add(value)}::${parameter.type}`);
}

function wholeBody(
  called: DatabaseFunction,
  body: JsonBody | RawBody,
  parameters: Parameters,
): string {
  const type = called.parameters[0]?.type ?? 'json';
  if ('text' in body) return `${parameters.add(body.text)}::${type}`;
  return `${parameters.add(type === 'bytea' ? body.bytes : body.bytes.toString())}::${type}`;
}
