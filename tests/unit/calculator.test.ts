import { describe, expect, test } from 'vitest';
import { evaluate } from '#rules/engine/evaluate';
import { membershipYear } from '~/portal/requests/list/membership-year';
import {
  answers,
  beginnings,
  type Choices,
  firstChoices,
  readAmount,
  starts,
  validChoices,
  withBill,
  withStart,
  years,
} from '~/site/what-would-i-pay/choices';
import { loadCalculator } from '~/site/what-would-i-pay/load-calculator';
import { householdOf, whoPays } from '~/site/what-would-i-pay/who-pays';

const { examples, iuas, edition, ruleNames } = await loadCalculator('en');
const first = firstChoices(examples, iuas);

/** The parts in dollars, as `iua 3000 shareable 1800`. */
function divided(choices: Partial<Choices>): string {
  const { parts } = whoPays({ ...first, ...choices }, edition);
  return parts.map(({ kind, amount }) => `${kind} ${amount / 100}`).join(' ');
}

/** Every combination of answers, with bills below, at and above the limits. */
const all: Choices[] = starts.flatMap((start) =>
  [1, 150_000, 300_001, 1_234_567, 9_999_999_999].flatMap((bill) =>
    iuas.flatMap((iua) =>
      years.flatMap((year) =>
        answers.flatMap((preExisting) =>
          beginnings.flatMap((pregnancy) =>
            [0, Math.floor(bill / 3), bill].map((discount) => ({
              ...withBill({ ...first, start }, bill, examples),
              ...{ iua, year, preExisting, pregnancy, discount },
            })),
          ),
        ),
      ),
    ),
  ),
);

describe('The calculator', () => {
  test('keeps a bill that someone typed when the situation changes, with its discount', () => {
    const typed = { ...withBill(first, 1_200_000, examples), discount: 10_000 };
    expect(withStart(typed, 'arm', examples)).toMatchObject({ bill: 1_200_000, discount: 10_000 });
    const birth = withStart(typed, 'birth', examples);
    expect(birth.bill).toBe(1_200_000);
    expect(birth.prenatal).toBe(withBill(birth, 1_200_000, examples).prenatal);
    expect(withStart(first, 'birth', examples).bill).toBe(examples.birth.bill);
  });

  test('divides an illness into the IUA and what can be shared', () => {
    expect(divided({ bill: 480_000 })).toBe('iua 3000 shareable 1800');
    expect(divided({ bill: 300_000 })).toBe('iua 3000');
    expect(divided({ bill: 480_000, discount: 100_000 })).toBe(
      'iua 3000 shareable 800 discount 1000',
    );
  });

  test('follows the adjustment years of a condition with signs before', () => {
    const preExisting = { preExisting: 'yes', bill: 5_000_000 } as const;
    expect(divided({ ...preExisting, year: 1 })).toBe('iua 3000 aboveLimit 47000');
    expect(divided({ ...preExisting, year: 2 })).toBe('iua 3000 aboveLimit 17000 shareable 30000');
    expect(divided({ ...preExisting, year: 3 })).toBe('iua 3000 shareable 47000');
    expect(divided({ preExisting: 'unknown', bill: 480_000 })).toBe('iua 3000 undecided 1800');
  });

  test('follows the day on which a pregnancy began, and the prenatal limit', () => {
    const birth = withStart(first, 'birth', examples);
    const long = { ...birth, bill: 2_000_000, prenatal: 900_000 };
    expect(divided(long)).toBe('iua 3000 aboveLimit 1000 shareable 5000 shareable 11000');
    expect(divided({ ...long, pregnancy: 'first' })).toBe('notEligible 20000');
    expect(divided({ ...long, pregnancy: 'before' })).toBe('notEligible 20000');
  });

  test('agrees with the checked engine and adds up to the bill, whatever is chosen', () => {
    for (const choices of all) {
      const { parts, own, shareable, undecided, discount } = whoPays(choices, edition);
      expect(own + shareable + undecided + discount, JSON.stringify(choices)).toBe(choices.bill);
      const { needs } = evaluate(householdOf(choices), [edition]);
      const shared = needs.reduce((sum, { totals }) => sum + totals.shareable, 0);
      expect(shareable).toBe(shared);
      for (const { rule } of parts) expect(ruleNames).toHaveProperty([rule]);
    }
  });
});

test.each([
  ['1,500.00', 150_000],
  ['US$ 1.500,50', 150_050],
  ['99999999.99', 9_999_999_999],
  ['', 'empty'],
  ['0', 'zero'],
  ['$0.00', 'zero'],
  ['-20', 'negative'],
  ['US$ -20', 'negative'],
  ['abc', 'letters'],
  ['12 reais', 'letters'],
  ['100000000', 'long'],
  ['99999999999', 'long'],
])('The typed bill “%s” is %s', (text, read) => {
  expect(readAmount(text)).toBe(read);
});

test.each([
  ['', 0],
  ['0', 0],
  ['500', 50_000],
  ['501', 'aboveBill'],
])('The typed discount “%s” of a bill of $500.00 is %s', (text, read) => {
  expect(readAmount(text, 50_000)).toBe(read);
});

test.each([
  ['2026-03-15', '2026-03-15', 1],
  ['2025-03-15', '2026-03-14', 1],
  ['2025-03-15', '2026-03-15', 2],
  ['2024-02-29', '2025-02-28', 1],
  ['2024-02-29', '2025-03-01', 2],
  ['2027-01-01', '2026-03-15', 1],
  ['2010-01-01', '2026-03-15', 5],
])('A member since %s is on %s in year %i', (startsOn, day, year) => {
  expect(membershipYear(startsOn, day)).toBe(year);
});

test('Stored choices of another release are ignored one by one', () => {
  const stored = { start: 'dog', iua: 150_000, year: 9, bill: -1, discount: 5, other: true };
  expect(validChoices(stored, iuas)).toEqual({ iua: 150_000, discount: 5 });
});
