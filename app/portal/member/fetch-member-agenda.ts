import { queryOptions } from '@tanstack/react-query';
import { AppError } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { memberKeys } from './member-keys';

/** Enough to see whether the latest failed payment was paid after all. */
const latestPayments = 12;

const columns = `
  phone_number, street_address, zip_code,
  billing_schedules (next_billing_date, amount, billing_type),
  payment_profiles (card_type, card_last4, expiration_date),
  billing (due_date, amount, billing_type, status, paid_at),
  form_submissions (id, form_slug, status, created_at),
  contact_messages (id, status, created_at),
  rule_acknowledgements (acknowledged_at)
`;

/**
 * What waits for the member or the team: open requests, payments, what is missing, and whether the
 * rules have been acknowledged. It is apart from the overview, so that the home need not wait for it.
 * @param userId the login account's id.
 * @throws AppError
 */
async function fetchMemberAgenda(userId: string, signal: AbortSignal) {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase
    .from('members')
    .select(columns)
    .eq('auth_user_id', userId)
    .eq('billing_schedules.status', 'active')
    .order('next_billing_date', { referencedTable: 'billing_schedules' })
    .limit(1, { referencedTable: 'billing_schedules' })
    .eq('payment_profiles.status', 'active')
    .order('is_default', { referencedTable: 'payment_profiles', ascending: false })
    .limit(1, { referencedTable: 'payment_profiles' })
    .order('due_date', { referencedTable: 'billing', ascending: false })
    .limit(latestPayments, { referencedTable: 'billing' })
    .in('form_submissions.status', ['new', 'in_progress'])
    .order('created_at', { referencedTable: 'form_submissions', ascending: false })
    .limit(5, { referencedTable: 'form_submissions' })
    .in('contact_messages.status', ['new', 'in_progress'])
    .order('created_at', { referencedTable: 'contact_messages', ascending: false })
    .limit(5, { referencedTable: 'contact_messages' })
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw requestError(error, status);
  if (!data) throw new AppError('not_found', 'The account has no member record that it may read.');
  const { rule_acknowledgements, ...agenda } = data;
  // One row a member: PostgREST answers with that row, or null, instead of a list.
  const [acknowledgement] = [rule_acknowledgements].flat();
  return { ...agenda, acknowledgedAt: acknowledgement?.acknowledged_at ?? null };
}

export type MemberAgenda = Awaited<ReturnType<typeof fetchMemberAgenda>>;

/** The member's agenda, as a query that the cache keeps. */
export function memberAgendaQuery(userId: string) {
  return queryOptions({
    queryKey: memberKeys.agenda(userId),
    queryFn: ({ signal }) => fetchMemberAgenda(userId, signal),
  });
}
