import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { fetchRow, recordQuery } from '~/command-center/kit/backend/list-source';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { membersKey } from '~/command-center/members/members-key';

export type Schedule = TableRow<'billing_schedules'>;
export type Payment = TableRow<'billing'>;

type BillingRow = { billing_schedules: Schedule; billing: Payment };

/**
 * A member's schedules, cards and latest payments.
 * @param payments the maximum number of payments.
 * @throws AppError
 */
async function fetchBilling(memberId: string, payments: number, signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const [schedules, cards, history] = await Promise.all([
    backend
      .from('billing_schedules')
      .select('*')
      .eq('member_id', memberId)
      .order('next_billing_date')
      .abortSignal(signal),
    backend
      .from('payment_profiles')
      .select('*')
      .eq('member_id', memberId)
      .eq('status', 'active')
      .order('is_default', { ascending: false })
      .abortSignal(signal),
    backend
      .from('billing')
      .select('*')
      .eq('member_id', memberId)
      .order('due_date', { ascending: false })
      .order('id')
      .limit(payments + 1)
      .abortSignal(signal),
  ]);
  for (const { error, status } of [schedules, cards, history]) {
    if (error) throw adminRequestError(error, status);
  }
  const rows = history.data ?? [];
  return {
    schedules: schedules.data ?? [],
    cards: cards.data ?? [],
    payments: rows.slice(0, payments),
    hasMore: rows.length > payments,
  };
}

export type Billing = Awaited<ReturnType<typeof fetchBilling>>;

export function billingQuery(memberId: string, payments: number) {
  return queryOptions({
    queryKey: [...membersKey, 'billing', memberId, payments],
    queryFn: ({ signal }) => fetchBilling(memberId, payments, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A schedule or a payment, for its editor. */
export function billingRowQuery<Table extends keyof BillingRow>(table: Table, id: string) {
  return recordQuery([...membersKey, table, id], (signal) =>
    fetchRow<BillingRow[Table]>({ view: table }, id, signal),
  );
}
