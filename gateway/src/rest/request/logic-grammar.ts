import { requestLimits } from '../limits.ts';
import { readField, readName } from './field-grammar.ts';
import { type Filter, readListItem, readOperation, readQuotedItem } from './filter-grammar.ts';
import { Scanner } from './scanner.ts';

/** Filters joined by `and` and `or`. */
export type LogicTree =
  | { kind: 'filter'; filter: Filter }
  | { kind: 'group'; operator: 'and' | 'or'; negated: boolean; members: LogicTree[] };

const groupPattern = /[ \t]*(?:not\.)?(?:and|or)[ \t]*\(/y;

/**
 * Parses `path.not.or=(a.eq.1,and(b.gt.2,c.is.null))`.
 * @throws RestError PGRST100
 */
export function parseLogic(key: string, value: string): { path: string[]; tree: LogicTree } {
  const path = parseLogicPath(key);
  const operator = path.pop() === 'or' ? 'or' : 'and';
  const negated = path.includes('not');
  // Positions in errors include the operator, because it is part of the same grammar inside a
  // group.
  const prefix = negated ? `not.${operator}` : operator;
  const scanner = new Scanner(prefix + value, `failed to parse logic tree (${value})`);
  scanner.expect(prefix);
  const members = readMembers(scanner, 1);
  scanner.expectEnd('"," or end of input');
  return {
    path: path.filter((name) => name !== 'not'),
    tree: { kind: 'group', operator, negated, members },
  };
}

function parseLogicPath(key: string): string[] {
  const scanner = new Scanner(key, `failed to parse logic path (${key})`);
  const path = [readName(scanner)];
  while (scanner.take('.')) path.push(readName(scanner));
  scanner.expectEnd('delimiter (.) or end of input');
  return path;
}

function readMembers(scanner: Scanner, depth: number): LogicTree[] {
  if (depth > requestLimits.logicDepth)
    scanner.fail(`at most ${requestLimits.logicDepth} levels of logic`);
  scanner.skipBlanks();
  scanner.expect('(');
  const members = [readTree(scanner, depth)];
  scanner.skipBlanks();
  while (scanner.take(',')) {
    members.push(readTree(scanner, depth));
    scanner.skipBlanks();
  }
  scanner.expect(')');
  scanner.skipBlanks();
  return members;
}

function readTree(scanner: Scanner, depth: number): LogicTree {
  groupPattern.lastIndex = scanner.position;
  if (!groupPattern.test(scanner.text)) return { kind: 'filter', filter: readFilter(scanner) };
  scanner.skipBlanks();
  const negated = scanner.take('not.');
  const operator = scanner.take('and') ? 'and' : 'or';
  if (operator === 'or') scanner.take('or');
  return { kind: 'group', operator, negated, members: readMembers(scanner, depth + 1) };
}

function readFilter(scanner: Scanner): Filter {
  scanner.skipBlanks();
  if (scanner.done || scanner.next === ')') {
    scanner.fail(
      'field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
    );
  }
  const field = readField(scanner);
  if (!scanner.take('.')) scanner.fail('"->>", "->" or delimiter (.)');
  const negated = scanner.take('not.');
  return { field, negated, operation: readOperation(scanner, readValue) };
}

/** Inside a group, a value ends at a comma, unless it is quoted or an array literal. */
function readValue(scanner: Scanner): string {
  return readQuotedItem(scanner) ?? scanner.match(/\{[^{}]*\}(?=[,)]|$)/y) ?? readListItem(scanner);
}
