import { requestLimits } from '../limits.ts';
import type { Scanner } from './scanner.ts';

/** One step of a JSON path: `->key`, `->>key`, `->0`. */
export type JsonStep = {
  arrow: '->' | '->>';
  operand: string;
  isIndex: boolean;
};

/** A column, or a path inside a JSON column. */
export type Field = {
  name: string;
  path: JsonStep[];
};

const namePattern = /[\p{L}0-9_ $]+(?:-(?!>)[\p{L}0-9_ $]+)*/uy;
const identifierPattern = /[\p{L}0-9_ $]+/uy;
const jsonIndex = /-?[0-9]+(?=[ \t]*(?:->|::|[.,)]|$))/y;
const jsonKey = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y;

/** Reads a field with its JSON path. Blanks around it are allowed. */
export function readField(scanner: Scanner): Field {
  scanner.skipBlanks();
  const field = { name: readName(scanner), path: readJsonPath(scanner) };
  scanner.skipBlanks();
  return field;
}

/**
 * Reads the name of a column, resource or constraint. It is quoted if it contains reserved
 * characters.
 */
export function readName(scanner: Scanner): string {
  const expecting = 'field name (* or [a..z0..9_$])';
  if (scanner.next === '"') return readQuoted(scanner);
  const name = scanner.match(namePattern);
  if (name === null) scanner.fail(expecting);
  const trimmed = name
    .split('-')
    .map((part) => part.trim())
    .join('-');
  if (trimmed === '') scanner.fail(expecting);
  return trimmed;
}

/** Reads an unquoted word, as in a cast or a text search configuration. */
export function readIdentifier(scanner: Scanner): string {
  const identifier = scanner.match(identifierPattern)?.trim();
  if (!identifier) scanner.fail('letter or digit');
  return identifier;
}

/** Reads a value between double quotes. A backslash escapes the next character. */
export function readQuoted(scanner: Scanner): string {
  scanner.expect('"');
  let value = '';
  while (!scanner.done && scanner.next !== '"') {
    if (scanner.take('\\') && scanner.done) break;
    value += scanner.next;
    scanner.position += 1;
  }
  scanner.expect('"');
  return value;
}

/** Reads the arrows after a field, and returns an empty list if there are none. */
export function readJsonPath(scanner: Scanner): JsonStep[] {
  const steps: JsonStep[] = [];
  while (scanner.looksAt('->')) {
    if (steps.length === requestLimits.jsonPathSteps) scanner.fail('a shorter JSON path');
    const arrow = scanner.take('->>') ? '->>' : '->';
    if (arrow === '->') scanner.take('->');
    steps.push(readJsonOperand(scanner, arrow));
  }
  return steps;
}

function readJsonOperand(scanner: Scanner, arrow: JsonStep['arrow']): JsonStep {
  const index = scanner.match(jsonIndex);
  if (index !== null) return { arrow, operand: index, isIndex: true };
  if (scanner.next === '"') return { arrow, operand: readQuoted(scanner), isIndex: false };
  const key = scanner.match(jsonKey)?.trim();
  if (!key) scanner.fail('any non reserved character different from: .,>()');
  return { arrow, operand: key, isIndex: false };
}
