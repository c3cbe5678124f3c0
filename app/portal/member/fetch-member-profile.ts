import { queryOptions } from '@tanstack/react-query';
import { rowOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { currentEnrollmentStatuses } from './fetch-member-overview';

const columns = `
  *,
  agents (id, first_name, last_name, role, email, phone, enrollment_code, status, created_at),
  enrollments (*, products (name, label, label_en, description), product_iua (amount)),
  household_people (id, first_name, last_name, relationship, date_of_birth, start_date, end_date)
`;

/**
 * The whole profile in one round trip, whichever section opens first.
 * @param userId the login account's id.
 * @throws AppError
 */
async function fetchMemberProfile(userId: string, signal: AbortSignal) {
  const supabase = await loadSupabase();
  const { enrollments, agents, ...member } = await rowOf(
    supabase
      .from('members')
      .select(columns)
      .eq('auth_user_id', userId)
      .in('enrollments.status', currentEnrollmentStatuses)
      .order('created_at', { referencedTable: 'enrollments', ascending: false })
      .limit(1, { referencedTable: 'enrollments' })
      .order('relationship', { referencedTable: 'household_people', ascending: false })
      .order('date_of_birth', { referencedTable: 'household_people' })
      .abortSignal(signal)
      .maybeSingle(),
  );
  return { ...member, enrollment: enrollments[0] ?? null, advisor: agents };
}

export type MemberProfile = Awaited<ReturnType<typeof fetchMemberProfile>>;

/** The member's profile as a cached query. */
export function memberProfileQuery(userId: string) {
  return queryOptions({
    queryKey: ['members', userId, 'profile'],
    queryFn: ({ signal }) => fetchMemberProfile(userId, signal),
  });
}
