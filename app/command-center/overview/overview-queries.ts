import { queryOptions } from '@tanstack/react-query';
import { countAdmins } from './count-admins';
import { fetchFigures } from './fetch-figures';
import { fetchRecentActivity } from './fetch-recent-activity';

/** The overview may be open all day, so it refetches. */
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

export const figuresQuery = queryOptions({
  queryKey: ['overview', 'figures'] as const,
  queryFn: ({ signal }) => fetchFigures(signal),
  refetchInterval,
});
