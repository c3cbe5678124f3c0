import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, rowOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/** How many payments are shown at first, and how many more per request. */
export const pageSize = 10;

const columns = `
  id, member_number, first_name, last_name,
  billing_schedules (id, next_billing_date, amount, billing_type),
  payment_profiles (id, card_type, card_last4, expiration_date),
  billing (*),
  year:billing (amount, status, due_date),
  first:billing (due_date)
`;

/**
 * What the section shows at first, in one round trip: active schedules and cards, the latest
 * payments, this year's payments, and the date of the first one.
 * @param userId the login account's id.
 * @throws AppError
 */
async function fetchBilling(userId: string, signal: AbortSignal) {
  const supabase = await loadSupabase();
  const year = new Date().getFullYear();
  const { billing_schedules, payment_profiles, billing, ...rest } = await rowOf(
    supabase
      .from('members')
      .select(columns)
      .eq('auth_user_id', userId)
      .eq('billing_schedules.status', 'active')
      .order('next_billing_date', { referencedTable: 'billing_schedules' })
      .eq('payment_profiles.status', 'active')
      .order('is_default', { referencedTable: 'payment_profiles', ascending: false })
      .order('due_date', { referencedTable: 'billing', ascending: false })
      .order('id', { referencedTable: 'billing' })
      .limit(pageSize + 1, { referencedTable: 'billing' })
      .gte('year.due_date', `${year}-01-01`)
      .lte('year.due_date', `${year}-12-31`)
      .order('due_date', { referencedTable: 'first' })
      .limit(1, { referencedTable: 'first' })
      .abortSignal(signal)
      .maybeSingle(),
  );
  return {
    member: {
      id: rest.id,
      number: rest.member_number,
      name: `${rest.first_name} ${rest.last_name}`,
    },
    schedules: billing_schedules,
    cards: payment_profiles,
    payments: billing.slice(0, pageSize),
    hasMore: billing.length > pageSize,
    thisYear: rest.year,
    firstDueDate: rest.first[0]?.due_date ?? null,
  };
}

export type Billing = Awaited<ReturnType<typeof fetchBilling>>;

/** The member's billing as a cached query. */
export function billingQuery(userId: string) {
  return queryOptions({
    queryKey: ['billing', userId, 'overview'],
    queryFn: ({ signal }) => fetchBilling(userId, signal),
  });
}

/** The payments after the first page, one page per request, as a cached query. */
export function olderPaymentsQuery(memberId: string) {
  return infiniteQueryOptions({
    queryKey: ['billing', memberId, 'older'],
    queryFn: ({ pageParam }) => fetchPayments(memberId, pageParam),
    initialPageParam: pageSize,
    getNextPageParam: (last, _all, from) => (last.length > pageSize ? from + pageSize : undefined),
  });
}

/**
 * The payments from an offset on: one more than a page, if there are more.
 * @throws AppError
 */
async function fetchPayments(memberId: string, from: number) {
  const supabase = await loadSupabase();
  return dataOf(
    supabase
      .from('billing')
      .select('*')
      .eq('member_id', memberId)
      .order('due_date', { ascending: false })
      .order('id')
      .range(from, from + pageSize),
  );
}

/**
 * All payments due in a year, the earliest first.
 * @throws AppError
 */
export async function fetchYear(memberId: string, year: number) {
  const supabase = await loadSupabase();
  return dataOf(
    supabase
      .from('billing')
      .select('*')
      .eq('member_id', memberId)
      .gte('due_date', `${year}-01-01`)
      .lte('due_date', `${year}-12-31`)
      .order('due_date')
      .order('id'),
  );
}
