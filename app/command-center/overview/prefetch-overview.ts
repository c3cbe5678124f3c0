import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import { readSession } from '~/command-center/kit/backend/stored-session';
import { activityQuery, adminCountQuery, figuresQuery } from './overview-queries';

/** Asks for what the overview shows while its page is still on the way. */
export function prefetchOverview(): void {
  if (!readSession()) return;
  void adminQueryClient.prefetchQuery(figuresQuery);
  void adminQueryClient.prefetchQuery(activityQuery);
  void adminQueryClient.prefetchQuery(adminCountQuery);
}
