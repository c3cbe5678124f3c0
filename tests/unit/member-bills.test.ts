import { describe, expect, test } from 'vitest';
import {
  type MemberBill,
  stateOfBill,
} from '../../app/command-center/requests/member-bills/bill-state.ts';
import { memberBills } from '../../supabase/contracts/member-bills.ts';

const id = '5d000000-0000-4000-8000-000000000001';
const bill: MemberBill = {
  ...{ id, sender: 'hospital', amount_cents: 500_000, billed_on: '2026-09-01' },
  ...{ due_on: '2026-10-01', payment: 'unpaid', provider: null, account: null, letters: [] },
  answers: { asksForMoney: 'yes', mine: 'yes', itemized: 'no' },
};

type Letter = MemberBill['letters'][number];
const letter = (name: Letter['letter'], more: Partial<Letter> = {}): Letter => ({
  ...{ id, letter: name, written_on: '2026-09-10', sent_on: null, sent_by: null },
  ...{ answered_on: null, result: null, new_amount_cents: null, saved_cents: null },
  ...{ confirmed_at: null, confirmed_by: null, ...more },
});
const answered = (name: Letter['letter'], day: string, cents: number | null) =>
  letter(name, {
    ...{ sent_on: '2026-09-10', sent_by: 'mail', answered_on: day },
    ...{ result: 'agreed', new_amount_cents: cents },
  });

describe('What the team sees about a member’s bill', () => {
  test('has what may be wrong, and the days that have passed before the next one', () => {
    const { found, isUnfinished, days } = stateOfBill(bill, '2026-11-29');
    expect(found).toEqual(['notItemized']);
    expect(isUnfinished).toBe(true);
    expect(days).toEqual([
      { kind: 'due', day: '2026-10-01' },
      { kind: 'assistance', day: '2027-04-29' },
    ]);
  });

  test('has the amount of the latest answer that names one', () => {
    const letters = [
      answered('discount', '2026-10-20', 300_000),
      answered('correction', '2026-10-01', 400_000),
      answered('fairPrice', '2026-11-01', null),
      letter('refund'),
    ];
    expect(stateOfBill({ ...bill, letters }, '2026-11-29').amount).toBe(300_000);
    expect(stateOfBill(bill, '2026-11-29').amount).toBe(500_000);
  });

  test('suggests the letters that were not sent, the most pressing first', () => {
    const suggested = (letters: Letter[]) =>
      stateOfBill({ ...bill, letters }, '2026-11-29').toSuggest;
    expect(suggested([])[0]).toBe('itemizedBill');
    expect(suggested([letter('itemizedBill')])).toContain('itemizedBill');
    const left = suggested([answered('itemizedBill', '2026-10-01', null)]);
    expect(left).not.toContain('itemizedBill');
    expect(left[0]).toBe('assistance');
    expect(left.at(-1)).toBe('communityReview');
  });

  test('has nothing left to do about a bill that asks for no money', () => {
    const nothing = { days: [], toSuggest: [] };
    const letters = [answered('assistance', '2026-10-01', 0)];
    expect(stateOfBill({ ...bill, letters }, '2026-11-29')).toMatchObject(nothing);
    const estimate: MemberBill = { ...bill, answers: { asksForMoney: 'no' } };
    expect(stateOfBill(estimate, '2026-11-29')).toMatchObject(nothing);
  });
});

test('An answer of a member that is none is left out', () => {
  const answers = {
    mine: 'maybe',
    paid: -1,
    estimated: 1.5,
    notice: '0001-01-01',
    fees: 'no',
    x: 1,
  };
  const [read] = memberBills.parse([{ ...bill, answers }]);
  expect(read?.answers).toEqual({ fees: 'no' });
});
