import { describe, expect, test } from 'vitest';
import { onTimeRate, statementYears, totalPaid } from '~/portal/payments/payment';

const paid = { status: 'Paid' };
const failed = { status: 'Failed' };
const pending = { status: 'Pending' };

describe('The on-time rate', () => {
  test.each([
    [[paid, paid, paid], 100],
    [[paid, paid, failed], 67],
    [[paid, pending], 50],
    [[paid, ...Array(7).fill(failed)], 13],
    [[failed, pending], 100],
    [[], 100],
  ])('of %j is %d percent', (payments, percent) => {
    expect(onTimeRate(payments)).toBe(percent);
  });
});

describe('The total paid in a year', () => {
  const due = (due_date: string, amount: number, status = 'Paid') => ({ due_date, amount, status });

  test('contains what is paid and was due in that calendar year, to the cent', () => {
    const payments = [
      due('2025-12-31', 489),
      due('2026-01-01', 0.1),
      due('2026-06-30', 0.2),
      due('2026-12-31', 489),
      due('2026-07-01', 489, 'Failed'),
      due('2026-08-01', 489, 'Cancelled'),
      due('2026-09-01', 489, 'Pending'),
      due('2027-01-01', 489),
    ];
    expect(totalPaid(payments, 2026)).toBe(489.3);
  });

  test('is zero if nothing is paid', () => {
    expect(totalPaid([], 2026)).toBe(0);
  });
});

test('Every year from the first payment to the last has a statement, newest first', () => {
  expect(statementYears('2024-03-01', '2026-11-27')).toEqual([2026, 2025, 2024]);
  expect(statementYears(null, undefined)).toEqual([]);
});
