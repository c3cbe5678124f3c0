import { describe, expect, test } from 'vitest';
import { sessionPhase } from '../../app/command-center/frame/session-clock.ts';
import {
  readListRequest,
  searchPatterns,
  writeListRequest,
} from '../../app/command-center/kit/list/list-request.ts';
import { writeCsv } from '../../app/shared/format/csv.ts';

const definition = {
  sorts: ['name', 'created_at'],
  defaultSort: '-created_at',
  filters: { status: ['active', 'inactive'] },
};

const read = (address: string) => readListRequest(new URLSearchParams(address), definition);

describe('The address of a list', () => {
  test('contains search, sort, filters, and page', () => {
    expect(read('q=ana&sort=name&page=3&size=50&status=active&status=inactive')).toEqual({
      search: 'ana',
      sort: 'name',
      page: 3,
      size: 50,
      filters: { status: ['active', 'inactive'] },
    });
  });

  test('falls back to defaults for invalid values', () => {
    expect(read('sort=password_hash&page=-1&size=100000&status=nonsense')).toEqual(read(''));
  });

  test('accepts free values only if they match a pattern', () => {
    const days = { ...definition, filters: { from: /^\d{4}-\d\d-\d\d$/ } };
    const from = (address: string) => readListRequest(new URLSearchParams(address), days).filters;
    expect(from('from=2026-01-31')).toEqual({ from: ['2026-01-31'] });
    expect(from('from=2026-01-31;drop')).toEqual({ from: [] });
  });

  test('returns to the first page if anything else changes, and keeps the rest', () => {
    const before = new URLSearchParams('q=ana&page=3&open=42');
    const after = writeListRequest(before, definition, { filters: { status: ['active'] } });
    expect(after.toString()).toBe('q=ana&open=42&status=active');
  });
});

test('A search ignores accents and treats input as text, not as a pattern', () => {
  expect(searchPatterns('  João  100%_ ')).toEqual(['%joao%', '%100\\%\\_%']);
  expect(searchPatterns('')).toEqual([]);
});

test('A phone number is found by its digits, in any format', () => {
  for (const typed of ['(561) 555-0142', '561.555.0142', ' 561 555 0142']) {
    expect(searchPatterns(typed)).toEqual(['%5615550142%']);
  }
  expect(searchPatterns('2024 10')).toEqual(['%2024%', '%10%']);
});

test('An exported cell cannot become a formula, and numbers stay numbers', async () => {
  const cells = [
    '=cmd|calc',
    '+1 561',
    '-2',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '＝1',
    'João, "Jr"',
    'a=b',
    'Rua A; =1+1',
    'x\t@SUM(A1)',
    'b; c',
  ];
  const text = await writeCsv(
    [{ title: '=title', value: (row: string | number) => row }],
    [...cells, -12.5],
  );
  expect(text.split('\r\n')).toEqual([
    '\ufeff"\'=title"',
    `"'=cmd|calc"`,
    `"'+1 561"`,
    `"'-2"`,
    `"'@SUM(A1)"`,
    `"'\t'=1"`,
    `"' =1"`,
    `"'＝1"`,
    '"João, ""Jr"""',
    'a=b',
    `Rua A; '=1+1`,
    `x\t'@SUM(A1)`,
    'b; c',
    '-12.5',
    '',
  ]);
});

describe('A session of the Command Center', () => {
  const minutes = (count: number) => count * 60_000;
  const at = (now: number, used: number, renewed = 0, expires = minutes(720)) =>
    sessionPhase({
      now: minutes(now),
      used: minutes(used),
      renewed: minutes(renewed),
      expires,
    }).name;

  test('is renewed while it is used, at most every two minutes', () => {
    const used = { now: minutes(3), used: minutes(2.5), renewed: 0, expires: minutes(720) };
    expect(sessionPhase(used)).toEqual({ name: 'open', isRenewalDue: true });
    expect(sessionPhase({ ...used, renewed: minutes(2) })).toEqual({
      name: 'open',
      isRenewalDue: false,
    });
  });

  test('warns after 28 idle minutes and ends after 30', () => {
    expect([at(27, 0), at(28, 0), at(30, 0)]).toEqual(['open', 'ending', 'over']);
  });

  test('ends after twelve hours, even if it is in use', () => {
    expect([at(717, 717, 717), at(718, 718, 718), at(720, 720, 720)]).toEqual([
      'open',
      'ending',
      'over',
    ]);
  });
});
