import { queryOptions } from '@tanstack/react-query';
import { AppError } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { billingKeys } from './billing-keys';

/** How many payments are shown at first, and how many more at each request. */
export const pageSize = 10;

const columns = `
  id, first_name, last_name,
  billing_schedules (id, next_billing_date, amount, billing_type),
  payment_profiles (id, card_type, card_last4, expiration_date),
  billing (*),
  year:billing (amount, status, due_date),
  first:billing (due_date)
`;

/**
 * All that the section shows at first, in one round trip: schedules and cards in use, the latest
 * payments, this year's, and the day of the first one.
 * @param userId the login account's id.
 * @throws AppError
 */
async function fetchBilling(userId: string, signal?: AbortSignal) {
  const supabase = await loadSupabase();
  const year = new Date().getFullYear();
  const request = supabase
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
    .limit(1, { referencedTable: 'first' });
  if (signal) request.abortSignal(signal);
  const { data, error, status } = await request.maybeSingle();
  if (error) throw requestError(error, status);
  if (!data) throw new AppError('not_found', 'The account has no member record that it may read.');
  const { billing_schedules: schedules, payment_profiles: cards, billing, ...rest } = data;
  return {
    member: { id: rest.id, name: `${rest.first_name} ${rest.last_name}` },
    schedules,
    cards,
    payments: billing.slice(0, pageSize),
    hasMore: billing.length > pageSize,
    thisYear: rest.year,
    firstDueDate: rest.first[0]?.due_date ?? null,
  };
}

/** The member's billing, as a query that the cache keeps. */
export function billingQuery(userId: string) {
  return queryOptions({
    queryKey: billingKeys.overview(userId),
    queryFn: ({ signal }) => fetchBilling(userId, signal),
  });
}
