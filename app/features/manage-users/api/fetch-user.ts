import { queryOptions } from '@tanstack/react-query';
import { AppError } from '~/lib/app-error';
import { adminRequestError } from '~/lib/command-center/admin-request-error';
import { loadAdminBackend } from '~/lib/command-center/backend';
import type { User } from './fetch-users';
import { userKeys } from './user-keys';

/**
 * Somebody of the team.
 * @throws AppError
 */
async function fetchUser(id: string, signal?: AbortSignal): Promise<User> {
  const backend = await loadAdminBackend();
  const request = backend.from('admin_list').select('*').eq('id', id);
  if (signal) request.abortSignal(signal);
  const { data, error, status } = await request.maybeSingle();
  // What is no id at all can stand in an address, too.
  if (error?.code === '22P02') throw new AppError('not_found', error.message);
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('not_found');
  return data as User;
}

/** Somebody of the team, as it stands now: who edits must see the latest. */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => fetchUser(id, signal),
    staleTime: 0,
    // It would take away what is being typed.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
