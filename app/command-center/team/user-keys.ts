import type { ListRequest } from '~/command-center/kit/list/list-request';

/** Where what is known about the team stands in the query cache. */
export const userKeys = {
  all: ['users'] as const,
  list: (request: ListRequest) => [...userKeys.all, 'list', request] as const,
  one: (id: string) => [...userKeys.all, 'one', id] as const,
};
