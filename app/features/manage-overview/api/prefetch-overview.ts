import { adminQueryClient } from '~/lib/command-center/query-client';
import { readSession } from '~/lib/command-center/stored-session';
import { activityQuery, adminCountQuery, waitingQuery } from './overview-queries';

/** Asks for what the overview shows while its page is still on the way. */
export function prefetchOverview(): void {
  const admin = readSession();
  if (!admin) return;
  void adminQueryClient.prefetchQuery(waitingQuery(admin));
  void adminQueryClient.prefetchQuery(activityQuery);
  void adminQueryClient.prefetchQuery(adminCountQuery);
}
