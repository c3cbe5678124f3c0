import { describe, expect, test } from 'vitest';
import { changeOf } from '../../app/command-center/analytics/change.ts';
import { labelledSteps, scaleOf } from '../../app/command-center/analytics/chart-shape.ts';
import { readPeriod, spansOf } from '../../app/command-center/analytics/period.ts';

describe('A period of the analytics', () => {
  test('ends today and is compared with the same number of days before it', () => {
    expect(spansOf('7', '2026-03-03')).toEqual({
      span: { first: '2026-02-25', last: '2026-03-03' },
      before: { first: '2026-02-18', last: '2026-02-24' },
    });
  });

  test('of this year is compared with the same part of last year', () => {
    expect(spansOf('year', '2026-11-21').before).toEqual({
      first: '2025-01-01',
      last: '2025-11-21',
    });
    expect(spansOf('year', '2028-02-29').before.last).toBe('2027-02-28');
  });

  test('is 30 days if the address names no known period', () => {
    expect(readPeriod(new URLSearchParams('period=90'))).toBe('90');
    expect(readPeriod(new URLSearchParams('period=365'))).toBe('30');
  });
});

test('A number is compared in percent, and not without a previous number', () => {
  expect(changeOf(12, 10)).toEqual({ direction: 'more', share: 0.2 });
  expect(changeOf(0, 10)).toEqual({ direction: 'less', share: 1 });
  expect(changeOf(3, 0)).toEqual({ direction: 'new' });
  expect(changeOf(1003, 1000)).toEqual({ direction: 'same' });
  expect(changeOf(997, 1000)).toEqual({ direction: 'same' });
  expect(changeOf(1005, 1000)).toMatchObject({ direction: 'more' });
  expect(changeOf(0, 0)).toEqual({ direction: 'same' });
});

test('A chart starts at zero, ends at a round number, and marks whole numbers only', () => {
  expect(scaleOf([0, 1, 2])).toEqual({ top: 4, ticks: [0, 1, 2, 3, 4] });
  expect(scaleOf([980]).top).toBe(1000);
  expect(labelledSteps(30, 4)).toEqual([5, 13, 21, 29]);
  expect(labelledSteps(1, 4)).toEqual([0]);
});
