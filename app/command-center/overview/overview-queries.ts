import { queryOptions } from '@tanstack/react-query';
import { callDatabase, loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { Answer } from '../../../supabase/contracts/answers';

/** The age of a request, as up to a day, three days, a week, or older. */
export const ages = ['day', 'days', 'week', 'older'] as const;

/** The figures of the overview. A figure that an admin may not see is absent, not zero. */
export type Figures = Answer<'overview_figures'>;

export type WaitingControl = NonNullable<Figures['controls']>[number];

/**
 * The overview's figures, in one request.
 * @throws AppError
 */
async function fetchFigures(signal: AbortSignal): Promise<Figures> {
  return callDatabase('overview_figures', {}, signal);
}

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

/**
 * The number of super admins and admins. It never fails: the specification requires
 * a total of 0 when the query is refused, and 1 when there is no response.
 */
async function countAdmins(): Promise<number> {
  try {
    const backend = await loadAdminBackend();
    const { count, error, status } = await backend
      .from('users')
      .select('id', { count: 'exact', head: true })
      .in('role', ['super_admin', 'admin']);
    // Without a response the library returns an error without a status.
    if (error && status === 0) throw error;
    // A response to HEAD has no body, so only the status states why it was refused.
    if (error && status !== 401) console.warn('Admin count:', status);
    return error ? 0 : (count ?? 0);
  } catch (error) {
    console.warn('Admin count:', error);
    return 1;
  }
}

/**
 * The latest lines of the activity log that this admin may see.
 * @throws AppError
 */
async function fetchRecentActivity(signal: AbortSignal) {
  return callDatabase('recent_activity', { max_rows: 8 }, signal);
}
