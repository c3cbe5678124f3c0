import { queryOptions } from '@tanstack/react-query';
import { AppError } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { currentEnrollmentStatuses } from './current-enrollment';
import { memberKeys } from './member-keys';

const columns = `
  *,
  agents (id, first_name, last_name, role, email, phone, enrollment_code, status, created_at),
  enrollments (*, products (name, label, description), product_iua (amount))
`;

/**
 * The whole profile in one round trip, whichever section is opened first.
 * @param userId the login account's id.
 * @throws AppError
 */
async function fetchMemberProfile(userId: string, signal?: AbortSignal) {
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
  const { enrollments, agents, ...member } = data;
  return { ...member, enrollment: enrollments[0] ?? null, advisor: agents };
}

/** The member's profile, as a query that the cache keeps. */
export function memberProfileQuery(userId: string) {
  return queryOptions({
    queryKey: memberKeys.profile(userId),
    queryFn: ({ signal }) => fetchMemberProfile(userId, signal),
  });
}
