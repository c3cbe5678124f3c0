import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import {
  fetchCountedPage,
  fetchPage,
  type ListPage,
} from '~/command-center/kit/backend/fetch-page';
import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import type { TableRow } from '~/command-center/kit/backend/rows';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';
import type { Backend } from '~/shared/backend/supabase';
import { logActions } from './log-actions';

/** The kinds of people who cause a line. */
export const actorKinds = ['admin', 'member', 'advisor', 'visitor', 'system'] as const;

/** The tables that lines are about. */
export const logSubjects = [
  'admins',
  'members',
  'enrollments',
  'household_people',
  'billing',
  'billing_schedules',
  'payment_profiles',
  'contribution_entries',
  'administration_rates',
  'statement_corrections',
  'agents',
  'advisor_notes',
  'episodes',
  'contact_messages',
  'message_replies',
  'membership_applications',
  'form_submissions',
  'notes',
  'reply_templates',
  'state_rules',
] as const;

const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The line that opening a list writes, many times a day. The log shows it only on request. */
const reading = 'list.opened';

/** The sorts and filters of the log. `from` and `to` are days in the time zone of the reader. */
export const logList = {
  sorts: ['created_at'],
  defaultSort: '-created_at',
  filters: {
    from: day,
    to: day,
    person: uuid,
    action: logActions,
    who: actorKinds,
    about: logSubjects,
    readings: ['shown'],
  },
} satisfies ListDefinition;

/** A logged value of a column. */
export type LoggedValue = string | number | boolean | null | readonly string[];

/** A line of the audit log, with the names of its people while they are known. */
export type LogLine = TableRow<'activity_log'> & {
  actor_name: string | null;
  subject_name: string | null;
  /** The number of the member whom the line concerns, while the member exists. */
  member_number: string | null;
  /** The message or form that a reply or note belongs to, while it exists. */
  contact_id: string | null;
  /** Old and new value by column; health, free text and secrets are only in `details.columns`. */
  changes: Record<string, readonly [LoggedValue, LoggedValue]> | null;
};

/** A word of a search: its pattern, and the codes whose label contains it. */
export type LogWord = { pattern: string; actions: string[]; tables: string[]; kinds: string[] };

/** Whether the request leaves out openings of lists. */
export function hidesReadings({ filters }: ListRequest): boolean {
  return !filters.readings?.includes('shown') && !filters.action?.includes(reading);
}

/** The lines that match the words and the filters. */
function linesOf(
  backend: Backend,
  request: ListRequest,
  words: readonly LogWord[],
  count?: 'exact',
) {
  let query =
    words.length > 0
      ? backend.rpc('search_activity', { words: [...words] }, { count }).select('*')
      : backend.from('activity_list').select('*', { count });
  const { from = [], to = [], person = [], action = [], who = [], about = [] } = request.filters;
  if (from[0]) query = query.gte('created_at', startOf(from[0], 0));
  if (to[0]) query = query.lt('created_at', startOf(to[0], 1));
  if (person.length > 0) query = query.in('actor_id', person);
  if (action.length > 0) query = query.in('action', action);
  if (who.length > 0) query = query.in('actor_kind', who);
  if (about.length > 0) query = query.in('subject_table', about);
  return query;
}

/**
 * Reads pages of the audit log, for super admins. Only the first page counts the lines, because counting
 * 100,000 takes longer than reading a page.
 * @throws AppError
 */
export function logReader(words: readonly LogWord[]) {
  return async (request: ListRequest, signal?: AbortSignal) => {
    const known = request.after === undefined && request.page > 1 ? totalOf(request) : undefined;
    const backend = await loadAdminBackend();
    const lines = linesOf(backend, request, words, known === undefined ? 'exact' : undefined);
    const query = hidesReadings(request) ? lines.neq('action', reading) : lines;
    if (known !== undefined) return fetchCountedPage<LogLine>(query, request, known, signal);
    const page = await fetchPage<LogLine>(query, request, signal);
    if (request.after === undefined) adminQueryClient.setQueryData(totalKey(request), page.total);
    return page;
  };
}

/** A page of the audit log, as a query. The log grows constantly, so a page is soon out of date. */
export function logQuery(request: ListRequest, words: readonly LogWord[]) {
  return queryOptions<ListPage<LogLine>>({
    queryKey: ['log', request, words] as const,
    queryFn: ({ signal }) => logReader(words)(request, signal),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}

/** How many openings of lists match, which the log shows only on request. */
export function readingsQuery(request: ListRequest, words: readonly LogWord[]) {
  const { search, filters } = request;
  return queryOptions({
    queryKey: ['log', 'readings', search, filters, words] as const,
    queryFn: async ({ signal }) => {
      const lines = linesOf(await loadAdminBackend(), request, words, 'exact');
      const one = { ...request, page: 1, size: 1 };
      return (await fetchPage<LogLine>(lines.eq('action', reading), one, signal)).total;
    },
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}

function totalKey({ search, filters }: ListRequest) {
  return ['log', 'total', search, filters] as const;
}

function totalOf(request: ListRequest) {
  return adminQueryClient.getQueryData<number>(totalKey(request));
}

/** The start of a day in the time zone of the reader, or a number of days later. */
function startOf(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
