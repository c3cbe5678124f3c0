import { queryOptions } from '@tanstack/react-query';
import { currentEnrollmentStatuses } from '~/portal/member/fetch-member-overview';
import { rowOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

const columns = `
  id, first_name, last_name, date_of_birth,
  enrollments (start_date),
  household_people (id, first_name, last_name, date_of_birth, relationship, start_date, end_date)
`;

/**
 * The member and the people of the household, with each person's start date.
 * @param userId the login account's id.
 * @throws AppError
 */
async function fetchHousehold(userId: string, signal: AbortSignal) {
  const supabase = await loadSupabase();
  const { enrollments, household_people, ...member } = await rowOf(
    supabase
      .from('members')
      .select(columns)
      .eq('auth_user_id', userId)
      .in('enrollments.status', currentEnrollmentStatuses)
      .order('start_date', { referencedTable: 'enrollments' })
      .order('date_of_birth', { referencedTable: 'household_people' })
      .abortSignal(signal)
      .maybeSingle(),
  );
  const startDate = enrollments[0]?.start_date ?? null;
  return { member: { ...member, start_date: startDate }, people: household_people };
}

export type Household = Awaited<ReturnType<typeof fetchHousehold>>;

/** The household as a cached query. */
export function householdQuery(userId: string) {
  return queryOptions({
    queryKey: ['members', userId, 'household'],
    queryFn: ({ signal }) => fetchHousehold(userId, signal),
  });
}
