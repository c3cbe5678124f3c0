import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import { readSession } from '~/command-center/kit/backend/stored-session';
import { activityQuery, adminCountQuery, figuresQuery } from './overview-queries';

/** Prefetches the data of the overview while its page loads. */
export function prefetchOverview(): void {
  if (!readSession()) return;
  void adminQueryClient.prefetchQuery(figuresQuery);
  void adminQueryClient.prefetchQuery(activityQuery);
  void adminQueryClient.prefetchQuery(adminCountQuery);
}
