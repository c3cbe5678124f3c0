import { requestLimits } from '../limits.ts';
import { type Field, readIdentifier, readJsonPath, readName } from './field-grammar.ts';
import { Scanner } from './scanner.ts';

const aggregateNames = ['sum', 'avg', 'count', 'max', 'min'] as const;

export type AggregateName = (typeof aggregateNames)[number];

/**
 * A column in `select`: `alias:column->path::cast.aggregate()::cast`. The name `*` means all
 * columns, or the rows inside `count()`.
 */
export type SelectedField = {
  kind: 'field';
  field: Field;
  alias: string | null;
  cast: string | null;
  aggregate: { name: AggregateName; cast: string | null } | null;
};

/** A related resource in `select`: `alias:resource!hint!inner(…)` or `...resource(…)`. */
export type SelectedResource = {
  kind: 'resource';
  name: string;
  alias: string | null;
  hint: string | null;
  inner: boolean;
  spread: boolean;
  items: SelectItem[];
};

export type SelectItem = SelectedField | SelectedResource;

/**
 * Parses the `select` parameter.
 * @throws RestError PGRST100
 */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, `failed to parse select parameter (${text})`);
  const budget = { items: requestLimits.selectItems, resources: requestLimits.embeds };
  const items = readItems(scanner, 0, budget);
  scanner.expectEnd('"," or end of input');
  return items;
}

type Budget = {
  items: number;
  resources: number;
};

function readItems(scanner: Scanner, depth: number, budget: Budget): SelectItem[] {
  scanner.skipBlanks();
  if (scanner.done || scanner.next === ')') return [];
  const items: SelectItem[] = [];
  do {
    budget.items -= 1;
    if (budget.items < 0) scanner.fail(`at most ${requestLimits.selectItems} items`);
    items.push(readItem(scanner, depth, budget));
  } while (scanner.take(','));
  return items;
}

function readItem(scanner: Scanner, depth: number, budget: Budget): SelectItem {
  scanner.skipBlanks();
  if (scanner.take('...'))
    return readResource(scanner, depth, budget, readName(scanner), null, true);
  if (scanner.take('*')) return endOfField(scanner, plainField('*'));
  const first = readName(scanner);
  const hasAlias = scanner.next === ':' && !scanner.looksAt('::');
  if (hasAlias) scanner.take(':');
  const alias = hasAlias ? first : null;
  const name = hasAlias ? readName(scanner) : first;
  if (name === 'count' && scanner.take('()')) {
    const aggregate = { name, cast: readCast(scanner) } as const;
    return endOfField(scanner, { ...plainField('*'), alias, aggregate });
  }
  if (scanner.next === '!' || scanner.next === '(') {
    return readResource(scanner, depth, budget, name, alias, false);
  }
  return readField(scanner, name, alias);
}

function readField(scanner: Scanner, name: string, alias: string | null): SelectedField {
  const path = readJsonPath(scanner);
  const cast = readCast(scanner);
  const found = aggregateNames.find((one) => scanner.take(`.${one}()`));
  const aggregate = found === undefined ? null : { name: found, cast: readCast(scanner) };
  return endOfField(scanner, { kind: 'field', field: { name, path }, alias, cast, aggregate });
}

function readCast(scanner: Scanner): string | null {
  return scanner.take('::') ? readIdentifier(scanner) : null;
}

function plainField(name: string): SelectedField {
  return { kind: 'field', field: { name, path: [] }, alias: null, cast: null, aggregate: null };
}

function endOfField(scanner: Scanner, item: SelectedField): SelectedField {
  scanner.skipBlanks();
  if (!scanner.done && scanner.next !== ',' && scanner.next !== ')') {
    scanner.fail('letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input');
  }
  return item;
}

function readResource(
  scanner: Scanner,
  depth: number,
  budget: Budget,
  name: string,
  alias: string | null,
  spread: boolean,
): SelectedResource {
  budget.resources -= 1;
  if (budget.resources < 0) scanner.fail(`at most ${requestLimits.embeds} embedded resources`);
  if (depth === requestLimits.embedDepth)
    scanner.fail(`at most ${requestLimits.embedDepth} levels of embedding`);
  let hint: string | null = null;
  let inner = false;
  for (let count = 0; count < 2 && scanner.take('!'); count += 1) {
    const word = readName(scanner);
    if (word === 'inner') inner = true;
    else if (word !== 'left') hint ??= word;
  }
  scanner.expect('(');
  const items = readItems(scanner, depth + 1, budget);
  scanner.expect(')');
  scanner.skipBlanks();
  return { kind: 'resource', name, alias, hint, inner, spread, items };
}
