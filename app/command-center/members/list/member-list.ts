import type { ListDefinition } from '~/command-center/kit/list/list-request';
import { memberStatuses } from '~/command-center/members/member-status';

/** Filters whose values are rows of the database. */
export type MemberFilterValues = { plans: readonly string[]; advisors: readonly string[] };

/** What stands for members without a plan or without an advisor. */
export const nothing = 'none';

/** What the list of members can be asked for. */
export function memberList({ plans, advisors }: MemberFilterValues) {
  return {
    sorts: ['search_name', 'created_at'],
    defaultSort: '-created_at',
    filters: {
      status: [...memberStatuses, 'other'],
      plan: [...plans, nothing],
      advisor: [...advisors, nothing],
      login: ['yes', 'no'],
      payments: ['failed'],
    },
  } satisfies ListDefinition;
}
