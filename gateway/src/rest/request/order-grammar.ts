import { type Field, readField, readName } from './field-grammar.ts';
import { Scanner } from './scanner.ts';

/** One term of `order`. If `resource` is set, the field belongs to an embedded to-one resource. */
export type OrderTerm = {
  resource: string | null;
  field: Field;
  direction: 'asc' | 'desc' | null;
  nulls: 'first' | 'last' | null;
};

/**
 * Parses `order=title.desc.nullslast,directors(name)`.
 * @throws RestError PGRST100
 */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, `failed to parse order (${text})`);
  const terms = [readTerm(scanner)];
  while (scanner.take(',')) terms.push(readTerm(scanner));
  scanner.expectEnd('"," or end of input');
  return terms;
}

function readTerm(scanner: Scanner): OrderTerm {
  const resource = readResourceName(scanner);
  const field = readField(scanner);
  if (resource !== null) scanner.expect(')');
  const direction = readDirection(scanner);
  const nulls = readNulls(scanner);
  scanner.skipBlanks();
  if (!scanner.done && scanner.next !== ',') {
    const expected = direction
      ? '"nullsfirst" or "nullslast"'
      : '"asc", "desc", "nullsfirst" or "nullslast"';
    if (scanner.take('.')) scanner.fail(expected);
    scanner.fail('delimiter (.), "," or end of input');
  }
  return { resource, field, direction, nulls };
}

function readResourceName(scanner: Scanner): string | null {
  const start = scanner.position;
  scanner.skipBlanks();
  const name = readName(scanner);
  if (scanner.take('(')) return name;
  scanner.position = start;
  return null;
}

function readDirection(scanner: Scanner): OrderTerm['direction'] {
  if (scanner.take('.asc')) return 'asc';
  return scanner.take('.desc') ? 'desc' : null;
}

function readNulls(scanner: Scanner): OrderTerm['nulls'] {
  if (scanner.take('.nullsfirst')) return 'first';
  return scanner.take('.nullslast') ? 'last' : null;
}
