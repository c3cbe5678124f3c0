/** A template expression: a value or a function call. */
export type Expression =
  | { kind: 'path'; path: string[] }
  | { kind: 'literal'; value: string }
  | { kind: 'call'; name: FunctionName; operands: Expression[] };

const functions = {
  eq: ([first, ...others]: unknown[]) => others.some((other) => other === first),
  ne: ([first, second]: unknown[]) => first !== second,
  not: ([value]: unknown[]) => !isTrue(value),
  and: (values: unknown[]) => values.find((value) => !isTrue(value)) ?? values.at(-1),
  or: (values: unknown[]) => values.find(isTrue) ?? values.at(-1),
};

type FunctionName = keyof typeof functions;

const token = /\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([()])|((?:\.\w+)+|\.)|(\w+)|(\S))/y;

/** Parses `.Data.language`, `eq .Data.language "en"`, `not (or .A .B)`. @throws Error */
export function parseExpression(text: string): Expression {
  token.lastIndex = 0;
  const terms = readTerms(text);
  if (token.lastIndex < text.trimEnd().length) throw new Error('unexpected ")"');
  return terms;
}

function readTerms(text: string): Expression {
  const end = text.trimEnd().length;
  const operands: Expression[] = [];
  let name: FunctionName | undefined;
  while (token.lastIndex < end) {
    const start = token.lastIndex;
    const [, quoted, raw, bracket, path, word, other] = token.exec(text) ?? [];
    if (bracket === ')') {
      token.lastIndex = start;
      break;
    }
    if (quoted !== undefined) {
      operands.push({ kind: 'literal', value: JSON.parse(`"${quoted}"`) as string });
    } else if (raw !== undefined) operands.push({ kind: 'literal', value: raw });
    else if (path !== undefined) {
      operands.push({ kind: 'path', path: path.split('.').filter(Boolean) });
    } else if (bracket === '(') {
      operands.push(readTerms(text));
      if (token.exec(text)?.[3] !== ')') throw new Error('missing ")"');
    } else if (word !== undefined && word in functions && !name && operands.length === 0) {
      name = word as FunctionName;
    } else throw new Error(`"${word ?? other ?? ''}" is not supported`);
  }
  if (name) {
    const least = name === 'eq' || name === 'ne' ? 2 : 1;
    if (operands.length < least) throw new Error(`${name} needs ${least} values`);
    return { kind: 'call', name, operands };
  }
  const [only, ...more] = operands;
  if (!only || more.length > 0) throw new Error('expected one value');
  return only;
}

/** Evaluates an expression. A missing value is undefined. */
export function evaluate(expression: Expression, data: unknown): unknown {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'path':
      return expression.path.reduce(property, data);
    case 'call':
      return functions[expression.name](
        expression.operands.map((operand) => evaluate(operand, data)),
      );
  }
}

/** Whether Go's `if` treats the value as true. */
export function isTrue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
