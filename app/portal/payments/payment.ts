import type { Row } from '~/shared/backend/rows';
import type { Messages } from '~/shared/i18n/catalog';
import type { Language } from '~/shared/i18n/language';
import type { Translate } from '~/shared/i18n/message-keys';
import type { Tone } from '~/shared/ui/notice';

/** A row of the history. */
export type Payment = Row<'billing'>;

type Attempt = Pick<Payment, 'status' | 'billing_type' | 'due_date' | 'paid_at'>;

type Words = Messages['billing'];
type Say = Translate<'billing'>;

const statuses: Partial<Record<string, { word: keyof Words['statuses']; tone: Tone }>> = {
  Paid: { word: 'paid', tone: 'success' },
  Pending: { word: 'pending', tone: 'warning' },
  Failed: { word: 'failed', tone: 'danger' },
  Cancelled: { word: 'cancelled', tone: 'danger' },
};

const types: Partial<Record<string, keyof Words['types']>> = {
  monthly: 'monthly',
  annual: 'annual',
  one_time: 'oneTime',
};

/** The color of a status; gray for an unknown one. */
export function statusTone(status: string): Tone | 'neutral' {
  return statuses[status]?.tone ?? 'neutral';
}

/** The translation of a status; an unknown one unchanged. */
export function statusLabel(status: string, t: Say): string {
  const known = statuses[status];
  return known ? t(`statuses.${known.word}`) : status;
}

/** What the payment is for: "Monthly contribution". */
export function typeLabel(type: string, t: Say): string {
  const known = types[type];
  return known ? t(`types.${known}`) : type;
}

/**
 * The descriptions that the team records most often, with their message keys. The first one adds
 * nothing to the payment's type.
 */
const recorded: Partial<Record<string, keyof Words['notes'] | ''>> = {
  'Contribuição mensal': '',
  'Contribuição mensal, primeira tentativa': 'firstAttempt',
  'Cobrança em duplicidade': 'duplicate',
};

/**
 * What a payment's description adds to its type, if anything. The team writes in Portuguese, so
 * English pages do not show other descriptions.
 */
export function note({ description }: Payment, t: Say, language: Language): string | undefined {
  const text = description?.trim();
  if (!text) return undefined;
  const key = recorded[text];
  if (key === undefined) return language === 'pt-BR' ? text : undefined;
  return key === '' ? undefined : t(`notes.${key}`);
}

/** The date on which the amount of a failed attempt was paid later, if it was. */
export function laterPaymentDate(
  failed: Attempt,
  payments: readonly Attempt[],
): string | undefined {
  if (failed.status !== 'Failed') return undefined;
  const later = payments.filter(
    ({ status, billing_type, paid_at, due_date }) =>
      status === 'Paid' &&
      billing_type === failed.billing_type &&
      paid_at !== null &&
      due_date >= failed.due_date,
  );
  return later.map(({ paid_at }) => paid_at ?? '').sort()[0];
}

type Scheduled = { next_billing_date: string; amount: number; billing_type: string };
type Recorded = { due_date: string; amount: number; billing_type: string; status: string };

export type NextPayment = {
  /** The due date, which may have passed. */
  due: string;
  amount: number;
  billingType: string;
  /** The payment is recorded as pending; otherwise it is only scheduled. */
  isPending: boolean;
};

/** The pending or scheduled payment that is due first. */
export function nextPayment(
  schedules: readonly Scheduled[],
  payments: readonly Recorded[],
): NextPayment | undefined {
  const pending = payments
    .filter(({ status }) => status === 'Pending')
    .map(({ due_date, amount, billing_type }) => ({
      due: due_date,
      amount,
      billingType: billing_type,
      isPending: true,
    }));
  const scheduled = schedules.map(({ next_billing_date, amount, billing_type }) => ({
    due: next_billing_date,
    amount,
    billingType: billing_type,
    isPending: false,
  }));
  // Dates compare as strings. On the same day, the recorded payment has more details.
  return [...pending, ...scheduled].sort((one, other) => compare(one.due, other.due))[0];
}

/** The date of a schedule's next payment: the one of its pending payment, if there is one. */
export function nextDate(schedule: Scheduled, payments: readonly Recorded[]): string {
  const own = payments.filter(({ billing_type }) => billing_type === schedule.billing_type);
  return nextPayment([schedule], own)?.due ?? schedule.next_billing_date;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

type Item = { status: string; amount: number; due_date: string };

/**
 * The share of the loaded payments that is paid, in whole percent; 100 if none is paid.
 */
export function onTimeRate(payments: readonly Pick<Item, 'status'>[]): number {
  const paid = payments.filter(({ status }) => status === 'Paid').length;
  return paid === 0 ? 100 : Math.round((100 * paid) / payments.length);
}

/** The sum of the paid payments due in a calendar year, added in cents so that it is exact. */
export function totalPaid(payments: readonly Item[], year: number): number {
  const cents = payments
    .filter(({ status, due_date }) => status === 'Paid' && due_date.startsWith(`${year}-`))
    .reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  return cents / 100;
}

/** The years with a statement, the latest first. */
export function statementYears(first: string | null, latest: string | undefined): number[] {
  if (!first || !latest) return [];
  const from = Number(first.slice(0, 4));
  const to = Number(latest.slice(0, 4));
  return Array.from({ length: to - from + 1 }, (_, index) => to - index);
}
