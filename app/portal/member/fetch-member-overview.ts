import { queryOptions } from '@tanstack/react-query';
import { rowOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

const columns = `
  id, member_number, first_name, last_name, date_of_birth, enrollment_status,
  enrollments (status, plan_type, start_date, end_date, products (name, label, label_en, description), product_iua (amount)),
  household_people (first_name, last_name, date_of_birth, start_date, end_date)
`;

/**
 * What the portal's home and the card show, in one round trip: the member, the household and the
 * current enrollment.
 * @param userId the login account's id.
 * @throws AppError
 */
async function fetchMemberOverview(userId: string, signal: AbortSignal) {
  const supabase = await loadSupabase();
  const { enrollments, ...member } = await rowOf(
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
  return { ...member, enrollment: enrollments[0] ?? null };
}

export type MemberOverview = Awaited<ReturnType<typeof fetchMemberOverview>>;

/** The member's overview as a cached query. */
export function memberOverviewQuery(userId: string) {
  return queryOptions({
    queryKey: ['members', userId, 'overview'],
    queryFn: ({ signal }) => fetchMemberOverview(userId, signal),
  });
}

/** The current enrollment of a member is the latest one with one of these statuses. */
export const currentEnrollmentStatuses = ['Active', 'Future Active', 'Pending'];
