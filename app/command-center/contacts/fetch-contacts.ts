import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { fetchPage } from '~/command-center/kit/backend/fetch-page';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { type ListRequest, searchPatterns } from '~/command-center/kit/list/list-request';
import { contactKeys } from './contact-keys';
import { ages, type ContactType, nobody } from './contact-list';

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
>;

/** A message or a form, as the list knows it. */
export type Contact = Shared & {
  kind: 'message' | 'form';
  type: ContactType;
  /** The beginning of a message; empty for forms. */
  excerpt: string;
  assigned_name: string | null;
  /** An accepted copy of the rules: nothing to answer. */
  is_record: boolean;
  entered_by_name: string | null;
};

/** With what somebody wrote; forms are opened apart from the list. */
export type FullContact = Contact & { message: string | null };

const listColumns =
  'id,kind,type,name,email,phone,subject,excerpt,status,priority,assigned_to,assigned_name,entered_by_name,member_id,language,is_record,created_at,updated_at';
export const allColumns = `${listColumns},message`;

/**
 * A page of the messages and forms.
 * @throws AppError
 */
function fetchContacts(request: ListRequest, signal?: AbortSignal) {
  return fetchColumns<Contact>(listColumns, request, signal);
}

/**
 * The same with all of what people wrote, for a file.
 * @throws AppError
 */
export function fetchFullContacts(request: ListRequest, signal?: AbortSignal) {
  return fetchColumns<FullContact>(allColumns, request, signal);
}

async function fetchColumns<Row>(columns: string, request: ListRequest, signal?: AbortSignal) {
  const backend = await loadAdminBackend();
  let question = backend.from('contact_list').select(columns, { count: 'exact' });
  for (const pattern of searchPatterns(request.search)) {
    question = question.like('search_text', pattern);
  }
  if (!asksForRecords(request)) question = question.eq('is_record', false);
  const { status = [], priority = [], type = [], assigned = [], age = [] } = request.filters;
  if (status.length > 0) question = question.in('status', status);
  if (priority.length > 0) question = question.in('priority', priority);
  if (type.length > 0) question = question.in('type', type);
  if (assigned.length > 0) {
    const conditions = assigned.map((id) =>
      id === nobody ? 'assigned_to.is.null' : `assigned_to.eq.${id}`,
    );
    question = question.or(conditions.join(','));
  }
  if (age.length > 0) question = question.or(age.map(arrivedBetween).join(','));
  return fetchPage<Row>(question, request, signal);
}

/** The condition of one value of the filter by age, at this moment. */
function arrivedBetween(name: string): string {
  const [from, to] = ages[name as keyof typeof ages];
  const before = `created_at.lte.${daysAgo(from)}`;
  return to === undefined ? before : `and(${before},created_at.gt.${daysAgo(to)})`;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** Accepted rules are no work: only a search, or their own filter, finds them. */
function asksForRecords({ search, filters }: ListRequest): boolean {
  return search.trim() !== '' || (filters.type ?? []).includes('sharing-rules');
}

/**
 * A page of the list, as a query. It does not look again by itself: rows would jump under the
 * reader's finger. What is new is announced (`useNews`).
 */
export function contactsQuery(request: ListRequest) {
  return queryOptions({
    queryKey: contactKeys.list(request),
    queryFn: ({ signal }) => fetchContacts(request, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}
