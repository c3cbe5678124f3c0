import { queryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import {
  fetchRow,
  listQuery,
  listReader,
  recordQuery,
} from '~/command-center/kit/backend/list-source';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';
import type { Language } from '~/shared/i18n/language';

export const eventStates = ['parked', 'waiting', 'discarded', 'applied', 'ignored'] as const;

const reasons = [
  'unknown_member',
  'two_members',
  'paid_once',
  'other_currency',
  'no_payment',
  'no_amount',
  'not_accepted',
  'recorded_twice',
] as const;

const kinds = [
  'payment',
  'one_time',
  'failed_payment',
  'link',
  'refund',
  'refunded_charge',
  'dispute',
  'other',
] as const;

/** An event of the payment provider. */
export type PaymentEvent = {
  id: string;
  event_id: string;
  type: string;
  kind: (typeof kinds)[number];
  happened_at: string;
  object_id: string | null;
  customer_id: string | null;
  member_number: string | null;
  cents: number | null;
  currency: string | null;
  state: (typeof eventStates)[number];
  reason: (typeof reasons)[number] | null;
  note: string | null;
  member_id: string | null;
  member_name: string | null;
  handled_by_name: string | null;
};

export const eventsKey = ['payment-events'] as const;

export const eventList = {
  sorts: ['happened_at', 'cents'],
  defaultSort: '-happened_at',
  filters: { state: eventStates },
} satisfies ListDefinition;

/** Without a chosen state, only events that need a person or another event. */
const fetchEvents = listReader<PaymentEvent>({
  view: 'payment_event_list',
  narrow: (query, { state = [] }) =>
    query.in('state', state.length > 0 ? state : ['parked', 'waiting']),
});

export function eventsQuery(request: ListRequest) {
  return listQuery([...eventsKey, 'list'], fetchEvents, request);
}

export function eventQuery(id: string) {
  return recordQuery([...eventsKey, 'one', id], (signal) =>
    fetchRow<PaymentEvent>({ view: 'payment_event_list' }, id, signal),
  );
}

/** The payments of a member that a refund can belong to. */
export function memberPaymentsQuery(memberId: string) {
  return queryOptions({
    queryKey: [...eventsKey, 'payments', memberId],
    queryFn: async ({ signal }) => {
      return callDatabase('member_payments', { member_id: memberId }, signal);
    },
    enabled: memberId !== '',
  });
}

type Assignment = {
  event_id: string;
  member_id: string;
  /** The payment that a refund or dispute is about. */
  invoice_id?: string;
  /** What a one-time payment is for. */
  month?: string;
  kind?: 'contribution' | 'gift';
};

/** @throws AppError `already_handled`, `no_payment`, `no_dollars` */
export async function assignEvent(assignment: Assignment): Promise<void> {
  await callDatabase('assign_payment_event', assignment);
}

/** @throws AppError `already_handled`, `reason_length` */
export async function discardEvent(event_id: string, reason: string): Promise<void> {
  await callDatabase('discard_payment_event', { event_id, reason });
}

/** The amount of an event in its own currency; empty without one. */
export function eventAmount(
  { cents, currency }: Pick<PaymentEvent, 'cents' | 'currency'>,
  language: Language,
): string {
  if (cents === null) return '';
  // Not every three letters are a currency.
  const code = /^[a-z]{3}$/.test(currency ?? '') ? (currency ?? 'usd') : 'usd';
  return new Intl.NumberFormat(language, { style: 'currency', currency: code }).format(cents / 100);
}
