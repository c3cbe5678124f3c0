import { useSearchParams } from 'react-router';
import type { ListDefinition } from '~/command-center/kit/list/list-request';
import { type List, useList } from '~/command-center/kit/list/use-list';

export const statuses = ['Draft', 'Scheduled', 'Published'] as const;

/** What an episode is to visitors: a scheduled one whose day has come is published. */
export type ShownStatus = (typeof statuses)[number];

/** What the list of episodes can be asked for. Categories are the editors' own words. */
function episodeList(categories: readonly string[]) {
  return {
    sorts: ['title', 'publish_date', 'views'],
    defaultSort: '-publish_date',
    filters: { category: categories, status: statuses },
  } satisfies ListDefinition;
}

/**
 * The list of episodes as the address asks for it.
 * @param known the categories that there are. One that stands in the address counts before they have come.
 */
export function useEpisodeList(known: readonly string[]): List<ReturnType<typeof episodeList>> {
  const [query] = useSearchParams();
  return useList(episodeList([...new Set([...known, ...query.getAll('category')])]));
}
