import { type Field, readIdentifier, readJsonPath, readName, readQuoted } from './field-grammar.ts';
import { comparisons, isValues, quantifiable, textSearches } from './operators.ts';
import { Scanner } from './scanner.ts';

export type Operation =
  | {
      kind: 'compare';
      operator: keyof typeof comparisons;
      quantifier: 'any' | 'all' | null;
      value: string;
    }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; value: keyof typeof isValues }
  | { kind: 'isdistinct'; value: string }
  | {
      kind: 'search';
      operator: keyof typeof textSearches;
      configuration: string | null;
      value: string;
    };

/** `field=not.operator.value`. */
export type Filter = {
  field: Field;
  negated: boolean;
  operation: Operation;
};

const wordPattern = /[a-z]+/y;
const anOperator = 'operator (eq, gt, ...)';

/**
 * Parses a filter's value, such as `not.eq.5`.
 * @returns null only with `orNull`, if the text does not begin with an operator. Then the text is a
 * function's argument.
 * @throws RestError PGRST100
 */
export function parseOperation(text: string): Omit<Filter, 'field'>;
export function parseOperation(text: string, orNull: true): Omit<Filter, 'field'> | null;
export function parseOperation(text: string, orNull?: true): Omit<Filter, 'field'> | null {
  const scanner = new Scanner(text, `failed to parse filter (${text})`);
  if (orNull && !beginsWithOperator(text)) return null;
  const negated = scanner.take('not.');
  const operation = readOperation(
    scanner,
    (rest) => rest.rest(),
    negated ? anOperator : `"not" or ${anOperator}`,
  );
  scanner.expectEnd('end of input');
  return { negated, operation };
}

/**
 * Reads an operator and its value.
 * @param readValue reads the value to the end, or to the next comma inside `or`.
 */
export function readOperation(
  scanner: Scanner,
  readValue: (scanner: Scanner) => string,
  expecting: string = anOperator,
): Operation {
  const start = scanner.position;
  const word = scanner.match(wordPattern) ?? '';
  if (word === 'in' && scanner.take('.')) return { kind: 'in', values: readList(scanner) };
  if (word === 'is' && scanner.take('.')) return { kind: 'is', value: readIsValue(scanner) };
  if (word === 'isdistinct' && scanner.take('.')) {
    return { kind: 'isdistinct', value: readValue(scanner) };
  }
  if (isTextSearch(word)) {
    const configuration = readParenthesis(scanner);
    scanner.expect('.');
    return { kind: 'search', operator: word, configuration, value: readValue(scanner) };
  }
  if (isComparison(word)) {
    const quantifier = quantifiable.has(word) ? readQuantifier(scanner) : null;
    if (scanner.take('.')) {
      return { kind: 'compare', operator: word, quantifier, value: readValue(scanner) };
    }
    scanner.fail('delimiter (.)');
  }
  scanner.position = start;
  scanner.fail(expecting);
}

/**
 * Parses a key such as `directors.films.title->>en`, which is a path of resources followed by a
 * field.
 */
export function parseTreePath(key: string): { path: string[]; field: Field } {
  const scanner = new Scanner(key, `failed to parse tree path (${key})`);
  const names = [readName(scanner)];
  while (scanner.take('.')) names.push(readName(scanner));
  const name = names.pop() ?? '';
  const field = { name, path: readJsonPath(scanner) };
  scanner.expectEnd('"->>", "->" or end of input');
  return { path: names, field };
}

function beginsWithOperator(text: string): boolean {
  if (/^(?:not|in|is|isdistinct)\./.test(text)) return true;
  const head = /^([a-z]+)(\([^)]*\))?\./.exec(text);
  const word = head?.[1] ?? '';
  if (isTextSearch(word)) return true;
  if (!isComparison(word)) return false;
  const argument = head?.[2];
  return argument === undefined || (quantifiable.has(word) && /^\((?:any|all)\)$/.test(argument));
}

function isComparison(word: string): word is keyof typeof comparisons {
  return Object.hasOwn(comparisons, word);
}

function isTextSearch(word: string): word is keyof typeof textSearches {
  return Object.hasOwn(textSearches, word);
}

function readQuantifier(scanner: Scanner): 'any' | 'all' | null {
  if (scanner.take('(any)')) return 'any';
  return scanner.take('(all)') ? 'all' : null;
}

function readParenthesis(scanner: Scanner): string | null {
  if (!scanner.take('(')) return null;
  const word = readIdentifier(scanner);
  scanner.expect(')');
  return word;
}

function readIsValue(scanner: Scanner): keyof typeof isValues {
  const start = scanner.position;
  const word = (scanner.match(/[a-z_]+/iy) ?? '').toLowerCase();
  if (Object.hasOwn(isValues, word)) return word as keyof typeof isValues;
  scanner.position = start;
  scanner.fail('isVal: (null, not_null, true, false, unknown)');
}

function readList(scanner: Scanner): string[] {
  scanner.skipBlanks();
  scanner.expect('(');
  scanner.skipBlanks();
  const values = [readListItem(scanner)];
  while (scanner.take(',')) values.push(readListItem(scanner));
  scanner.expect(')');
  scanner.skipBlanks();
  return values;
}

/**
 * Reads a value inside parentheses. It is quoted, or ends at the next comma or closing parenthesis.
 */
export function readListItem(scanner: Scanner): string {
  return readQuotedItem(scanner) ?? scanner.match(/[^,)]*/y) ?? '';
}

/**
 * Reads a quoted value if the quotes enclose the whole item. Otherwise, it returns null and
 * consumes nothing.
 */
export function readQuotedItem(scanner: Scanner): string | null {
  const closed = /"(?:[^"\\]|\\.)*"(?=[,)]|$)/sy;
  closed.lastIndex = scanner.position;
  return closed.test(scanner.text) ? readQuoted(scanner) : null;
}
