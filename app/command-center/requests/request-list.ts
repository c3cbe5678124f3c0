import { useSearchParams } from 'react-router';
import type { ListDefinition } from '~/command-center/kit/list/list-request';
import { type List, useList } from '~/command-center/kit/list/use-list';
import { useAddress } from '~/command-center/kit/use-address';
import { priorities, states } from './request-codes';

/** The saved views of the queue. The first one opens without a choice. */
export const views = [
  'waiting_for_us',
  'mine',
  'unassigned',
  'overdue',
  'waiting_for_member',
  'news',
  'second_person',
  'mentions',
  'snoozed',
  'all',
] as const;

export type View = (typeof views)[number];

/** The value in the address for requests without an assignee. */
export const unassigned = 'nobody';

function requestList(assignees: readonly string[]) {
  return {
    sorts: ['team_due_at', 'submitted_at'],
    defaultSort: 'team_due_at',
    filters: { state: states, priority: priorities, assigned: [unassigned, ...assignees] },
  } satisfies ListDefinition;
}

/** The list of requests for the current address, and its view (`?view=mine`). */
export function useRequestList(): {
  list: List;
  view: View;
  /** The address of a view, for links. */
  addressOf: (view: View) => string;
} {
  const [query] = useSearchParams();
  // Ids in the address are valid before the team has loaded.
  const assignees = query.getAll('assigned').filter((value) => /^[0-9a-f-]{36}$/.test(value));
  const list = useList(requestList(assignees));
  const [address] = useAddress();
  const chosen = views.find((known) => known === address.get('view')) ?? views[0];
  return {
    list,
    // A number is found wherever its request is.
    view: list.request.search.trim() === '' ? chosen : 'all',
    addressOf: (view) => {
      const next = new URLSearchParams(address);
      next.delete('page');
      next.delete('q');
      if (view === views[0]) next.delete('view');
      else next.set('view', view);
      return `?${next}`;
    },
  };
}
