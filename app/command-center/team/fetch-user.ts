import { queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { fetchOne } from '~/command-center/kit/backend/fetch-one';
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
  return fetchOne<User>(request.maybeSingle());
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
