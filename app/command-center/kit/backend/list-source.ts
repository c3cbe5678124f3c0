import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type ListRequest, searchPatterns } from '~/command-center/kit/list/list-request';
import { AppError } from '~/shared/backend/app-error';
import type { Database } from '../../../../supabase/contracts/database';
import { adminRequestError } from './admin-request-error';
import { loadAdminBackend } from './backend';
import { fetchPage, type ListPage, type ListQuery } from './fetch-page';

type View = keyof Database['public']['Views'];

type Filters = Readonly<Record<string, readonly string[]>>;

export type ListSource = {
  view: View;
  /** The columns to select, such as `'id,name'`; every column if none is given. */
  columns?: string;
  /** Applies the tab's own filters. Filters in `oneOf` are compared without a conversion. */
  narrow?: (query: ListQuery, filters: Filters, request: ListRequest) => ListQuery;
  /** Filters whose name is their column. */
  oneOf?: readonly string[];
};

/**
 * Reads the pages of a list view. It applies search words first, then filters, order and range.
 * @returns a function for `listQuery` and for the export. It throws AppError.
 */
export function listReader<Row>({ view, columns = '*', narrow, oneOf = [] }: ListSource) {
  return async (request: ListRequest, signal?: AbortSignal): Promise<ListPage<Row>> => {
    const backend = await loadAdminBackend();
    let query: ListQuery = backend.from(view).select(columns, { count: 'exact' });
    for (const pattern of searchPatterns(request.search)) {
      query = query.like('search_text', pattern);
    }
    for (const column of oneOf) {
      const values = request.filters[column] ?? [];
      if (values.length > 0) query = query.in(column, values);
    }
    if (narrow) query = narrow(query, request.filters, request);
    return fetchPage<Row>(query, request, signal);
  };
}

/** A page of a list, as a query; the previous page stays until this one has loaded. */
export function listQuery<Row>(
  queryKey: QueryKey,
  read: (request: ListRequest, signal?: AbortSignal) => Promise<ListPage<Row>>,
  request: ListRequest,
) {
  return queryOptions({
    queryKey: [...queryKey, request],
    queryFn: ({ signal }) => read(request, signal),
    placeholderData: keepPreviousData,
  });
}

/**
 * One row of a view or table, by its id.
 * @throws AppError `not_found`
 */
export async function fetchRow<Row>(
  { view, columns = '*' }: { view: View | keyof Database['public']['Tables']; columns?: string },
  id: string,
  signal: AbortSignal,
): Promise<Row> {
  const backend = await loadAdminBackend();
  return fetchOne<Row>(
    backend
      .from(view as 'episode_list')
      .select(columns)
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  );
}

/** A record for its editor. It is fetched at each opening, never while the admin types. */
export function recordQuery<Row>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<Row>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

type Refusal = { message: string; code: string };
type Answer = { data: unknown; error: Refusal | null; status: number };

/**
 * The one row of a query by id (`maybeSingle`).
 * @throws AppError `not_found` if there is none, or none that the admin may see.
 */
async function fetchOne<Row>(query: PromiseLike<Answer>): Promise<Row> {
  const { data, error, status } = await query;
  // The id is from the address and may be invalid.
  if (error?.code === '22P02') throw new AppError('not_found', error.message);
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('not_found');
  return data as Row;
}
