import { describe, expect, test } from 'vitest';
import { readCsv } from '../../app/command-center/kit/import/read-csv.ts';
import {
  cellKey,
  newDraft,
  nextStart,
  problemsOf,
  readTableLines,
  sentTable,
  type TableColumn,
  tableColumns,
} from '../../app/command-center/settings/contributions/table-draft.ts';

const at = { retired_at: null, created_at: '', updated_at: '' };
const plans = [
  {
    ...at,
    id: 'plan',
    name: 'familia',
    label: 'Mutirão Família',
    label_en: 'Mutirão Family',
    description: null,
    description_en: null,
    position: 1,
  },
];
const amounts = [
  { ...at, id: 'low', amount: 1500 },
  { ...at, id: 'high', amount: 3000 },
];
const households = { casal: 'couple', 'mãe ou pai com filhos': 'single_parent' } as const;

function read(text: string) {
  const { lines } = readCsv<TableColumn>(text, tableColumns);
  return readTableLines(lines, { plans, amounts, households }, 'en');
}

describe('A file of contributions', () => {
  test('may name plans and households in both languages, and amounts as people write them', () => {
    const read2 = read(
      'Plano;Família;Idade inicial;Idade final;IUA;Mensal\n' +
        'familia;Casal;18;29;US$ 3.000,00;350,5\n' +
        'MUTIRÃO FAMILY;couple;30;;3000;1.400,00\n' +
        'Mutirão Família;Mãe ou pai com filhos;18;;1500;200\n' +
        'Mutirão Família;single_parent;30;;1500;220\n',
    );
    const key = (household: 'couple' | 'single_parent', iua: string, age: number) =>
      cellKey({ plan: 'plan', household, iua, age });
    expect(read2).toEqual({
      ages: '18, 30',
      cells: {
        [key('couple', 'high', 18)]: '350.50',
        [key('couple', 'high', 30)]: '1,400.00',
        [key('single_parent', 'low', 18)]: '200.00',
        [key('single_parent', 'low', 30)]: '220.00',
      },
    });
  });

  const title = 'plan,household,from_age,to_age,iua,monthly\n';
  test.each([
    ['an unknown plan', 'ouro,couple,18,,3000,1', 'plan'],
    ['an unknown household', 'familia,village,18,,3000,1', 'household'],
    ['an IUA that is not there', 'familia,couple,18,,4000,1', 'iua'],
    ['half a year', 'familia,couple,18.5,,3000,1', 'age'],
    ['an age of 121', 'familia,couple,121,,3000,1', 'age'],
    ['nothing to pay', 'familia,couple,18,,3000,0', 'amount'],
    ['another currency', 'familia,couple,18,,3000,R$ 5', 'amount'],
    ['a comma without quotes', 'familia,couple,18,,3000,1,150.00', 'cells'],
    ['an open quote', 'familia,couple,18,,3000,"1', 'cells'],
    ['an amount twice', 'familia,couple,18,,3000,1\nfamilia,couple,18,,3000,2', 'twice'],
    ['bands that overlap', 'familia,couple,18,30,3000,1\nfamilia,couple,30,,3000,2', 'overlap'],
    ['a gap', 'familia,couple,18,28,3000,1\nfamilia,couple,30,,3000,2', 'gap'],
  ])('with %s is refused by line and reason', (_what, lines, code) => {
    const result = read(title + lines);
    expect('problems' in result && result.problems.map((problem) => problem.code)).toEqual([code]);
  });
});

describe('A typed table', () => {
  const draft = {
    ...newDraft('2030-01-01', 'en'),
    ages: '18, 30',
    cells: {
      [cellKey({ plan: 'plan', household: 'couple', iua: 'high', age: 18 })]: '100',
      [cellKey({ plan: 'plan', household: 'couple', iua: 'high', age: 30 })]: '150.5',
      // Of an age that was removed.
      [cellKey({ plan: 'plan', household: 'couple', iua: 'high', age: 45 })]: '200',
    },
  };

  test('is sent in cents, without the amounts of removed ages', () => {
    expect(problemsOf(draft)).toEqual([]);
    expect(sentTable(draft)).toMatchObject({
      starts_on: '2030-01-01',
      from_ages: [18, 30],
      amounts: [
        { from_age: 18, cents: 10_000 },
        { from_age: 30, cents: 15_050 },
      ],
    });
  });

  test.each([
    ['ages', { ages: 'eighteen' }],
    ['ages', { ages: '' }],
    ['agesOrder', { ages: '18, 30, 30' }],
    ['agesFirst', { ages: '30' }],
    ['empty', { cells: {} }],
    ['missing', { ages: '18, 30, 60' }],
    ['start', { startsOn: '' }],
  ])('says what is wrong: %s', (code, change) => {
    expect(problemsOf({ ...draft, ...change }).map((problem) => problem.code)).toEqual([code]);
  });

  test('begins with this month if it is the first, and leaves time for the notice otherwise', () => {
    expect(nextStart([], '2030-11-15')).toBe('2030-11-01');
    expect(nextStart([{ starts_on: '2030-01-01' }], '2030-11-30')).toBe('2031-01-01');
    // March 1 is 29 days later.
    expect(nextStart([{ starts_on: '2030-01-01' }], '2031-01-31')).toBe('2031-04-01');
    const taken = [{ starts_on: '2030-01-01' }, { starts_on: '2031-01-01' }];
    expect(nextStart(taken, '2030-11-01')).toBe('2031-02-01');
  });
});
