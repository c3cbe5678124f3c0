import { queryOptions } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callDatabase } from '~/command-center/kit/backend/backend';
import type { ListQuery } from '~/command-center/kit/backend/fetch-page';
import { listQuery, listReader } from '~/command-center/kit/backend/list-source';
import type { TableRow } from '~/command-center/kit/backend/rows';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';
import { type List, useList } from '~/command-center/kit/list/use-list';
import { useAddress } from '~/command-center/kit/use-address';
import type { Answer } from '../../../supabase/contracts/answers';
import { type State, states, type Turn } from '../../../supabase/contracts/request-states';
import { type Outcome, type Priority, priorities } from './request-codes';
import { requestKeys } from './request-keys';

/** The fixed views of the queue. The first one opens without a choice. */
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

/** The value in the address for requests without a tag. */
export const untagged = 'none';

function requestList(assignees: readonly string[]) {
  return {
    sorts: ['team_due_at', 'submitted_at'],
    defaultSort: 'team_due_at',
    filters: {
      state: states,
      priority: priorities,
      assigned: [unassigned, ...assignees],
      // Ids: the name of a tag can be about health, and an address is copied and saved.
      tag: new RegExp(`^(${untagged}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$`),
    },
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

/** A request as the queue shows it. */
export type ListedRequest = Pick<
  TableRow<'sharing_requests'>,
  | 'id'
  | 'member_id'
  | 'assigned_to'
  | 'snoozed_until'
  | 'tag_ids'
  | 'submitted_at'
  | 'team_minutes_used'
  | 'team_due_at'
  | 'updated_at'
  | 'documents_due_on'
  | 'language'
> & {
  number: string;
  member_number: string;
  member_name: string;
  member_first_name: string;
  person_name: string;
  state: State;
  turn: Turn;
  outcome: Outcome | null;
  priority: Priority;
  assigned_name: string | null;
  new_files: number;
  new_messages: number;
  awaits_confirmation: boolean;
};

const columns =
  'id,number,member_id,member_number,member_name,member_first_name,language,documents_due_on,person_name,state,turn,outcome,priority,assigned_to,assigned_name,snoozed_until,tag_ids,submitted_at,team_minutes_used,team_due_at,new_files,new_messages,awaits_confirmation,updated_at';

/** Reads pages of a view of the queue. */
export function requestReader(view: View, adminId: string) {
  const read = listReader<ListedRequest>({
    view: 'request_list',
    columns,
    oneOf: ['state', 'priority'],
    narrow: (query, { assigned = [], tag = [] }) =>
      narrowToTags(narrowToView(query, view, adminId, assigned), tag),
  });
  return (request: ListRequest, signal?: AbortSignal) =>
    read({ ...request, search: plainNumber(request.search) }, signal);
}

/** A page of the queue, as a query. It refetches on focus and on every live update. */
export function requestsQuery(request: ListRequest, view: View, adminId: string) {
  return {
    ...listQuery([...requestKeys.list, view, adminId], requestReader(view, adminId), request),
    // Deadlines pass and snoozed requests return without an update.
    refetchInterval: 60_000,
  };
}

/** The conditions of `request_counts`, so that a view has as many rows as its number says. */
function narrowToView(
  query: ListQuery,
  view: View,
  adminId: string,
  assigned: readonly string[],
): ListQuery {
  const now = new Date().toISOString();
  const awake = `snoozed_until.is.null,snoozed_until.lte.${now}`;
  let narrowed = query;
  if (['mine', 'unassigned', 'waiting_for_us'].includes(view)) {
    narrowed = narrowed.eq('turn', 'team').or(awake);
  }
  if (view === 'mine') narrowed = narrowed.eq('assigned_to', adminId);
  if (view === 'unassigned') narrowed = narrowed.or('assigned_to.is.null');
  if (view === 'overdue') narrowed = narrowed.or(`team_due_at.lt.${now}`).or(awake);
  if (view === 'waiting_for_member') narrowed = narrowed.eq('turn', 'member');
  if (view === 'news') narrowed = narrowed.eq('has_news', true);
  if (view === 'second_person') narrowed = narrowed.eq('awaits_confirmation', true);
  if (view === 'mentions') narrowed = narrowed.eq('is_mentioned', true);
  if (view === 'snoozed')
    narrowed = narrowed.in('turn', ['team', 'member']).gt('snoozed_until', now);
  if (assigned.length === 0) return narrowed;
  const conditions = assigned.map((id) =>
    id === unassigned ? 'assigned_to.is.null' : `assigned_to.eq.${id}`,
  );
  return narrowed.or(conditions.join(','));
}

function narrowToTags(query: ListQuery, tags: readonly string[]): ListQuery {
  if (tags.length === 0) return query;
  const conditions = tags.map((id) => `tag_ids.${id === untagged ? 'eq.{}' : `cs.{${id}}`}`);
  return query.or(conditions.join(','));
}

/** The digits of a request number in any notation, such as "R26004821-7"; other text unchanged. */
export function plainNumber(search: string): string {
  const isNumber = /^\s*r[\s.-]*\d[\d\s.-]*$/i.test(search);
  return isNumber ? search.replace(/\D/g, '') : search;
}

/** @throws AppError */
async function fetchCounts(signal: AbortSignal): Promise<Answer<'request_counts'>> {
  return callDatabase('request_counts', {}, signal);
}

/** The number of requests in each view. Deadlines pass without an update, so it refetches. */
export const countsQuery = queryOptions({
  queryKey: requestKeys.counts,
  queryFn: ({ signal }) => fetchCounts(signal),
  refetchInterval: 60_000,
});
