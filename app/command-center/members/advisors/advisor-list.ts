import type { ListDefinition } from '~/command-center/kit/list/list-request';

export const advisorStatuses = ['active', 'inactive'] as const;

/** What the list of advisors can be asked for. */
export const advisorList = {
  sorts: ['search_name', 'created_at'],
  defaultSort: 'search_name',
  filters: { status: advisorStatuses },
} satisfies ListDefinition;
