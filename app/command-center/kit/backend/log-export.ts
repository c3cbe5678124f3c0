import type { ListRequest } from '~/command-center/kit/list/list-request';
import { callGuarded } from '~/shared/backend/call-guarded';
import { adminRequestError } from './admin-request-error';
import { loadAdminBackend } from './backend';

/**
 * Logs an export in the activity log, before the file is created.
 * @param list the exported table, such as `'admins'`.
 * @throws AppError
 */
export async function logExport(
  list: string,
  request: Pick<ListRequest, 'search' | 'sort' | 'filters'>,
  count: number,
): Promise<void> {
  const backend = await loadAdminBackend();
  const { search, sort, filters } = request;
  const { error, status } = await callGuarded(backend, 'log_export', {
    list,
    row_count: count,
    // The search may contain a person's name, so only its presence is logged.
    narrowed_by: { searched: search.trim() !== '', sort, filters: copyOf(filters) },
  });
  if (error) throw adminRequestError(error, status);
}

function copyOf(filters: ListRequest['filters']): Record<string, string[]> {
  return Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]]));
}
