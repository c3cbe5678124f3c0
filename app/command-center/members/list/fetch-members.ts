import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { fetchPage } from '~/command-center/kit/backend/fetch-page';
import { type ListRequest, searchPatterns } from '~/command-center/kit/list/list-request';
import { memberKeys } from '~/command-center/members/member-keys';
import { memberStatuses } from '~/command-center/members/member-status';
import { findWriters } from './find-writers';
import { nothing } from './member-list';

/** A member as shown in the list: no health data and no birth date. */
export type ListedMember = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string | null;
  city: string | null;
  state: string | null;
  enrollment_status: string;
  is_activated: boolean;
  agent_name: string | null;
  plan: string | null;
  created_at: string;
  search_name: string;
};

/** A member, as the exported file has them: what the list shows, and what an import takes of it. */
export type ExportedMember = ListedMember & {
  receive_emails: boolean | null;
  country: string | null;
  street_address: string | null;
  apartment: string | null;
  zip_code: string | null;
  advisor_email: string | null;
};

const listed =
  'id,first_name,last_name,email,phone_number,city,state,enrollment_status,is_activated,agent_name,plan,created_at,search_name';

const exported = `${listed},receive_emails,country,street_address,apartment,zip_code,advisor_email`;

/**
 * A page of the members.
 * @throws AppError
 */
function fetchMembers(request: ListRequest, signal?: AbortSignal) {
  return fetchColumns<ListedMember>(listed, request, signal);
}

/**
 * A page of the members for the exported file.
 * @throws AppError
 */
export function fetchMembersToExport(request: ListRequest, signal?: AbortSignal) {
  return fetchColumns<ExportedMember>(exported, request, signal);
}

async function fetchColumns<Row extends ListedMember>(
  columns: string,
  request: ListRequest,
  signal?: AbortSignal,
) {
  const backend = await loadAdminBackend();
  let question = backend.from('member_list').select(columns, { count: 'exact' });
  const writers = await findWriters(request.search, signal);
  if (writers.length > 0) question = question.in('id', writers);
  else {
    for (const pattern of searchPatterns(request.search)) {
      question = question.like('search_text', pattern);
    }
  }
  const { status = [], plan = [], advisor = [], login = [], payments = [] } = request.filters;
  const named = status.filter((one) => one !== 'other');
  if (status.includes('other')) {
    const others = `enrollment_status.not.in.(${quoted(memberStatuses)})`;
    const chosen = named.length > 0 ? `enrollment_status.in.(${quoted(named)}),` : '';
    question = question.or(chosen + others);
  } else if (named.length > 0) question = question.in('enrollment_status', named);
  if (plan.length > 0) question = question.or(anyOf('product_id', plan));
  if (advisor.length > 0) question = question.or(anyOf('agent_id', advisor));
  if (login.length === 1) question = question.eq('is_activated', login[0] === 'yes');
  if (payments.includes('failed')) question = question.eq('has_failed_payment', true);
  return fetchPage<Row>(question, request, signal);
}

/** A page of the members, as a query; the page before stays until this one has come. */
export function membersQuery(request: ListRequest) {
  return queryOptions({
    queryKey: memberKeys.list(request),
    queryFn: ({ signal }) => fetchMembers(request, signal),
    placeholderData: keepPreviousData,
  });
}

function anyOf(column: string, values: readonly string[]): string {
  const ids = values.filter((value) => value !== nothing);
  const parts = [
    ids.length > 0 && `${column}.in.(${quoted(ids)})`,
    values.includes(nothing) && `${column}.is.null`,
  ];
  return parts.filter(Boolean).join(',');
}

function quoted(values: readonly string[]): string {
  return values.map((value) => `"${value}"`).join(',');
}
