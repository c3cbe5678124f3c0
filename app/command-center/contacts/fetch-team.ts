import { queryOptions } from '@tanstack/react-query';
import type { Admin } from '~/command-center/kit/backend/admin';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { contactKeys } from './contact-keys';

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

export const teamQuery = queryOptions({
  queryKey: contactKeys.team,
  queryFn: ({ signal }) => fetchTeam(signal),
});
