import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cardOf, startOf } from '../../app/portal/card/card.ts';

const member = (
  enrollment_status: string,
  enrollment: { status: string; start_date: string | null; end_date?: string } | null,
  people: Parameters<typeof cardOf>[1]['household_people'] = [],
): Parameters<typeof cardOf>[1] => ({
  id: 'b0000000-0000-4000-8000-000000000001',
  member_number: 'M-104-283-1',
  first_name: 'Ana',
  last_name: 'Souza',
  date_of_birth: '1985-03-01',
  enrollment_status,
  enrollment: enrollment && {
    plan_type: 'family',
    end_date: null,
    products: null,
    product_iua: null,
    ...enrollment,
  },
  household_people: people,
});

const child = {
  first_name: 'Theo',
  last_name: 'Souza',
  date_of_birth: '2015-04-08',
  start_date: '2024-03-01',
  end_date: null,
};

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
      memberNumber: 'M-104-283-1',
      people: [
        {
          firstName: 'Ana',
          lastName: 'Souza',
          birthDate: '1985-03-01',
          startDate: enrollment.start_date,
        },
      ],
      seen: '2028-02-29',
    });
  });
});

test.each([
  ['lists who is in the membership', {}, true],
  ['lists someone on the first day', { start_date: '2028-02-29' }, true],
  ['lists someone on the last day', { end_date: '2028-02-29' }, true],
  ['leaves out who starts later', { start_date: '2028-03-01' }, false],
  ['leaves out who has left', { end_date: '2028-02-28' }, false],
])('A card %s', (_, dates, isListed) => {
  const plan = { status: 'Active', start_date: '2024-03-01' };
  const card = cardOf('login', member('active', plan, [{ ...child, ...dates }]));
  expect(card?.people.map(({ firstName }) => firstName)).toEqual(
    isListed ? ['Ana', 'Theo'] : ['Ana'],
  );
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
