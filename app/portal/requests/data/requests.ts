import { queryOptions } from '@tanstack/react-query';
import { memberRequests } from '~/portal/requests/files/fetch-request-files';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/** The columns of a request that the form fills in, and those that follow from them. */
export const draftColumns = `
  id, number, state, step, person_id, kind, accident_kind, care_stage, service_date, what_happened,
  first_signs, had_before, provider, provider_city, other_payer, other_payer_name, payment,
  amount_cents, release_name, release_signed_at
`;

/** The columns of a request's checklist, with the files of each document. */
const itemColumns = `
  id, document_kind, source, is_required, status, note, due_on, created_at,
  document_kinds (position, name_pt, name_en, help_pt, help_en, ask_en, ask_pt, is_signed),
  request_files (
    id, name, position, status, rejection_text, created_at,
    rejection_reasons!request_files_rejection_reason_fkey (text_pt, text_en)
  )
`;

const columns = `
  ${draftColumns}, turn, outcome, time_zone, submitted_at, received_on, documents_due_on,
  team_due_at, deadline_on, member_read_at, open_questions,
  household_people (first_name, last_name),
  request_items (${itemColumns}),
  request_messages (id, author, body, created_at),
  request_events (id, kind, actor_kind, details, created_at)
`;

/**
 * One request of the member with everything about it; null if the member has none with this
 * number.
 * @throws AppError
 */
async function fetchRequest(number: string, signal: AbortSignal) {
  const supabase = await loadSupabase();
  const row = await dataOf(
    supabase
      .from('sharing_requests')
      .select(columns)
      .eq('number', number)
      .order('created_at', { referencedTable: 'request_messages' })
      .order('id', { referencedTable: 'request_events', ascending: false })
      .abortSignal(signal)
      .maybeSingle(),
  );
  return row && { ...row, request_items: inOrder(row.request_items) };
}

export type SharingRequest = NonNullable<Awaited<ReturnType<typeof fetchRequest>>>;

/** One request as a cached query. It also runs when the member returns to the page. */
export function requestQuery(userId: string, number: string) {
  return queryOptions({
    queryKey: requestKeys.one(userId, number),
    queryFn: ({ signal }) => fetchRequest(number, signal),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

const listColumns = `
  id, number, state, turn, step, person_id, kind, care_stage, service_date, had_before, provider,
  other_payer, amount_cents, outcome, time_zone,
  received_on, documents_due_on, team_due_at, member_read_at, open_questions, created_at,
  updated_at,
  household_people (first_name, last_name),
  request_items (document_kind, is_required, status, due_on, document_kinds (name_pt, name_en)),
  request_messages (created_at), member_bills (id)
`;

/**
 * The member's requests, the latest first, each with the time of the team's last message.
 * @throws AppError
 */
async function fetchRequests(signal: AbortSignal) {
  const supabase = await loadSupabase();
  return dataOf(
    supabase
      .from('sharing_requests')
      .select(listColumns)
      .eq('request_messages.author', 'team')
      .order('created_at', { referencedTable: 'request_messages', ascending: false })
      .limit(1, { referencedTable: 'request_messages' })
      .order('created_at', { ascending: false })
      .abortSignal(signal),
  );
}

export type RequestRow = Awaited<ReturnType<typeof fetchRequests>>[number];

/** The member's requests as a cached query. */
export function requestsQuery(userId: string) {
  return queryOptions({
    queryKey: requestKeys.list(userId),
    queryFn: ({ signal }) => fetchRequests(signal),
  });
}

/**
 * A request by its id, with its checklist; null if the member has none with this id. The browser
 * chooses the id before the first answer is saved.
 * @throws AppError
 */
async function fetchDraft(id: string, signal: AbortSignal) {
  const supabase = await loadSupabase();
  const row = await dataOf(
    supabase
      .from('sharing_requests')
      .select(`${draftColumns}, request_items (${itemColumns})`)
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  );
  return row && { ...row, request_items: inOrder(row.request_items) };
}

export type RequestDraft = NonNullable<Awaited<ReturnType<typeof fetchDraft>>>;
export type ChecklistItem = RequestDraft['request_items'][number];
export type ChecklistRequest = Pick<
  RequestDraft,
  'id' | 'state' | 'release_name' | 'release_signed_at'
>;

/** A draft as a cached query. */
export function draftQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: requestKeys.draft(userId, id),
    queryFn: ({ signal }) => fetchDraft(id, signal),
  });
}

type Positioned = { created_at: string; document_kinds: { position: number } };

/** Puts a checklist in the order of the kinds of documents. */
function inOrder<Item extends Positioned>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (one, other) =>
      one.document_kinds.position - other.document_kinds.position ||
      one.created_at.localeCompare(other.created_at),
  );
}

/** Whether a document is missing, or has to be sent again. */
export function isToDo({ status }: { status: string }): boolean {
  return status === 'missing' || status === 'rejected';
}

/** The query keys of a member's requests. Live updates invalidate everything below `all`. */
export const requestKeys = {
  all: memberRequests,
  list: (userId: string) => [...memberRequests(userId), 'list'] as const,
  draft: (userId: string, id: string) => [...memberRequests(userId), 'draft', id] as const,
  one: (userId: string, number: string) => [...memberRequests(userId), 'number', number] as const,
};

/** The pages of a document that have arrived, with the number that the team reads: a rejected page keeps its number. */
export function numberedPages<File extends { status: string; position: number }>(
  files: readonly File[],
): { file: File; number: number }[] {
  return files
    .filter(({ status }) => status !== 'uploading')
    .toSorted((one, other) => one.position - other.position)
    .map((file, index) => ({ file, number: index + 1 }));
}
