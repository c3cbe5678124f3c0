import { queryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import {
  fetchRow,
  listQuery,
  listReader,
  recordQuery,
} from '~/command-center/kit/backend/list-source';
import type { TableRow } from '~/command-center/kit/backend/rows';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';

/** An episode as the team sees it. `is_shown` is true if visitors see it today. */
export type Episode = TableRow<'episodes'> & { is_shown: boolean };

export const statuses = ['Draft', 'Scheduled', 'Published'] as const;

/** The status that visitors see. A scheduled episode is published once its date has passed. */
export type ShownStatus = (typeof statuses)[number];

export const episodesKey = ['episodes'] as const;

/** The sorts and filters of the list. The categories are free text from the editors. */
export function episodeList(categories: readonly string[]) {
  return {
    sorts: ['title', 'publish_date', 'views'],
    defaultSort: '-publish_date',
    filters: { category: categories, status: statuses },
  } satisfies ListDefinition;
}

const conditions: Record<ShownStatus, string> = {
  Draft: 'status.eq.Draft',
  Scheduled: 'and(status.eq.Scheduled,is_shown.is.false)',
  Published: 'is_shown.is.true',
};

export const fetchEpisodes = listReader<Episode>({
  view: 'episode_list',
  oneOf: ['category'],
  narrow: (query, { status = [] }) =>
    status.length > 0
      ? query.or(status.map((one) => conditions[one as ShownStatus]).join(','))
      : query,
});

export function episodesQuery(request: ListRequest) {
  return listQuery([...episodesKey, 'list'], fetchEpisodes, request);
}

export function episodeQuery(id: string) {
  return recordQuery([...episodesKey, 'one', id], (signal) =>
    fetchRow<Episode>({ view: 'episode_list' }, id, signal),
  );
}

/** The categories in use, in alphabetical order. */
export const categoriesQuery = queryOptions({
  queryKey: [...episodesKey, 'categories'],
  queryFn: async ({ signal }): Promise<string[]> => {
    return callDatabase('episode_categories', {}, signal);
  },
});
