import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cardOf, startOf } from '../../app/portal/card/card.ts';

const member = (
  enrollment_status: string,
  enrollment: { status: string; start_date: string | null; end_date?: string } | null,
): Parameters<typeof cardOf>[1] => ({
  id: 'b0000000-0000-4000-8000-000000000001',
  member_number: 'M-104-283-1',
  first_name: 'Ana',
  last_name: 'Souza',
  enrollment_status,
  enrollment: enrollment && {
    plan_type: 'family',
    end_date: null,
    products: null,
    product_iua: null,
    ...enrollment,
  },
});

beforeAll(() => {
  vi.useFakeTimers({ now: new Date(2028, 1, 29, 12) });
});
afterAll(() => {
  vi.useRealTimers();
});

describe('A member has a card', () => {
  test.each([
    ['with an active plan', 'active', { status: 'Active', start_date: '2024-03-01' }],
    ['on the first day', 'active', { status: 'Active', start_date: '2028-02-29' }],
    [
      'on the first day of a plan that the team entered before',
      'Future Active',
      { status: 'Future Active', start_date: '2028-02-29' },
    ],
    ['on the last day', 'active', { status: 'Active', start_date: null, end_date: '2028-02-29' }],
    ['without a start date on file', 'approved', { status: 'Active', start_date: null }],
  ])('%s', (_, status, enrollment) => {
    expect(cardOf('login', member(status, enrollment))).toMatchObject({
      name: 'Ana Souza',
      memberNumber: 'M-104-283-1',
      startDate: enrollment.start_date,
      seen: '2028-02-29',
    });
  });
});

describe('A member has no card', () => {
  test.each([
    ['without a plan', 'active', null],
    ['before the first day', 'active', { status: 'Active', start_date: '2028-03-01' }],
    [
      'before a future plan',
      'Future Active',
      { status: 'Future Active', start_date: '2028-03-01' },
    ],
    ['before a future plan without a day', 'active', { status: 'Future Active', start_date: null }],
    [
      'after the last day',
      'active',
      { status: 'Active', start_date: '2024-03-01', end_date: '2028-02-28' },
    ],
    [
      'while the team reviews the member',
      'pending',
      { status: 'Active', start_date: '2024-03-01' },
    ],
    ['with a pending plan', 'active', { status: 'Pending', start_date: '2024-03-01' }],
  ])('%s', (_, status, enrollment) => {
    expect(cardOf('login', member(status, enrollment))).toBeUndefined();
  });
});

test('Members before their first day learn the day', () => {
  const future = member('Future Active', { status: 'Future Active', start_date: '2028-03-01' });
  expect(startOf(future)).toBe('2028-03-01');
  expect(startOf(member('active', { status: 'Active', start_date: '2028-02-29' }))).toBeUndefined();
  expect(startOf(member('active', null))).toBeUndefined();
});
