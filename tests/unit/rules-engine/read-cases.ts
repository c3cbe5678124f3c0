import type { Care } from '#rules/engine/care';
import type { PartKind } from '#rules/engine/reasons';
import type { Condition, Edition, Household } from '#rules/engine/types';
import { type Row, tablesIn } from '../../support/markdown-tables';
import { cents, type Facts, readFacts } from './read-facts';

/** A part of a bill in the words of the document, such as `A · IUA · $3,000.00 · procedures#iua`. */
export type CasePart = string;

/** Facts and bills, and what the answer must be. */
export type Situation = { household: Household; editions: Edition[]; parts: CasePart[] };

export type WorkedCase = {
  title: string;
  first: Situation;
  later?: Situation;
  refused?: string;
  needs: Row[];
  meters: Row[];
  years: Row[];
  differences: Row[];
};

const kinds: Record<string, PartKind> = {
  discount: 'discount',
  'other payer': 'otherPayer',
  'not eligible': 'notEligible',
  IUA: 'iua',
  'below minimum': 'belowMinimum',
  'above limit': 'aboveLimit',
  'can be shared': 'shareable',
  undecided: 'undecided',
};

/** The cases of `rules/worked-cases.md`. */
export function readCases(document: string): WorkedCase[] {
  return document
    .split(/^### /m)
    .slice(1)
    .map((section) => readCase(section.split(/^## /m)[0] ?? ''));
}

function readCase(section: string): WorkedCase {
  const title = section.split('\n')[0] ?? '';
  const [before = '', after] = section.split(/^Later:$/m);
  const tables = tablesIn(before);
  const laterTables = tablesIn(after ?? '');
  const all = [...tables, ...laterTables];
  const facts = readFacts(all.find((table) => 'fact' in (table[0] ?? {})) ?? []);
  const rows = (column: string) => all.filter((table) => column in (table[0] ?? {})).flat();
  const refused = /^Refused: `(\w+)`$/m.exec(section)?.[1];
  return {
    title,
    first: readSituation(facts, tables),
    ...(after !== undefined && { later: readSituation(facts, laterTables) }),
    ...(refused && { refused }),
    needs: rows('first day'),
    meters: rows('IUAs on'),
    years: rows('year of'),
    differences: rows('back to the community'),
  };
}

function readSituation(facts: Facts, tables: Row[][]): Situation {
  const bills = tables.filter((table) => 'charge' in (table[0] ?? {})).flat();
  const answer = tables.filter((table) => 'part' in (table[0] ?? {})).flat();
  const names = new Set([...Object.keys(facts.conditions), ...bills.map(({ need = '' }) => need)]);
  return {
    household: {
      ...facts.household,
      conditions: [...names].map((id) => ({ ...facts.conditionOf(id), lines: linesOf(id, bills) })),
    },
    editions: facts.editions,
    parts: answer.map(({ bill, part = '', amount, rule, edition }) => {
      if (!kinds[part]) throw new Error(`There is no part "${part}"`);
      return [bill, kinds[part], cents(amount), rule, ...(edition ? [edition] : [])].join(' · ');
    }),
  };
}

function linesOf(need: string, bills: Row[]): Condition['lines'] {
  return bills
    .filter((bill) => bill.need === need)
    .map((bill) => ({
      id: bill.bill ?? '',
      day: bill.date ?? '',
      care: bill.care as Care,
      charge: cents(bill.charge),
      discount: cents(bill.discount),
      otherPayer: cents(bill['other payer']),
      ...(bill.visits && { visits: Number(bill.visits) }),
    }));
}
