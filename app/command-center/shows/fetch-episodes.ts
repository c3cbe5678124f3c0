import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { fetchPage } from '~/command-center/kit/backend/fetch-page';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { type ListRequest, searchPatterns } from '~/command-center/kit/list/list-request';
import { episodeKeys } from './episode-keys';
import type { ShownStatus } from './episode-list';

/** An episode as the team sees it; `is_shown` if visitors see it today. */
export type Episode = TableRow<'episodes'> & { is_shown: boolean };

/** A scheduled episode whose day has come is as good as published. */
const conditions: Record<ShownStatus, string> = {
  Draft: 'status.eq.Draft',
  Scheduled: 'and(status.eq.Scheduled,is_shown.is.false)',
  Published: 'is_shown.is.true',
};

/**
 * A page of the episodes.
 * @throws AppError
 */
export async function fetchEpisodes(request: ListRequest, signal?: AbortSignal) {
  const backend = await loadAdminBackend();
  let question = backend.from('episode_list').select('*', { count: 'exact' });
  for (const pattern of searchPatterns(request.search)) {
    question = question.like('search_text', pattern);
  }
  const { category = [], status = [] } = request.filters;
  if (category.length > 0) question = question.in('category', category);
  if (status.length > 0) {
    question = question.or(status.map((one) => conditions[one as ShownStatus]).join(','));
  }
  return fetchPage<Episode>(question, request, signal);
}

/** A page of the episodes, as a query; the page before stays until this one has come. */
export function episodesQuery(request: ListRequest) {
  return queryOptions({
    queryKey: episodeKeys.list(request),
    queryFn: ({ signal }) => fetchEpisodes(request, signal),
    placeholderData: keepPreviousData,
  });
}
