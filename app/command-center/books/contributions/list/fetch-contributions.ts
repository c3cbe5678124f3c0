import { contributionsKey } from '~/command-center/books/contributions/change-contributions';
import { listQuery, listReader } from '~/command-center/kit/backend/list-source';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';
import { dayInBocaRaton } from '~/shared/format/office-clock';

/** A month of a member. `overpaid` received more than was due; `settled` has nothing due or left. */
export type ContributionMonth = {
  id: string;
  member_id: string;
  member_number: string;
  name: string;
  email: string;
  month: string;
  due_on: string | null;
  due_cents: number;
  received_cents: number;
  is_reversed: boolean;
  paid_on: string | null;
  lapses_on: string | null;
  state: 'open' | 'late' | 'paid' | 'overpaid' | 'settled';
};

/** What a filter of the list narrows to. `reversed` also matches months that were paid again. */
export const monthStates = ['open', 'late', 'paid', 'reversed'] as const;

/** The sorts and filters of the list. */
export const contributionList = {
  sorts: ['month'],
  defaultSort: '-month',
  filters: { month: /^20\d\d-(0[1-9]|1[0-2])$/, state: monthStates },
} satisfies ListDefinition;

/** Conditions on stored columns, which have indexes. */
const conditions: Record<string, (today: string) => string> = {
  open: (today) => `and(is_paid.is.false,or(lapses_on.is.null,lapses_on.gt.${today}))`,
  late: (today) => `and(is_paid.is.false,lapses_on.lte.${today})`,
  paid: () => 'and(is_paid.is.true,due_cents.gt.0)',
  reversed: () => 'is_reversed.is.true',
};

export const fetchContributions = listReader<ContributionMonth>({
  view: 'contribution_list',
  columns:
    'id,member_id,member_number,name,email,month,due_on,due_cents,received_cents,is_reversed,paid_on,lapses_on,state',
  narrow: (query, { month = [], state = [] }) => {
    let narrowed = query;
    if (month.length > 0) {
      narrowed = narrowed.in(
        'month',
        month.map((one) => `${one}-01`),
      );
    }
    const today = dayInBocaRaton();
    const wanted = state.map((one) => conditions[one]?.(today) ?? '');
    return wanted.length > 0 ? narrowed.or(wanted.join(',')) : narrowed;
  },
});

export function contributionsQuery(request: ListRequest) {
  return listQuery([...contributionsKey, 'list'], fetchContributions, request);
}
