import type { ListDefinition } from '~/command-center/kit/list/list-request';
import { memberStatuses } from '~/command-center/members/member-status';

/** The values of filters that come from the database. */
export type MemberFilterValues = { plans: readonly string[]; advisors: readonly string[] };

/** The filter value for members without a plan or without an advisor. */
export const noValue = 'none';

/** The sorts and filters of the list. */
export function memberList({ plans, advisors }: MemberFilterValues) {
  return {
    sorts: ['search_name', 'created_at'],
    defaultSort: '-created_at',
    filters: {
      status: [...memberStatuses, 'other'],
      plan: [...plans, noValue],
      advisor: [...advisors, noValue],
      login: ['yes', 'no'],
      payments: ['failed'],
      membership: ['check'],
    },
  } satisfies ListDefinition;
}
