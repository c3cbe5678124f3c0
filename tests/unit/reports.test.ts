import { describe, expect, test } from 'vitest';
import { answerForm, answerValue } from '../../app/command-center/books/reports/answer-form.ts';
import {
  completeReport,
  differences,
  fieldValue,
} from '../../app/command-center/books/reports/complete-report.ts';
import type { ReportContent } from '../../app/command-center/books/reports/fetch-report.ts';
import { reportCsv } from '../../app/command-center/books/reports/report-csv.ts';
import { periodName, periodsUntil } from '../../app/command-center/books/reports/report-periods.ts';
import { filedTexts, writeValue } from '../../app/command-center/books/reports/write-value.ts';
import { colorado } from '../../app/content/reports/colorado.ts';
import { reports } from '../../app/content/reports/reports.ts';
import { printable } from '../../app/shared/documents/pdf-document.ts';

const figures = {
  people: 12,
  households: 5,
  people_at_end: 9,
  requests: 0,
  collected: 1_000_000,
  administration: 125_000,
  requested: 9_999_999_999,
  eligible: 0,
  not_eligible: 0,
  paid: 0,
  shared: 0,
  paid_to_members: 0,
  paid_to_providers: 0,
  unpaid: 0,
  fund_used: 0,
  fund: 0,
  states: ['CO', 'FL'],
};
const content: ReportContent = { figures: { state: figures, national: figures }, answers: {} };

describe('Definitions of reports', () => {
  test.each(reports.map((report) => ({ id: report.id, report })))(
    '$id has a value, "not held" or a missing answer in every field, and each field once',
    ({ report }) => {
      const fields = completeReport(report, content);
      expect(new Set(fields.map(({ field }) => field.id)).size).toBe(fields.length);
      for (const { field, value } of fields) {
        expect(field.id).toMatch(/^[a-z-]{1,60}$/);
        expect(value.is === 'missing').toBe(field.source.from === 'answer');
        expect(value.is).not.toBe('not-held');
      }
    },
  );

  test('say that a figure is not held, never zero', () => {
    const unknown = { ...figures, administration: null };
    const fields = completeReport(colorado, {
      ...content,
      figures: { state: unknown, national: unknown },
      answers: { reserve: { value: null, is_not_held: true } },
    });
    const held = fields.filter(({ value }) => value.is === 'not-held').map(({ field }) => field.id);
    expect(held).toEqual(['administration', 'administration-share', 'reserve']);
  });

  test('name what differs from an attested version', () => {
    const later = { ...figures, requested: 100 };
    const changes = differences(colorado, content, {
      ...content,
      figures: { state: later, national: figures },
    });
    expect(changes).toMatchObject([
      { field: { id: 'requested' }, before: { number: 9_999_999_999 }, after: { number: 100 } },
    ]);
  });
});

describe('The exported report', () => {
  test('has no cell that starts a formula, and every amount of ten digits', async () => {
    const fields = completeReport(colorado, {
      ...content,
      answers: {
        contact: {
          value: '=HYPERLINK("https://example.org")\n+1 561 555 0100',
          is_not_held: false,
        },
        counties: { value: ['@SUM(A1)', 'Denver;=1+1'], is_not_held: false },
      },
    });
    const csv = await reportCsv(colorado, '2025', 'Draft, not attested.', fields);
    expect(csv).toContain('$99,999,999.99');
    expect(csv).toContain(`"'=HYPERLINK`);
    expect(csv).not.toMatch(/(^|[,;])"?\s*[=@]/m);
    expect(csv).toContain('12.50%');
    expect(csv.match(/Draft, not attested\./g)).toHaveLength(fields.length);
  });

  test('prints letters of the typeface, and a question mark for an emoji', () => {
    expect(printable('José 🎉👩‍👩‍👧 Conceição\n“ok”')).toBe('José ? Conceição\n“ok”');
    expect(printable('Jose\u0301')).toBe('José');
  });
});

describe('Typed answers', () => {
  const table = { from: 'answer', kind: 'table', columns: [{ en: 'A', 'pt-BR': 'A' }] } as const;

  test.each([
    [{ from: 'answer', kind: 'cents' } as const, 9_999_999_999, '99,999,999.99'],
    [{ from: 'answer', kind: 'count' } as const, 240, '240'],
    [{ from: 'answer', kind: 'list' } as const, ['Denver', 'Boulder'], 'Denver\nBoulder'],
    [{ from: 'answer', kind: 'text' } as const, 'Eva Melo 🎉', 'Eva Melo 🎉'],
  ])('%j is the same after it is opened again', (source, value, text) => {
    const form = answerForm({ value, is_not_held: false }, source, 'en');
    expect(form.text).toBe(text);
    expect(answerValue(form, source)).toEqual(value);
  });

  test('a table has no empty rows', () => {
    const form = {
      text: '',
      rows: [{ cells: [' Eva '] }, { cells: [' '] }],
      isNone: false,
      isNotHeld: false,
    };
    expect(answerValue(form, table)).toEqual([['Eva']]);
    expect(answerForm(undefined, table, 'en').rows).toEqual([{ cells: [''] }]);
  });

  test('none is an answer, and stays one after it is opened again', () => {
    const form = { ...answerForm(undefined, table, 'en'), isNone: true };
    expect(answerValue(form, table)).toEqual([]);
    expect(answerForm({ value: [], is_not_held: false }, table, 'en').isNone).toBe(true);
    const field = { id: 'a', label: { en: 'A', 'pt-BR': 'A' }, statute: '', source: table };
    const value = fieldValue(field, {
      ...content,
      answers: { a: { value: [], is_not_held: false } },
    });
    expect(writeValue(value, 'en', filedTexts)).toEqual(['None']);
  });

  test('a row of a table names the columns that it has', () => {
    const columns = [
      { en: 'Name', 'pt-BR': 'Nome' },
      { en: 'Office', 'pt-BR': 'Cargo' },
    ];
    const value = {
      is: 'table' as const,
      columns,
      rows: [
        ['', 'Treasurer'],
        ['Eva', ''],
      ],
    };
    expect(writeValue(value, 'en', filedTexts)).toEqual(['Office: Treasurer', 'Name: Eva']);
  });
});

test('periods are years or months that have begun', () => {
  expect(periodsUntil('2026-02-10', 'year').slice(0, 2)).toEqual(['2026', '2025']);
  expect(periodsUntil('2026-02-10', 'month').slice(0, 3)).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
  ]);
  expect(periodName('2026-03', 'en')).toBe('March 2026');
  expect(periodName('2026-03', 'pt-BR')).toBe('março de 2026');
});
