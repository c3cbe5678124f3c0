import { queryOptions } from '@tanstack/react-query';
import type { Admin } from './admin';
import { adminRequestError } from './admin-request-error';
import { loadAdminBackend } from './backend';

export type Teammate = Pick<Admin, 'id' | 'name' | 'role' | 'status' | 'permissions'>;

/**
 * The team, by name.
 * @throws AppError
 */
async function fetchTeam(signal: AbortSignal): Promise<Teammate[]> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('admin_list')
    .select('id,name,role,status,permissions')
    .order('name')
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data as Teammate[];
}

/** The names and permissions of the team, to choose an assignee. */
export const teamQuery = queryOptions({
  queryKey: ['team-names'],
  queryFn: ({ signal }) => fetchTeam(signal),
});
