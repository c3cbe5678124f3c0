import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/lib/command-center/backend';
import { fetchPage } from '~/lib/command-center/fetch-page';
import type { ListRequest } from '~/lib/command-center/list-request';
import type { TableRow } from '~/lib/command-center/rows';

/** A line of the audit log, with the names of those in it while they are known. */
export type LogLine = TableRow<'activity_log'> & {
  actor_name: string | null;
  subject_name: string | null;
};

/**
 * A page of the audit log, for super admins.
 * @throws AppError
 */
export async function fetchLog(request: ListRequest, signal?: AbortSignal) {
  const backend = await loadAdminBackend();
  let question = backend.from('activity_list').select('*', { count: 'exact' });
  const { who = [], about = [] } = request.filters;
  if (who.length > 0) question = question.in('actor_kind', who);
  if (about.length > 0) question = question.in('subject_table', about);
  return fetchPage<LogLine>(question, request, signal);
}

/** A page of the audit log, as a query. It grows by itself: an old answer is soon out of date. */
export function logQuery(request: ListRequest) {
  return queryOptions({
    queryKey: ['log', request] as const,
    queryFn: ({ signal }) => fetchLog(request, signal),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}
