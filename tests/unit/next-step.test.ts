import { describe, expect, test } from 'vitest';
import { laterPaymentDate, nextDate, nextPayment } from '~/portal/payments/payment';
import { nextStep } from '../../app/portal/home/next-step.ts';

const today = '2026-11-23';
const nothing = {
  phone_number: '+1 561 555 0101',
  street_address: '2140 Glades Road',
  zip_code: '33431',
  billing_schedules: [],
  payment_profiles: [],
  billing: [],
  form_submissions: [],
  contact_messages: [],
  sharing_requests: [],
};
const monthly = { amount: 489, billing_type: 'monthly' };
const payment = (status: string, due_date: string, paid_at: string | null = null) => ({
  ...monthly,
  status,
  due_date,
  paid_at,
});
const schedule = { ...monthly, next_billing_date: '2026-12-01' };
const card = { card_type: 'Visa', card_last4: '4242', expiration_date: '2026-10-31' };
const request = {
  id: 'abcdef12-0000-4000-8000-000000000000',
  form_slug: 'sharing',
  status: 'in_progress',
  created_at: '2026-11-20T10:00:00Z',
};
const failed = payment('Failed', '2026-11-01');

const sharing = {
  number: 'R-26-000002-4',
  state: 'received',
  state_since: '2026-11-15T10:00:00Z',
  documents_due_on: '2027-01-13',
  member_read_at: '2026-11-20T10:00:00Z',
  open_questions: [] as string[],
  request_items: [{ due_on: null }, { due_on: '2026-12-01' }],
  request_messages: [],
};
const unread = {
  ...sharing,
  request_items: [],
  request_messages: [{ created_at: '2026-11-21T10:00:00Z' }],
};

describe('A sharing request is the next step', () => {
  test('with the first day on which a document is due', () => {
    const step = nextStep({ ...nothing, sharing_requests: [unread, sharing] }, today);
    expect(step).toEqual({
      kind: 'documents',
      number: 'R-26-000002-4',
      count: 2,
      due: '2026-12-01',
    });
  });

  test('with the questions that are still open, before the documents', () => {
    const asked = { ...sharing, open_questions: ['what', 'payment'] };
    expect(nextStep({ ...nothing, sharing_requests: [asked] }, today)).toMatchObject({
      kind: 'questions',
      count: 2,
      due: asked.documents_due_on,
    });
  });

  test('with an unread message', () => {
    expect(nextStep({ ...nothing, sharing_requests: [unread] }, today).kind).toBe('message');
  });

  test('with an answer that the member has not read', () => {
    const answered = { ...unread, state: 'answered', state_since: '2026-11-21T10:00:00Z' };
    expect(nextStep({ ...nothing, sharing_requests: [answered] }, today)).toEqual({
      kind: 'answer',
      number: 'R-26-000002-4',
    });
  });

  test('unless the team has all that it needs', () => {
    const quiet = { ...sharing, request_items: [] };
    const answered = { ...sharing, state: 'answered' };
    const requests = [quiet, answered];
    expect(nextStep({ ...nothing, sharing_requests: requests }, today).kind).toBe('none');
  });
});

describe('The next step on the portal’s home', () => {
  test('does not say that all is set to a member without a plan', () => {
    expect(nextStep(nothing, today, false).kind).toBe('setup');
    expect(nextStep(nothing, today).kind).toBe('none');
    expect(nextStep({ ...nothing, billing: [failed] }, today, false).kind).toBe('failedPayment');
  });

  test.each([
    [
      'an open request before all else',
      { form_submissions: [request], billing: [failed] },
      'request',
    ],
    [
      'a failed payment before the next one',
      { billing: [failed], billing_schedules: [schedule] },
      'failedPayment',
    ],
    [
      'an expired card before the payment that needs it',
      { payment_profiles: [card], billing_schedules: [schedule] },
      'missing',
    ],
    [
      'the next payment before missing contact details',
      { billing_schedules: [schedule], zip_code: null },
      'payment',
    ],
    ['missing contact details', { phone_number: null }, 'missing'],
    ['that nothing waits where there is nothing to do', {}, 'none'],
    [
      'nothing about a payment in some months',
      { billing_schedules: [{ ...schedule, next_billing_date: '2027-03-01' }] },
      'none',
    ],
    [
      'nothing about accepted rules',
      { form_submissions: [{ ...request, form_slug: 'sharing-rules' }] },
      'none',
    ],
    [
      'nothing about a failed payment that was paid later',
      { billing: [failed, payment('Paid', '2026-11-01', '2026-11-04T13:05:00Z')] },
      'none',
    ],
  ])('is %s', (_what, agenda, kind) => {
    expect(nextStep({ ...nothing, ...agenda }, today).kind).toBe(kind);
  });
});

test.each([
  [{ phone_number: null }, 'phone'],
  [{ street_address: null }, 'address'],
  [{ zip_code: '' }, 'address'],
  [{ phone_number: '', zip_code: null }, 'contact'],
])('With %o, the next step names only what is missing: %s', (missing, what) => {
  expect(nextStep({ ...nothing, ...missing }, today)).toEqual({ kind: 'missing', what });
});

describe('The next payment', () => {
  test('is a pending one if nothing is scheduled', () => {
    expect(nextPayment([], [payment('Pending', '2026-11-29')])).toEqual({
      due: '2026-11-29',
      amount: 489,
      billingType: 'monthly',
      isPending: true,
    });
  });

  test('is the one that is due first', () => {
    expect(nextPayment([schedule], [payment('Pending', '2026-12-24')])?.due).toBe('2026-12-01');
    expect(nextPayment([schedule], [payment('Paid', '2026-11-01')])?.due).toBe('2026-12-01');
    expect(nextPayment([], [])).toBeUndefined();
  });

  test('has the same date in the list of schedules, which moves on while a payment is pending', () => {
    const later = { ...schedule, next_billing_date: '2027-01-01' };
    expect(nextDate(later, [payment('Pending', '2026-12-01')])).toBe('2026-12-01');
    expect(nextDate(later, [payment('Paid', '2026-12-01')])).toBe('2027-01-01');
    const annual = { ...later, billing_type: 'annual' };
    expect(nextDate(annual, [payment('Pending', '2026-12-01')])).toBe('2027-01-01');
  });
});

test('A failed attempt displays the first day on which it was paid later', () => {
  const paid = [
    payment('Paid', '2026-12-01', '2026-12-01T13:05:00Z'),
    payment('Paid', '2026-11-01', '2026-11-04T13:05:00Z'),
    payment('Paid', '2026-10-01', '2026-10-01T13:05:00Z'),
  ];
  expect(laterPaymentDate(failed, paid)).toBe('2026-11-04T13:05:00Z');
  expect(laterPaymentDate(failed, [failed])).toBeUndefined();
  expect(laterPaymentDate(payment('Cancelled', '2026-11-01'), paid)).toBeUndefined();
});
