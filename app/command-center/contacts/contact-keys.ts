import type { ListRequest } from '~/command-center/kit/list/list-request';

/** Where what is known about messages and forms stands in the query cache. */
export const contactKeys = {
  all: ['contacts'] as const,
  list: (request: ListRequest) => [...contactKeys.all, 'list', request] as const,
  newest: () => [...contactKeys.all, 'newest'] as const,
  news: (since: string) => [...contactKeys.all, 'news', since] as const,
  one: (id: string) => [...contactKeys.all, 'one', id] as const,
  thread: (id: string) => [...contactKeys.all, 'thread', id] as const,
  writer: (id: string) => [...contactKeys.all, 'writer', id] as const,
  answers: (id: string) => ['form-answers', id] as const,
  team: ['contact-team'] as const,
  templates: ['reply-templates'] as const,
};
