import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { fetchPage } from '~/command-center/kit/backend/fetch-page';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { type ListRequest, searchPatterns } from '~/command-center/kit/list/list-request';
import { userKeys } from './user-keys';

/** Somebody of the team, as the database keeps them. */
export type User = TableRow<'admins'> & {
  has_password: boolean;
  /** Only told to those who manage the team. */
  has_second_factor: boolean;
};

/**
 * A page of the team.
 * @throws AppError
 */
export async function fetchUsers(request: ListRequest, signal?: AbortSignal) {
  const backend = await loadAdminBackend();
  let question = backend.from('admin_list').select('*', { count: 'exact' });
  for (const pattern of searchPatterns(request.search)) {
    question = question.like('search_text', pattern);
  }
  const { role = [], status = [] } = request.filters;
  if (role.length > 0) question = question.in('role', role);
  if (status.length > 0) question = question.in('status', status);
  return fetchPage<User>(question, request, signal);
}

/** A page of the team, as a query; the page before stays until this one has come. */
export function usersQuery(request: ListRequest) {
  return queryOptions({
    queryKey: userKeys.list(request),
    queryFn: ({ signal }) => fetchUsers(request, signal),
    placeholderData: keepPreviousData,
  });
}
