import { queryOptions } from '@tanstack/react-query';
import { type Admin, can } from '~/lib/command-center/admin';
import { countAdmins } from './count-admins';
import { countWaiting } from './count-waiting';
import { fetchRecentActivity } from './fetch-recent-activity';

/** Somebody has the overview open all day: it looks again by itself. */
const refetchInterval = 60_000;

export const adminCountQuery = queryOptions({
  queryKey: ['overview', 'admins'] as const,
  queryFn: countAdmins,
});

export const activityQuery = queryOptions({
  queryKey: ['overview', 'activity'] as const,
  queryFn: ({ signal }) => fetchRecentActivity(signal),
  refetchInterval,
});

export function waitingQuery(admin: Pick<Admin, 'role' | 'permissions'>) {
  const asks = { contacts: can(admin, 'contacts'), members: can(admin, 'members') };
  return queryOptions({
    queryKey: ['overview', 'waiting', asks] as const,
    queryFn: ({ signal }) => countWaiting(asks, signal),
    refetchInterval,
  });
}
