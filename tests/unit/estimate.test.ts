import { describe, expect, test } from 'vitest';
import { engineFigures } from '#rules/edition';
import type { HouseholdFacts } from '../../app/portal/home/year/fetch-member-year.ts';
import { estimateOf } from '../../app/portal/requests/outlook/estimate.ts';

const facts = {
  household: {
    iuaChoices: [{ from: '2025-01-01', amount: 300_000 }],
    lapses: [],
    people: [{ id: 'ana', periods: [{ from: '2025-01-01', until: null }] }],
    conditions: [],
  },
  editions: [{ number: 1, effectiveOn: '2000-01-01', figures: engineFigures() }],
  people: [{ id: 'ana', first_name: 'Ana' }],
  deadlines: [],
  letters: [],
} as unknown as HouseholdFacts;

const request = {
  kind: 'illness',
  service_date: '2026-09-14',
  person_id: null,
  had_before: 'no',
  other_payer: 'no',
  amount_cents: 420_000,
};

/** Who has what, and why the hard part is hard. */
function summaryOf(changes: object, household: HouseholdFacts) {
  const estimate = estimateOf({ ...request, ...changes }, household);
  return estimate && { ...estimate, hard: estimate.hard.map(({ reason }) => reason) };
}

test('Ana’s bill of $4,200 leaves at most her IUA of $3,000 with her', () => {
  expect(summaryOf({}, facts)).toEqual({
    ...{ own: 300_000, shareable: 120_000, undecided: 0, isIuaOnly: true, hard: ['iua'] },
  });
});

test('A bill below the IUA stays with her', () => {
  expect(summaryOf({ amount_cents: 90_000 }, facts)).toEqual({
    ...{ own: 90_000, shareable: 0, undecided: 0, isIuaOnly: true, hard: ['iua'] },
  });
});

describe('In the first year of a membership', () => {
  const from = '2026-03-01';
  const people = [{ id: 'ana', periods: [{ from, until: null }] }];
  const household = { ...facts.household, people, iuaChoices: [{ from, amount: 300_000 }] };
  const newMember = { ...facts, household } as HouseholdFacts;

  test('a person decides about what she may have had before', () => {
    expect(summaryOf({ had_before: 'unsure' }, newMember)).toEqual({
      ...{ own: 300_000, shareable: 0, undecided: 120_000, isIuaOnly: true },
      hard: ['iua', 'preExistingUnknown'],
    });
  });

  test('what she had before stays with her, and not because of the IUA', () => {
    expect(summaryOf({ had_before: 'yes' }, newMember)).toEqual({
      ...{ own: 420_000, shareable: 0, undecided: 0, isIuaOnly: false },
      hard: ['iua', 'adjustmentFirstYear'],
    });
  });
});

test.each([
  ['no amount', { amount_cents: null }],
  ['no date', { service_date: null }],
  ['another payer', { other_payer: 'yes' }],
  ['a pregnancy', { kind: 'maternity' }],
  ['preventive care', { kind: 'prevention' }],
  ['a death', { kind: 'death' }],
  ['a person who is not in the membership', { person_id: 'theo' }],
])('There is no estimate with %s', (_, change) => {
  expect(estimateOf({ ...request, ...change }, facts)).toBeUndefined();
});

test('There is no estimate before the household has an IUA', () => {
  const household = { ...facts.household, iuaChoices: [] };
  expect(estimateOf(request, { ...facts, household })).toBeUndefined();
});
