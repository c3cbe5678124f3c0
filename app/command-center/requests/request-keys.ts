import { choicesKey } from '~/command-center/kit/request-choices';

/** The query keys of requests; `all` is the prefix of those that a change refetches. */
export const requestKeys = {
  all: ['sharing-requests'],
  list: ['sharing-requests', 'list'],
  moves: ['sharing-requests', 'moves'],
  counts: ['sharing-requests', 'counts'],
  one: (number: string) => ['sharing-requests', 'one', number],
  review: (number: string) => ['sharing-requests', 'review', number],
  tags: ['sharing-requests', 'tags'],
  rules: [...choicesKey, 'rules'],
  amount: [...choicesKey, 'amount'],
  macros: [...choicesKey, 'macros'],
} as const;
