import { queryOptions } from '@tanstack/react-query';
import { openRecordError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { AppError } from '~/shared/backend/app-error';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { Language } from '~/shared/i18n/language';
import type { Outcome, Priority, State, Turn } from './request-codes';
import { requestKeys } from './request-keys';

export type SharingRequest = Omit<TableRow<'sharing_requests'>, 'search_text'> & {
  number: string;
  language: Language;
  state: State;
  turn: Turn;
  outcome: Outcome | null;
  priority: Priority;
};

type Person = TableRow<'household_people'>;

type RequestMember = {
  id: string;
  member_number: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string | null;
  date_of_birth: string;
  state: string | null;
  enrollment_status: string;
  start_date: string | null;
  plan: string | null;
  iua: number | null;
};

export type RequestItem = TableRow<'request_items'> & {
  status: 'missing' | 'received' | 'accepted' | 'rejected' | 'waived';
};

type FileRow = TableRow<'request_files'>;

/** A page with its latest verdict, also if the member does not see it yet. */
export type RequestFile = Omit<FileRow, 'path' | 'sha256' | `verdict${string}`> & {
  status: 'uploading' | 'received' | 'accepted' | 'rejected';
  /** The verdict is not released, and can be undone. */
  is_provisional: boolean;
};

type RequestMessage = TableRow<'request_messages'> & { admin_name: string | null };
type RequestNote = TableRow<'request_notes'> & { admin_name: string | null };
export type RequestTask = TableRow<'request_tasks'> & {
  assigned_name: string | null;
  done_by_name: string | null;
};
export type RequestEvent = TableRow<'request_events'> & {
  admin_name: string | null;
  details: Record<string, string | null>;
};
type RelatedRequest = Pick<
  SharingRequest,
  'number' | 'state' | 'kind' | 'service_date' | 'provider' | 'person_id'
>;

/** All of a request, as `open_request` returns it. */
export type OpenRequest = {
  request: SharingRequest;
  person: Person | null;
  member: RequestMember;
  household: Person[];
  items: RequestItem[];
  files: RequestFile[];
  messages: RequestMessage[];
  notes: RequestNote[];
  tasks: RequestTask[];
  events: RequestEvent[];
  related: RelatedRequest[];
};

const validNumber = /^R-\d{2}-\d{6}-\d$/;

/**
 * Opens a request, which is logged. An update of an open page does not renew the admin's session.
 * @throws AppError `not_found`
 */
async function openRequest(
  number: string,
  isUpdate: boolean,
  signal: AbortSignal,
): Promise<OpenRequest> {
  // The number is from the address.
  if (!validNumber.test(number)) throw new AppError('not_found');
  const backend = await loadAdminBackend();
  const { data, error, status } = await callGuarded(
    backend,
    'open_request',
    { request_number: number, is_update: isUpdate },
    signal,
  );
  if (error) throw openRecordError(error, status);
  return data as OpenRequest;
}

/** A request, which follows live updates; it is also read again on focus and after a reconnect. */
export function requestQuery(number: string) {
  const queryKey = requestKeys.one(number);
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      openRequest(number, client.getQueryData(queryKey) !== undefined, signal),
    // Live updates tell when it changes; the page must not read again what it has just prefetched.
    staleTime: 10_000,
    gcTime: 60_000,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/** The name of the person who needed care: someone of the household, or the member. */
export function personName({ person, member }: Pick<OpenRequest, 'person' | 'member'>): string {
  const { first_name, last_name } = person ?? member;
  return `${first_name} ${last_name}`;
}
