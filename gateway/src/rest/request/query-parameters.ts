import { requestLimits } from '../limits.ts';
import { unreadableParameter } from '../request-errors.ts';
import { readName } from './field-grammar.ts';
import { type Filter, parseOperation, parseTreePath } from './filter-grammar.ts';
import { type LogicTree, parseLogic } from './logic-grammar.ts';
import { memoizeParser } from './memoize-parser.ts';
import { type OrderTerm, parseOrder } from './order-grammar.ts';
import type { QueryPair } from './query-string.ts';
import { Scanner } from './scanner.ts';
import { parseSelect, type SelectItem } from './select-grammar.ts';

/** A value that belongs to the root (empty path) or to an embedded resource. */
type AtPath<T> = {
  path: string[];
  value: T;
};

/** The parsed query string, not yet checked against the schema. */
export type QueryParameters = {
  select: SelectItem[];
  columns: string[] | null;
  onConflict: string[] | null;
  filters: AtPath<Filter>[];
  logic: AtPath<LogicTree>[];
  order: AtPath<OrderTerm[]>[];
  /** Values of `limit` and `offset`. A value that is not an integer is ignored. */
  limits: AtPath<number>[];
  offsets: AtPath<number>[];
  /** Arguments of a function that is called by GET. */
  args: QueryPair[];
};

const selectOf = memoizeParser(parseSelect);
const orderOf = memoizeParser(parseOrder);

/** Parameters that are not filters. Three are read as a whole, and one is the gateway's own key. */
const wholeParameters = new Set(['select', 'columns', 'on_conflict', 'apikey']);

/**
 * Parses the decoded pairs of a query string.
 * @param forFunction whether pairs without an operator are function arguments.
 * @throws RestError PGRST100
 */
export function parseQueryParameters(pairs: QueryPair[], forFunction: boolean): QueryParameters {
  const query: QueryParameters = {
    select: selectOf(firstOf(pairs, 'select') ?? '*'),
    columns: parseNames(firstOf(pairs, 'columns'), 'columns'),
    onConflict: parseNames(firstOf(pairs, 'on_conflict'), 'on_conflict'),
    filters: [],
    logic: [],
    order: [],
    limits: [],
    offsets: [],
    args: [],
  };
  for (const pair of pairs) addPair(query, pair, forFunction);
  refuseTooManyFilters(query);
  return query;
}

function addPair(query: QueryParameters, pair: QueryPair, forFunction: boolean): void {
  const [key, value] = pair;
  switch (key.slice(key.lastIndexOf('.') + 1)) {
    case 'order':
      query.order.push({ path: pathOf(key), value: orderOf(value) });
      break;
    case 'limit':
      addNumber(query.limits, key, value);
      break;
    case 'offset':
      addNumber(query.offsets, key, value);
      break;
    case 'and':
    case 'or': {
      const { path, tree } = parseLogic(key, value);
      query.logic.push({ path, value: tree });
      break;
    }
    default:
      if (!wholeParameters.has(key)) addFilter(query, pair, forFunction);
  }
}

function addFilter(query: QueryParameters, pair: QueryPair, forFunction: boolean): void {
  const [key, value] = pair;
  const operation = forFunction ? parseOperation(value, true) : parseOperation(value);
  if (operation === null) {
    query.args.push(pair);
    return;
  }
  const { path, field } = parseTreePath(key);
  query.filters.push({ path, value: { field, ...operation } });
}

function addNumber(list: AtPath<number>[], key: string, value: string): void {
  if (!/^\s*-?[0-9]+\s*$/.test(value)) return;
  const number = Math.min(Number(value), Number.MAX_SAFE_INTEGER);
  list.push({ path: pathOf(key), value: number });
}

function pathOf(key: string): string[] {
  return key.includes('.') ? parseTreePath(key).path : [];
}

function firstOf(pairs: QueryPair[], key: string): string | null {
  return pairs.find((pair) => pair[0] === key)?.[1] ?? null;
}

function parseNames(text: string | null, parameter: string): string[] | null {
  if (text === null) return null;
  const scanner = new Scanner(text, `failed to parse ${parameter} parameter (${text})`);
  const names = new Set<string>();
  do {
    scanner.skipBlanks();
    names.add(readName(scanner));
    scanner.skipBlanks();
  } while (scanner.take(','));
  scanner.expectEnd('"," or end of input');
  return [...names];
}

function refuseTooManyFilters(query: QueryParameters): void {
  const inLogic = query.logic.reduce((sum, { value }) => sum + countFilters(value), 0);
  if (query.filters.length + inLogic > requestLimits.filters) {
    throw unreadableParameter(`A request may have at most ${requestLimits.filters} filters`);
  }
}

function countFilters(tree: LogicTree): number {
  if (tree.kind === 'filter') return 1;
  return tree.members.reduce((sum, member) => sum + countFilters(member), 0);
}
