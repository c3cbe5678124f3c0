import { queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { fetchPage } from '~/command-center/kit/backend/fetch-page';

export type Person = { id: string; name: string };

/**
 * The team by name, for the filter. A team of more than 200 still filters by the names in the list.
 * @throws AppError
 */
async function fetchPeople(signal?: AbortSignal): Promise<Person[]> {
  const backend = await loadAdminBackend();
  const query = backend.from('admin_list').select('id, name', { count: 'exact' });
  const { rows } = await fetchPage<Person>(query, { sort: 'name', page: 1, size: 200 }, signal);
  return rows;
}

/** The team by name, as a query. */
export function peopleQuery() {
  return queryOptions({
    queryKey: ['log', 'people'] as const,
    queryFn: ({ signal }) => fetchPeople(signal),
    staleTime: 60_000,
  });
}
