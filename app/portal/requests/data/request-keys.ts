import { memberRequests } from '../files/fetch-request-files';

/** The query keys of a member's requests. Live updates invalidate everything below `all`. */
export const requestKeys = {
  all: memberRequests,
  list: (userId: string) => [...memberRequests(userId), 'list'] as const,
  draft: (userId: string, id: string) => [...memberRequests(userId), 'draft', id] as const,
  one: (userId: string, number: string) => [...memberRequests(userId), 'number', number] as const,
};
