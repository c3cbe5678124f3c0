import fc from 'fast-check';

/** Texts that often break programs. */
const classics = [
  "'",
  '"',
  '\\',
  '`',
  '--',
  ';',
  '/*',
  '$$',
  "'; drop table public.members; --",
  '"; drop table public.members; --',
  "' or '1'='1",
  ') union select * from public.members --',
  'x"."y',
  '$1',
  '%s',
  '%',
  '%00',
  '%ff%fe',
  '%c0%af',
  '%ed%a0%80',
  '\u0000',
  '\u202e',
  '\ud800',
  '🏡',
  '',
  ' ',
  '*',
  ',',
  '()',
  '(((',
  'null',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '9223372036854775808',
  '99999999999999999999999999999999999999',
  '__proto__',
  'constructor',
  'toString',
  'pg_sleep(10)',
  'pg_catalog.pg_authid',
  'private.members',
  '../../etc/passwd',
  '..%2f..%2f.env',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '{{.}}',
  'a'.repeat(300),
  'a'.repeat(9_000),
  '('.repeat(500),
  'not.'.repeat(200),
];

/** A hostile or random text. */
export const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...classics) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40, unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...classics), fc.constantFrom(...classics))
      .map((two) => two.join('')),
  },
);

/** One of the words, sometimes a hostile one. */
export function mostly(...words: string[]) {
  return fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: hostile },
  );
}

/** Any JSON value: hostile texts, huge numbers, wrong types. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostile },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, 1e308, -1, 2 ** 53, 0.1, [], {}, [[]], ['a']),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** An object with some of the fields, valid or invalid, and sometimes others. */
export function objectWith(fields: Record<string, fc.Arbitrary<unknown>>) {
  const either = Object.fromEntries(
    Object.entries(fields).map(([name, good]) => [
      name,
      fc.oneof({ weight: 3, arbitrary: good }, hostileValue),
    ]),
  );
  return fc
    .tuple(
      fc.record(either, { requiredKeys: [] }),
      fc.dictionary(hostile, hostileValue, { maxKeys: 1 }),
    )
    .map(([known, other]) => ({ ...other, ...known }));
}

/** The bytes of a body: JSON that is valid, broken, deep, repeated, or not UTF-8. */
export function bodyOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> {
  const json = value.map((one) => JSON.stringify(one) ?? '');
  const spoilt = fc.oneof(
    json.map((text) => text.slice(0, -1)),
    json.map((text) => text.replace('{', '{"__proto__": {"admin": true},')),
    json.map((text) => `${text}${text}`),
    json.map((text) => text.replaceAll('"', "'")),
    fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    fc.integer({ min: 1, max: 20_000 }).map((depth) => '{"a":'.repeat(depth)),
    fc.constant('{"id": 1, "id": 2, "id": 3}'),
    fc.constant('{"amount": 1e400, "number": 123456789012345678901234567890}'),
    fc.constant('{"text": "\\u0000"}'),
    fc.constant('{"text": "\\ud800"}'),
    hostile,
  );
  return fc.oneof(
    { weight: 5, arbitrary: json.map((text) => Buffer.from(text)) },
    { weight: 2, arbitrary: spoilt.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(Buffer.alloc(0)) },
  );
}
