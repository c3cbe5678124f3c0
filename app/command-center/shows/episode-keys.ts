import type { ListRequest } from '~/command-center/kit/list/list-request';

/** Where what is known about the episodes stands in the query cache. */
export const episodeKeys = {
  all: ['episodes'] as const,
  list: (request: ListRequest) => [...episodeKeys.all, 'list', request] as const,
  one: (id: string) => [...episodeKeys.all, 'one', id] as const,
  categories: () => [...episodeKeys.all, 'categories'] as const,
};
