import { queryOptions } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type Admin, can, canSeeRequests } from '~/command-center/kit/backend/admin';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase, loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { ListQuery } from '~/command-center/kit/backend/fetch-page';
import {
  fetchRow,
  type ListSource,
  listQuery,
  listReader,
  recordQuery,
} from '~/command-center/kit/backend/list-source';
import type { TableRow } from '~/command-center/kit/backend/rows';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';
import { type List, useList } from '~/command-center/kit/list/use-list';
import { useAddress } from '~/command-center/kit/use-address';
import { readMemberNumber } from '~/shared/format/member-number';
import { formSlugs } from '~/shared/forms/form-settings';
import type { Answer } from '../../../supabase/contracts/answers';

export const contactStatuses = ['new', 'in_progress', 'responded'] as const;

/** The views of the inbox. The first one opens without a choice. */
export const contactViews = ['open', 'mine', 'unassigned', 'answered', 'all'] as const;

export type ContactView = (typeof contactViews)[number];

/** The statuses that a view can contain. */
export function statusesOf(view: ContactView): readonly Contact['status'][] {
  if (view === 'all') return contactStatuses;
  return view === 'answered' ? ['responded'] : ['new', 'in_progress'];
}

/** The age of a message, as a range of days. */
export const ages = { day: [0, 1], days: [1, 3], week: [3, 7], older: [7, undefined] } as const;

export const priorities = ['high', 'medium', 'low'] as const;

/** Channels outside the forms of the site. */
export const manualTypes = ['whatsapp', 'phone', 'email'] as const;

/** The channels of messages; `form` is the contact form. */
const messageTypes = ['form', ...manualTypes] as const;

/** The other forms, whose answers only admins for members may see. */
const formTypes = formSlugs.filter((slug) => slug !== 'contact');

type ContactType = (typeof messageTypes)[number] | (typeof formTypes)[number];

/** The value in the address for messages without an assignee. */
export const unassigned = 'nobody';

function contactList(types: readonly string[], assignees: readonly string[]) {
  return {
    sorts: ['received_at', 'name'],
    defaultSort: '-received_at',
    filters: {
      status: contactStatuses,
      priority: priorities,
      age: Object.keys(ages),
      type: types,
      assigned: [unassigned, ...assignees],
    },
  } satisfies ListDefinition;
}

/** The types that this admin may filter by. */
export function allowedTypes(admin: Pick<Admin, 'role' | 'permissions'>): ContactType[] {
  return [
    ...(can(admin, 'contacts') ? messageTypes : []),
    ...(canSeeRequests(admin) ? formTypes : []),
  ];
}

/** The list of messages and forms for the current address, and its view (`?view=mine`). */
export function useContactList(admin: Pick<Admin, 'role' | 'permissions'>): {
  list: List;
  view: ContactView;
  /** The address of a view, for links. */
  addressOf: (view: ContactView) => string;
} {
  const [query] = useSearchParams();
  // Ids in the address are valid before the team has loaded.
  const assignees = query.getAll('assigned').filter((value) => /^[0-9a-f-]{36}$/.test(value));
  const list = useList(contactList(allowedTypes(admin), assignees));
  const [address] = useAddress();
  const chosen = contactViews.find((known) => known === address.get('view')) ?? contactViews[0];
  return {
    list,
    // A search finds a message wherever it is.
    view: list.request.search.trim() === '' ? chosen : 'all',
    addressOf: (view) => {
      const next = new URLSearchParams(address);
      for (const name of ['page', 'q', 'status', 'view']) next.delete(name);
      if (view !== contactViews[0]) next.set('view', view);
      return `?${next}`;
    },
  };
}

/** The query keys of messages and forms; `all` is the prefix of those that a change refetches. */
export const contactKeys = {
  all: ['contacts'],
  newest: ['contacts', 'newest'],
  counts: ['contacts', 'counts'],
  thread: (id: string) => ['contacts', 'thread', id],
  templates: ['reply-templates'],
} as const;

type Shared = Pick<
  TableRow<'contact_messages'>,
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'subject'
  | 'status'
  | 'priority'
  | 'assigned_to'
  | 'member_id'
  | 'language'
  | 'created_at'
  | 'updated_at'
  | 'received_at'
>;

/** A message or a form, as the list shows it. */
export type Contact = Shared & {
  kind: 'message' | 'form';
  type: ContactType;
  /** The beginning of a message; empty for forms. */
  excerpt: string;
  assigned_name: string | null;
  /** An accepted copy of the rules, which needs no reply. */
  is_record: boolean;
  entered_by_name: string | null;
};

/** Includes the text of the message; a form's answers are fetched separately. */
export type FullContact = Contact & {
  message: string | null;
  /** The number of a request, if it answers an email about one from an unknown address. */
  about_request: string | null;
};

const listColumns =
  'id,kind,type,name,email,phone,subject,excerpt,status,priority,assigned_to,assigned_name,entered_by_name,member_id,language,is_record,created_at,updated_at,received_at';

const source: ListSource = {
  view: 'contact_list',
  columns: listColumns,
  oneOf: ['status', 'priority', 'type'],
  narrow: (query, filters, request) => {
    const { assigned = [], age = [] } = filters;
    let narrowed = isForRecords(request) ? query : query.eq('is_record', false);
    if (assigned.length > 0) {
      const conditions = assigned.map((id) =>
        id === unassigned ? 'assigned_to.is.null' : `assigned_to.eq.${id}`,
      );
      narrowed = narrowed.or(conditions.join(','));
    }
    if (age.length > 0) narrowed = narrowed.or(age.map(arrivedBetween).join(','));
    return narrowed;
  },
};

const full = { ...source, columns: `${listColumns},message,about_request` };

/** Reads the rows for the exported file, with the whole message. */
export function fullContactReader(view: ContactView, adminId: string) {
  return contactReader<FullContact>(full, view, adminId);
}

/** The conditions of `contact_counts`, so that a view has as many rows as its number says. */
function narrowToView(query: ListQuery, view: ContactView, adminId: string): ListQuery {
  const narrowed = view === 'all' ? query : query.in('status', [...statusesOf(view)]);
  if (view === 'mine') return narrowed.eq('assigned_to', adminId);
  return view === 'unassigned' ? narrowed.or('assigned_to.is.null') : narrowed;
}

/** A search for a member number finds what that member sent; others search the text. */
function contactReader<Row>(whole: ListSource, view: ContactView, adminId: string) {
  const from: ListSource = {
    ...whole,
    narrow: (query, filters, request) =>
      source.narrow?.(narrowToView(query, view, adminId), filters, request) ?? query,
  };
  const read = listReader<Row>(from);
  return async (request: ListRequest, signal?: AbortSignal) => {
    const typed = readMemberNumber(request.search);
    if (!typed) return read(request, signal);
    const sender = await findMember(typed.number, signal);
    const readSent = listReader<Row>({
      ...from,
      narrow: (query, filters) =>
        from.narrow?.(query.in('member_id', sender), filters, request) ?? query,
    });
    return readSent({ ...request, search: '' }, signal);
  };
}

/**
 * The id of the member with a number, in a list; empty if there is none.
 * @throws AppError
 */
async function findMember(number: string, signal?: AbortSignal): Promise<string[]> {
  const backend = await loadAdminBackend();
  const query = backend.from('member_list').select('id').eq('member_number', number);
  const { data, error, status } = await (signal ? query.abortSignal(signal) : query);
  if (error) throw adminRequestError(error, status);
  return data.flatMap(({ id }) => id ?? []);
}

/** The condition of one value of the filter by age. */
function arrivedBetween(name: string): string {
  const [from, to] = ages[name as keyof typeof ages];
  const before = `created_at.lte.${daysAgo(from)}`;
  return to === undefined ? before : `and(${before},created_at.gt.${daysAgo(to)})`;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** Accepted rules need no work, so only a search or their own filter finds them. */
function isForRecords({ search, filters }: ListRequest): boolean {
  return search.trim() !== '' || (filters.type ?? []).includes('sharing-rules');
}

/**
 * A page of the list, as a query. It does not refetch on focus, because rows must not move while
 * the admin reads. `NewMessagesNotice` announces new messages.
 */
export function contactsQuery(request: ListRequest, view: ContactView, adminId: string) {
  const read = contactReader<Contact>(source, view, adminId);
  return {
    ...listQuery([...contactKeys.all, 'list', view, adminId], read, request),
    refetchOnWindowFocus: false,
  };
}

/** @throws AppError */
async function fetchCounts(signal: AbortSignal): Promise<Answer<'contact_counts'>> {
  return callDatabase('contact_counts', {}, signal);
}

/** The number of messages and forms in each view. It refetches while the page is visible. */
export const countsQuery = queryOptions({
  queryKey: contactKeys.counts,
  queryFn: ({ signal }) => fetchCounts(signal),
  refetchInterval: 20_000,
});

/** A message, or a form without its answers. It is cached, because neighbors are prefetched. */
export function contactQuery(id: string) {
  return {
    ...recordQuery([...contactKeys.all, 'one', id], (signal) =>
      fetchRow<FullContact>(full, id, signal),
    ),
    gcTime: 5 * 60_000,
  };
}
