import { describe, expect, test } from 'vitest';
import { RestError } from '../../src/rest/errors.ts';
import { parseOperation, parseTreePath } from '../../src/rest/request/filter-grammar.ts';
import { parseLogic } from '../../src/rest/request/logic-grammar.ts';
import { negotiateMediaType } from '../../src/rest/request/media-type.ts';
import { parseOrder } from '../../src/rest/request/order-grammar.ts';
import { parsePreferences } from '../../src/rest/request/preferences.ts';
import { parseQueryParameters } from '../../src/rest/request/query-parameters.ts';
import { parseQueryString } from '../../src/rest/request/query-string.ts';
import { contentRange, requestedRange } from '../../src/rest/request/range.ts';
import { parseSelect } from '../../src/rest/request/select-grammar.ts';
import { columnOrigins } from '../../src/rest/schema/load-view-columns.ts';
import { StatementNames } from '../../src/rest/statement-names.ts';

describe('select', () => {
  test('reads aliases, casts, paths and resources', () => {
    expect(parseSelect(' id , name:title::text, d:data->a->>0 ,...x!left(*)')).toEqual([
      { kind: 'field', field: { name: 'id', path: [] }, alias: null, cast: null, aggregate: null },
      {
        kind: 'field',
        field: { name: 'title', path: [] },
        alias: 'name',
        cast: 'text',
        aggregate: null,
      },
      {
        kind: 'field',
        field: {
          name: 'data',
          path: [
            { arrow: '->', operand: 'a', isIndex: false },
            { arrow: '->>', operand: '0', isIndex: true },
          ],
        },
        alias: 'd',
        cast: null,
        aggregate: null,
      },
      {
        kind: 'resource',
        name: 'x',
        alias: null,
        hint: null,
        inner: false,
        spread: true,
        items: [
          {
            kind: 'field',
            field: { name: '*', path: [] },
            alias: null,
            cast: null,
            aggregate: null,
          },
        ],
      },
    ]);
  });

  test('reads a hint and a join in any order', () => {
    for (const text of ['a:b!inner!c(id)', 'a:b!c!inner(id)']) {
      expect(parseSelect(text)).toMatchObject([{ name: 'b', alias: 'a', hint: 'c', inner: true }]);
    }
  });

  test('may be empty', () => {
    expect(parseSelect('')).toEqual([]);
  });

  test.each(['id::', 'a:', '(id)', 'x(', 'x(id', 'x->', 'x!y', '*!x', 'id,,id', 'x(id)y', '"a'])(
    'refuses %s',
    (text) => {
      expect(() => parseSelect(text)).toThrow(RestError);
    },
  );
});

describe('a filter', () => {
  test('reads negation, quantifier and value', () => {
    expect(parseOperation('not.like(any).{a*,b.c}')).toEqual({
      negated: true,
      operation: { kind: 'compare', operator: 'like', quantifier: 'any', value: '{a*,b.c}' },
    });
    expect(parseOperation('eq.')).toMatchObject({ operation: { value: '' } });
    expect(parseOperation('eq.a.b,c)')).toMatchObject({ operation: { value: 'a.b,c)' } });
  });

  test('reads lists with quotes and backslashes', () => {
    expect(parseOperation('in.(1, a b,"c,d","e\\"f","g\\\\",h"i)')).toMatchObject({
      operation: { values: ['1', ' a b', 'c,d', 'e"f', 'g\\', 'h"i'] },
    });
  });

  test('is an argument, where it does not begin with an operator', () => {
    for (const text of ['5', 'eq', 'equal.1', 'fts', 'a.eq.1', '', 'eq(some).1']) {
      expect(parseOperation(text, true)).toBeNull();
    }
    expect(parseOperation('eq.5', true)).not.toBeNull();
    expect(() => parseOperation('in.5', true)).toThrow(RestError);
  });

  test('knows the way to its field', () => {
    expect(parseTreePath('a.b.c->>d')).toEqual({
      path: ['a', 'b'],
      field: { name: 'c', path: [{ arrow: '->>', operand: 'd', isIndex: false }] },
    });
    expect(parseTreePath('"a.b"').field.name).toBe('a.b');
    expect(() => parseTreePath('a.')).toThrow(RestError);
    expect(() => parseTreePath('a=b')).toThrow(RestError);
  });
});

test('logic nests, negates and knows its resource', () => {
  expect(parseLogic('x.not.or', '(a.eq.1,not.and(b.not.is.null,c.in.(1,2)))')).toMatchObject({
    path: ['x'],
    tree: {
      operator: 'or',
      negated: true,
      members: [
        { kind: 'filter' },
        {
          kind: 'group',
          operator: 'and',
          negated: true,
          members: [
            { filter: { negated: true, operation: { kind: 'is' } } },
            { filter: { operation: { kind: 'in', values: ['1', '2'] } } },
          ],
        },
      ],
    },
  });
});

test('order reads directions, nulls, paths and resources', () => {
  expect(parseOrder('a, b.desc.nullslast,c->>d.asc,e.nullsfirst,f(g->h).desc')).toMatchObject([
    { field: { name: 'a' }, direction: null, nulls: null },
    { field: { name: 'b' }, direction: 'desc', nulls: 'last' },
    { field: { name: 'c', path: [{ operand: 'd' }] }, direction: 'asc' },
    { field: { name: 'e' }, direction: null, nulls: 'first' },
    { resource: 'f', field: { name: 'g', path: [{ operand: 'h' }] }, direction: 'desc' },
  ]);
});

test('a query string is decoded once, and badly encoded percent signs stand for themselves', () => {
  expect(parseQueryString('a=b+c&d=%2B%25&e=100%&f=x=y&g&=z')).toEqual([
    ['a', 'b c'],
    ['d', '+%'],
    ['e', '100%'],
    ['f', 'x=y'],
    ['', 'z'],
  ]);
});

test('of a preference said twice the first counts', () => {
  expect(parsePreferences('count=exact, count=planned,return=minimal,max-affected=x,a')).toEqual({
    resolution: null,
    return: 'minimal',
    count: 'exact',
    missing: null,
    handling: null,
    timezone: null,
    maxAffected: null,
    tx: null,
    invalid: ['a'],
  });
});

test('the favourite media type is chosen', () => {
  expect(negotiateMediaType('text/csv;q=0.5, application/json').shape).toBe('array');
  expect(negotiateMediaType('text/html, */*;q=0.1').shape).toBe('array');
  expect(negotiateMediaType('Application/vnd.pgrst.object+json; nulls=stripped')).toMatchObject({
    shape: 'object',
    stripNulls: true,
  });
});

test('a range is what limit, offset and header leave together', () => {
  expect(requestedRange(10, 5, undefined)).toEqual({ offset: 5, limit: 10 });
  expect(requestedRange(10, 5, '0-7')).toEqual({ offset: 5, limit: 3 });
  expect(requestedRange(null, null, '3-')).toEqual({ offset: 3, limit: null });
  expect(requestedRange(null, null, 'nonsense')).toEqual({ offset: 0, limit: null });
  expect(contentRange(0, -1, 0)).toBe('*/0');
  expect(contentRange(0, 9, null)).toBe('0-9/*');
});

test('the columns of a view are traced to their tables', () => {
  const tree =
    '({QUERY :rtable ({RTE :eref {ALIAS :aliasname odd\\}name}}) :targetList ({TARGETENTRY :expr {VAR :varno 1} :resno 1 :resname a :ressortgroupref 0 :resorigtbl 16385 :resorigcol 2 :resjunk false} {TARGETENTRY :expr {CONST} :resno 2 :resname b :resorigtbl 0 :resorigcol 0 :resjunk false}) :havingQual <>})';
  expect(columnOrigins(tree)).toEqual([{ position: 1, originTable: 16385, originColumn: 2 }]);
});

test('a statement is prepared from its second use on', () => {
  const names = new StatementNames();
  expect(names.nameFor('select 1')).toBe('');
  const name = names.nameFor('select 1');
  expect(name).toMatch(/^rest_\d+$/);
  expect(names.nameFor('select 1')).toBe(name);
  expect(names.nameFor('select 2')).toBe('');
});

test.each(['like $1', 'ilike $1', '~ $1', '~* $1', '@@ to_tsquery($1)'])(
  'a search with %s is planned for its value each time',
  (condition) => {
    const names = new StatementNames();
    const text = `select * from "bills" where "bills"."name" ${condition}`;
    expect([names.nameFor(text), names.nameFor(text)]).toEqual(['', '']);
  },
);

test('whatever is written, the answer is a refusal in the words of the protocol or a parse', () => {
  const pieces = 'a b.c,("*:)!-> ->> in.( is. not. eq. {x} \\ % é :: ... or and 1'.split(/(?<= )/);
  const keys = [
    'select',
    'order',
    'or',
    'x.and',
    'columns',
    'on_conflict',
    'a',
    'a.b',
    '"',
    'limit',
  ];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed >>> 16) % below;
  };
  for (let round = 0; round < 5000; round += 1) {
    const text = Array.from({ length: random(9) }, () =>
      random(3) ? pieces[random(pieces.length)]?.trim() : 'a'.repeat(random(3)),
    ).join(random(2) ? '' : ' ');
    try {
      parseQueryParameters([[keys[random(keys.length)] ?? '', text]], random(2) === 0);
    } catch (error) {
      expect(error).toBeInstanceOf(RestError);
    }
  }
});
