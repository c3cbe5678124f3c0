import { describe, expect, test } from 'vitest';
import { normalizeWord } from '../../app/command-center/kit/import/csv-columns.ts';
import { columnsOf, decodeCsv, parseCsv } from '../../app/command-center/kit/import/read-csv.ts';
import {
  derivedTitles,
  type ImportColumn,
  memberColumns,
} from '../../app/command-center/members/import/import-columns.ts';
import { readLines } from '../../app/command-center/members/import/read-cells.ts';
import {
  ambiguousDate,
  type DateOrder,
} from '../../app/command-center/members/import/read-dates.ts';
import english from '../../app/shared/i18n/locales/en/command-center/import-members.json' with {
  type: 'json',
};
import englishWords from '../../app/shared/i18n/locales/en/command-center/manage-members.json' with {
  type: 'json',
};
import portuguese from '../../app/shared/i18n/locales/pt-BR/command-center/import-members.json' with {
  type: 'json',
};
import portugueseWords from '../../app/shared/i18n/locales/pt-BR/command-center/manage-members.json' with {
  type: 'json',
};
import { memberFiles } from '../support/member-files.ts';

const required = 'email,first_name,last_name';

/** What becomes of the cells of one column, in lines that are otherwise right. */
function readColumn(column: ImportColumn, cells: string[], others: Record<string, string> = {}) {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const titles = [column, ...Object.keys(others)].join(',');
  const text = cells.map((cell) => [cell, ...Object.values(others)].map(quoted).join(','));
  const sheet = parseCsv([`${titles},`, ...text].join('\n'));
  const lines = readLines(sheet, columnsOf(sheet.titles, memberColumns));
  return lines.map(({ values, unreadable }) => values[column] ?? unreadable[0]?.reason);
}

describe('A file of members as other programs write it', () => {
  test.each(memberFiles)('can be: $name', ({ bytes, order, stored, refused }) => {
    const sheet = parseCsv(decodeCsv(bytes) ?? '');
    const mapping = columnsOf(sheet.titles, memberColumns);
    expect(ambiguousDate(sheet, mapping) !== undefined).toBe(order !== undefined);
    const lines = new Map(readLines(sheet, mapping, order).map((line) => [line.row, line]));
    for (const [row, values] of Object.entries(stored)) {
      expect(lines.get(Number(row))).toMatchObject({ values, unreadable: [] });
    }
    for (const row of Object.keys(refused)) expect(lines.has(Number(row))).toBe(true);
  });
});

describe('Dates', () => {
  const read = (cells: string[], order?: DateOrder) => {
    const sheet = parseCsv(
      [`${required},date_of_birth`, ...cells.map((cell) => `,a,b,"${cell}"`)].join('\n'),
    );
    return readLines(sheet, columnsOf(sheet.titles, memberColumns), order).map(
      ({ values, unreadable }) => values.date_of_birth ?? unreadable[0]?.reason,
    );
  };

  test.each([
    '1985-03-01',
    '1985/3/1',
    '1985-03-01 00:00:00',
    '1985-03-01T00:00:00.000Z',
    '1 de março de 1985',
    '1º de março de 1985',
    'sexta-feira, 1 de março de 1985',
    'Friday, March 1, 1985',
    'Mar 1st, 1985',
    '1-mar-1985',
    '01 Mar 1985',
  ])('can be written as %s', (text) => {
    expect(read([text])).toEqual(['1985-03-01']);
  });

  test('have the order that one of them shows', () => {
    expect(read(['3/4/1985', '13.4.1985'])).toEqual(['1985-04-03', '1985-04-13']);
    expect(read(['3/4/1985', '4-13-1985'])).toEqual(['1985-03-04', '1985-04-13']);
  });

  test('are refused if both orders are possible and none is chosen', () => {
    expect(read(['3/4/1985', '5/5/1985'])).toEqual(['date_order', '1985-05-05']);
    expect(read(['3/4/1985'], 'day-month')).toEqual(['1985-04-03']);
    expect(read(['3/4/1985'], 'month-day')).toEqual(['1985-03-04']);
  });

  test.each([
    ['1985-02-29', 'not_a_date'],
    ['soon', 'not_a_date'],
    ['29/02/1985', 'not_a_date'],
    ['1985-03-01 14:30', 'not_a_date'],
    ['1 banana 1985', 'not_a_date'],
    ['01/03/85', 'date_year'],
    ['1-mar-85', 'date_year'],
    ['31107', 'date_number'],
  ])('cannot be %s', (text, reason) => {
    expect(read([text])).toEqual([reason]);
  });
});

test.each([
  ['1.234,50', '1234.50'],
  ['$1,234.50', '1234.50'],
  ['US$ 489', '489.00'],
  ['489,5', '489.50'],
  ['1.000', '1000.00'],
  ['(489.00)', 'not_negative'],
  ['R$ 489,00', 'not_an_amount'],
  ['489.0000', 'not_an_amount'],
  ['489.000', 'plausible'],
  ['free', 'not_an_amount'],
])('The amount %s is read as %s', (text, value) => {
  expect(readColumn('monthly_cost', [text])).toEqual([value]);
});

test('A separator before three digits is no thousand in a column where it separates the cents', () => {
  expect(readColumn('iua', ['1,500', '500,00'])).toEqual(['amount_sign', '500.00']);
  expect(readColumn('iua', ['1.500', '500,00'])).toEqual(['1500.00', '500.00']);
});

test.each([
  ['561.555.0101', '', '+1 561 555 0101'],
  ['1 (561) 555-0101', '', '+1 561 555 0101'],
  ['+44 20 7946 0958', '', '+44 20 7946 0958'],
  ['5511987654321', '', '+55 11 98765 4321'],
  ['(11) 98765-4321', '', '+55 11 98765 4321'],
  ['(11) 3456-7890', 'Brasil', '+55 11 3456 7890'],
  ['(11) 3456-7890', '', 'phone'],
  ['561 555 0101 / 561 555 0102', '', 'phone'],
  ['call me', '', 'phone'],
])('The phone number %s with the country “%s” is read as %s', (text, country, value) => {
  expect(readColumn('phone_number', [text], { country })).toEqual([value]);
});

test.each([
  ['2108', 'MA', '02108'],
  ['2108-1234', 'Massachusetts', '02108-1234'],
  ['021081234', 'MA', '02108-1234'],
  ['901', 'PR', '00901'],
  ['33432-1234', '', '33432-1234'],
  ['2108', '', 'zip_zero'],
  ['2108', 'FL', 'zip_zero'],
  ['501', 'NY', 'zip_zero'],
  ['ABC', 'FL', 'zip'],
])('The ZIP code %s in “%s” is read as %s', (text, state, value) => {
  expect(readColumn('zip_code', [text], { state })).toEqual([value]);
});

test('Addresses abroad are stored as written, with a complete postal code of Brazil', () => {
  expect(readColumn('state', ['São Paulo'], { country: 'Brasil' })).toEqual(['São Paulo']);
  expect(readColumn('zip_code', ['01310100', '1310100'], { country: 'Brazil' })).toEqual([
    '01310-100',
    'cep',
  ]);
  expect(readColumn('zip_code', ['K1A 0B1'], { country: 'Canada' })).toEqual(['K1A 0B1']);
});

test.each([
  [' ANA@Example.com ', 'ana@example.com'],
  ['Ana Souza <ana@example.com>', 'ana@example.com'],
  ['mailto:ana@example.com', 'ana@example.com'],
  ['ana@example.com; bia@example.com', 'valid'],
  ['ana@example', 'valid'],
])('The email %s is read as %s', (text, value) => {
  expect(readColumn('email', [text])).toEqual([value]);
});

test('Spreadsheet damage is named in every column, and real names are no damage', () => {
  expect(
    readColumn('first_name', [
      '5,61556E+09',
      '#VALOR!',
      '#####',
      'JoÃ£o',
      'Jo\ufffdo',
      'IRMÃ',
      'Ângela',
      'E10',
    ]),
  ).toEqual([
    'scientific',
    'formula_error',
    'too_narrow',
    'garbled',
    'garbled',
    'IRMÃ',
    'Ângela',
    'E10',
  ]);
});

test.each([
  ['English', english, englishWords],
  ['Portuguese', portuguese, portugueseWords],
])(
  'Every heading of the export in %s is known, and so is that of the lines to fix',
  (_, texts, words) => {
    const { number, advisor, login, since } = words.members.columns;
    for (const title of [number, advisor, login, since, texts.table.problem]) {
      expect(derivedTitles).toContain(normalizeWord(title));
      expect(columnsOf([title], memberColumns)).toEqual([undefined]);
    }
  },
);
