import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { episodeKeys } from './episode-keys';

/**
 * The categories that the editors have named so far, in their order.
 * @throws AppError
 */
async function fetchCategories(signal: AbortSignal): Promise<string[]> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend.rpc('episode_categories').abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}

export const categoriesQuery = queryOptions({
  queryKey: episodeKeys.categories(),
  queryFn: ({ signal }) => fetchCategories(signal),
});
