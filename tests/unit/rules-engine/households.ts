import fc from 'fast-check';
import { engineFigures } from '~/content/rules/engine-figures';
import { type Care, excludedCares } from '~/shared/rules-engine/care';
import { addDays } from '~/shared/rules-engine/days';
import type { Condition, Day, Edition, Household, Line } from '~/shared/rules-engine/types';

const people = ['Ana', 'Bruno', 'Clara'];

/** Weighted toward care whose amounts interact. */
const care = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Care>('general') },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Care>('recovery', 'apnea-follow-up', 'allergy', 'apnea-device'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Care>('apnea-rental', 'prenatal', 'home-care', 'orthotics'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Care>(
      'unclear',
      'death-assistance',
      'death-assistance',
      ...excludedCares,
    ),
  },
);

/** Days around start dates, changes and anniversaries of five years. */
const day: fc.Arbitrary<Day> = fc.oneof(
  fc.integer({ min: 0, max: 1900 }).map((days) => addDays('2026-01-01', days)),
  fc.integer({ min: 0, max: 400 }).map((days) => addDays('2027-01-01', days)),
  fc.constantFrom('2025-12-31', '2026-01-01', '2027-01-01', '2028-02-29', '2029-02-28'),
);

/** Around the thresholds of the rules, and up to ten digits. */
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 1_000_000 }) },
  { weight: 3, arbitrary: fc.constantFrom(0, 1, 50_000, 50_001, 150_000, 300_000, 1_000_000) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 20_000_000 }) },
  { weight: 1, arbitrary: fc.constant(9_999_999_999) },
);

const share = fc.constantFrom(0, 0, 0, 0.1, 0.5, 1);

const line: fc.Arbitrary<Omit<Line, 'id'>> = fc
  .tuple(day, care, amount, share, share, fc.integer({ min: 0, max: 40 }))
  .map(([date, kind, charge, discounted, paid, visits]) => {
    const discount = Math.floor(charge * discounted);
    return {
      day: date,
      care: kind,
      charge,
      discount,
      otherPayer: Math.floor((charge - discount) * paid),
      visits,
    };
  });

const condition: fc.Arbitrary<Omit<Condition, 'id'>> = fc.record({
  personId: fc.constantFrom(...people),
  kind: fc.constantFrom('illness', 'illness', 'illness', 'accident', 'maternity', 'death'),
  preExisting: fc.constantFrom('no', 'yes', 'unknown'),
  isChronic: fc.boolean(),
  otherSigns: fc.array(day, { maxLength: 2 }),
  dueDate: fc.option(day, { nil: undefined }),
  iuaReduction: fc.constantFrom(0, 0, 1, 50_000, 400_000),
  iuaPaidOn: fc.array(day, { maxLength: 3 }),
  lines: fc
    .array(line, { maxLength: 6 })
    .map((lines) => lines.map((one, index) => ({ ...one, id: `${index}` }))),
});

const iua = fc.constantFrom(150_000, 300_000, 600_000);

/** Households of up to three people and seven conditions. */
export const household: fc.Arbitrary<Household> = fc
  .record({
    iuaChoices: fc.array(fc.record({ from: day, amount: iua }), { minLength: 1, maxLength: 3 }),
    lapses: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(day, fc.option(fc.integer({ min: 1, max: 40 })))
          .map(([from, days]) => [
            { from, paidOn: days === null ? null : addDays(from, days), until: null },
          ]),
      },
    ),
    starts: fc.tuple(fc.constantFrom('2026-01-01', '2024-02-29'), day, day),
    earlier: fc.oneof(
      fc.constant([]),
      fc
        .integer({ min: 0, max: 700 })
        .map((days) => [{ from: '2024-03-01', until: addDays('2024-03-01', days) }]),
    ),
    childBornOn: fc.option(fc.constantFrom('2000-11-13', '2004-02-29'), { nil: undefined }),
    conditions: fc.array(condition, { maxLength: 7 }),
  })
  .map(({ iuaChoices, lapses, starts, earlier, childBornOn, conditions }) => ({
    iuaChoices,
    lapses,
    people: people.map((id, index) => ({
      id,
      periods: [{ from: starts[index] as Day, until: null }, ...(index > 0 ? earlier : [])],
      ...(id === 'Bruno' && { relation: 'spouse' as const }),
      ...(id === 'Clara' && childBornOn && { childBornOn, relation: 'child' as const }),
    })),
    conditions: conditions.map((one, index) => ({
      ...one,
      id: `need ${index}`,
      lines: one.lines.map((each) => ({ ...each, id: `${index}-${each.id}` })),
    })),
  }));

const figures = engineFigures();

/** One edition, or two with different figures. */
export const editions: fc.Arbitrary<Edition[]> = fc
  .record({
    effectiveOn: day,
    changes: fc.record({
      iuaHouseholdCount: fc.integer({ min: 1, max: 4 }),
      iuaHouseholdThreshold: fc.constantFrom(0, 50_000, 100_000),
      adjustmentYear2: fc.constantFrom(0, 100_000, 3_000_000),
      recoverySessions: fc.integer({ min: 0, max: 60 }),
      recoveryAmount: fc.constantFrom(0, 100_000, 1_000_000),
      allergyPeriod: fc.constantFrom(6, 12, 24),
      allergyAmount: fc.constantFrom(50_000, 200_000),
    }),
    isAlone: fc.boolean(),
  })
  .map(({ effectiveOn, changes, isAlone }) => [
    { number: 1, effectiveOn: '2026-01-01', figures },
    ...(isAlone ? [] : [{ number: 2, effectiveOn, figures: { ...figures, ...changes } }]),
  ]);
