import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import type { ListPage } from '~/command-center/kit/backend/fetch-page';
import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';
import type { Answer } from '../../../supabase/contracts/answers';
import type { Json } from '../../../supabase/database.types';
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

/** A line of the audit log. */
export type LogLine = Answer<'search_activity'>['rows'][number];

/** A logged value of a column. */
export type LoggedValue = NonNullable<LogLine['changes']>[string][number];

/** A word of a search: its pattern, and the codes whose label contains it. */
export type LogWord = { pattern: string; actions: string[]; tables: string[]; kinds: string[] };

/** Whether the request leaves out openings of lists. */
export function hidesReadings({ filters }: ListRequest): boolean {
  return !filters.readings?.includes('shown') && !filters.action?.includes(reading);
}

type Page = { first: number; size: number; after?: number; counts: boolean };

/** The lines that match the words and the filters, in the order of the request or after a line by id. */
async function readLines(
  { filters, sort }: ListRequest,
  words: readonly LogWord[],
  page: Page,
  { openings, signal }: { openings: 'hidden' | 'shown' | 'only'; signal?: AbortSignal | undefined },
) {
  const { from = [], to = [], person = [], action = [], who = [], about = [] } = filters;
  const of = (codes: readonly string[]) => (codes.length > 0 ? codes : undefined);
  const order = page.after !== undefined ? 'id' : sort.startsWith('-') ? 'newest' : 'oldest';
  const args = {
    words: [...words],
    filters: {
      from: from[0] && startOf(from[0], 0),
      to: to[0] && startOf(to[0], 1),
      people: of(person),
      actions: openings === 'only' ? [reading] : of(action),
      without: openings === 'hidden' ? reading : undefined,
      kinds: of(who),
      tables: of(about),
    } as Json,
    page: { ...page, order },
  };
  return callDatabase('search_activity', args, signal);
}

/**
 * Reads pages of the audit log, for super admins. Only the first page counts the lines, because counting
 * 100,000 takes longer than reading a page. One additional line shows whether another page follows.
 * @throws AppError
 */
export function logReader(words: readonly LogWord[]) {
  return async (request: ListRequest, signal?: AbortSignal): Promise<ListPage<LogLine>> => {
    const { after, page, size } = request;
    const first = after === undefined ? (page - 1) * size : 0;
    const known = after === undefined && page > 1 ? totalOf(request) : undefined;
    const counts = known === undefined;
    const asked = {
      first,
      size: size + 1,
      counts,
      ...(after !== undefined && { after: Number(after) }),
    };
    const openings = hidesReadings(request) ? 'hidden' : 'shown';
    const found = await readLines(request, words, asked, { openings, signal });
    const rows = found.rows.slice(0, size);
    const hasMore = found.rows.length > size;
    if (known === undefined) {
      const total = found.total ?? 0;
      if (after === undefined) adminQueryClient.setQueryData(totalKey(request), total);
      return { rows, hasMore, total };
    }
    const isLast = rows.length > 0 && !hasMore;
    const total = isLast ? first + rows.length : Math.max(known, first + found.rows.length);
    return { rows, hasMore, total, isTotalEarlier: !isLast };
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
      const none = { first: 0, size: 0, counts: true };
      return (await readLines(request, words, none, { openings: 'only', signal })).total ?? 0;
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
