import type { ListDefinition } from '~/command-center/kit/list/list-request';

/** What a filter of the list narrows to. `reversed` also matches months that were paid again. */
export const monthStates = ['open', 'late', 'paid', 'reversed'] as const;

/** The sorts and filters of the list. */
export const contributionList = {
  sorts: ['month'],
  defaultSort: '-month',
  filters: { month: /^20\d\d-(0[1-9]|1[0-2])$/, state: monthStates },
} satisfies ListDefinition;
