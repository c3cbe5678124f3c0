import { queryOptions } from '@tanstack/react-query';
import { rowOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { isFinished, states } from '../../../supabase/contracts/request-states';

/** Enough to find out whether the latest failed payment was paid later. */
const latestPayments = 12;

/** Requests that can wait for the member, or have a message to read. */
const openStates = states.filter((state) => !isFinished({ state }));

const columns = `
  phone_number, street_address, zip_code,
  billing_schedules (next_billing_date, amount, billing_type),
  payment_profiles (card_type, card_last4, expiration_date),
  billing (due_date, amount, billing_type, status, paid_at),
  form_submissions (id, form_slug, status, created_at),
  contact_messages (id, status, created_at),
  sharing_requests (
    number, state, state_since, documents_due_on, member_read_at, open_questions,
    request_items (due_on), request_messages (created_at)
  ),
  rule_acknowledgements (acknowledged_at)
`;

/**
 * What is open for the member or the team: requests, payments, missing contact data, and whether
 * the member has acknowledged the rules. A separate query, so that the home does not wait for it.
 * @param userId the login account's id.
 * @throws AppError
 */
async function fetchMemberAgenda(userId: string, signal: AbortSignal) {
  const supabase = await loadSupabase();
  const { rule_acknowledgements, ...agenda } = await rowOf(
    supabase
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
      .in('sharing_requests.state', openStates)
      .order('submitted_at', { referencedTable: 'sharing_requests' })
      .eq('sharing_requests.request_items.is_required', true)
      .in('sharing_requests.request_items.status', ['missing', 'rejected'])
      .eq('sharing_requests.request_messages.author', 'team')
      .order('created_at', {
        referencedTable: 'sharing_requests.request_messages',
        ascending: false,
      })
      .limit(1, { referencedTable: 'sharing_requests.request_messages' })
      .in('contact_messages.status', ['new', 'in_progress'])
      .order('created_at', { referencedTable: 'contact_messages', ascending: false })
      .limit(5, { referencedTable: 'contact_messages' })
      .abortSignal(signal)
      .maybeSingle(),
  );
  // A member has at most one row: PostgREST returns that row, or null, instead of a list.
  const [acknowledgement] = [rule_acknowledgements].flat();
  return { ...agenda, acknowledgedAt: acknowledgement?.acknowledged_at ?? null };
}

export type MemberAgenda = Awaited<ReturnType<typeof fetchMemberAgenda>>;

/** The member's agenda as a cached query. */
export function memberAgendaQuery(userId: string) {
  return queryOptions({
    queryKey: ['members', userId, 'agenda'],
    queryFn: ({ signal }) => fetchMemberAgenda(userId, signal),
  });
}
