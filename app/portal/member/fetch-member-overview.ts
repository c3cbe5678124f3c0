import { queryOptions } from '@tanstack/react-query';
import { AppError } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { currentEnrollmentStatuses } from './current-enrollment';
import { memberKeys } from './member-keys';

const columns = `
  id, first_name, last_name, enrollment_status,
  enrollments (status, plan_type, start_date, products (name, label, description), product_iua (amount))
`;

/**
 * What the portal's home tells a member, in one round trip: the member and the current enrollment.
 * @param userId the login account's id.
 * @throws AppError
 */
async function fetchMemberOverview(userId: string, signal?: AbortSignal) {
  const supabase = await loadSupabase();
  const request = supabase
    .from('members')
    .select(columns)
    .eq('auth_user_id', userId)
    .in('enrollments.status', currentEnrollmentStatuses)
    .order('created_at', { referencedTable: 'enrollments', ascending: false })
    .limit(1, { referencedTable: 'enrollments' });
  if (signal) request.abortSignal(signal);
  const { data, error, status } = await request.maybeSingle();
  if (error) throw requestError(error, status);
  if (!data) throw new AppError('not_found', 'The account has no member record that it may read.');
  const { enrollments, ...member } = data;
  return { ...member, enrollment: enrollments[0] ?? null };
}

/** The member's overview, as a query that the cache keeps. */
export function memberOverviewQuery(userId: string) {
  return queryOptions({
    queryKey: memberKeys.overview(userId),
    queryFn: ({ signal }) => fetchMemberOverview(userId, signal),
  });
}
