import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { ListQuery } from '~/command-center/kit/backend/fetch-page';
import { listQuery, listReader } from '~/command-center/kit/backend/list-source';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';
import { listedStatuses } from '~/command-center/members/member-status';
import { membersKey } from '~/command-center/members/members-key';
import { AppError } from '~/shared/backend/app-error';
import { readMemberNumber } from '~/shared/format/member-number';
import { referenceOf } from '~/shared/format/reference';

/** The values of filters that come from the database. */
type MemberFilterValues = { plans: readonly string[]; advisors: readonly string[] };

/** The filter value for members without a plan or without an advisor. */
export const noValue = 'none';

/** The sorts and filters of the list. */
export function memberList({ plans, advisors }: MemberFilterValues) {
  return {
    sorts: ['search_name', 'created_at'],
    defaultSort: '-created_at',
    filters: {
      status: [...listedStatuses, 'other'],
      plan: [...plans, noValue],
      advisor: [...advisors, noValue],
      login: ['yes', 'no'],
      payments: ['failed'],
      membership: ['check'],
    },
  } satisfies ListDefinition;
}

/** A member in the list, without health data and date of birth. */
export type ListedMember = {
  id: string;
  member_number: string;
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

/** A member in the exported file, with the columns of the list and those that an import reads. */
export type ExportedMember = ListedMember & {
  receive_emails: boolean | null;
  country: string | null;
  street_address: string | null;
  apartment: string | null;
  zip_code: string | null;
  advisor_email: string | null;
};

const listed =
  'id,member_number,first_name,last_name,email,phone_number,city,state,enrollment_status,is_activated,agent_name,plan,created_at,search_name';

const exported = `${listed},receive_emails,country,street_address,apartment,zip_code,advisor_email`;

/** Without a filter by status, a merged record is found by its number only. */
const narrow = (query: ListQuery, filters: ListRequest['filters'], { search }: ListRequest) => {
  const {
    status = [],
    plan = [],
    advisor = [],
    login = [],
    payments = [],
    membership = [],
  } = filters;
  const named = status.filter((one) => one !== 'other');
  let narrowed = query;
  if (status.includes('other')) {
    const others = `enrollment_status.not.in.(${quoted(listedStatuses)})`;
    const chosen = named.length > 0 ? `enrollment_status.in.(${quoted(named)}),` : '';
    narrowed = narrowed.or(chosen + others);
  } else if (named.length > 0) narrowed = narrowed.in('enrollment_status', named);
  else if (!readMemberNumber(search)) narrowed = narrowed.is('merged_into', null);
  if (plan.length > 0) narrowed = narrowed.or(anyOf('product_id', plan));
  if (advisor.length > 0) narrowed = narrowed.or(anyOf('agent_id', advisor));
  if (login.length === 1) narrowed = narrowed.eq('is_activated', login[0] === 'yes');
  if (payments.includes('failed')) narrowed = narrowed.eq('has_failed_payment', true);
  if (membership.includes('check')) narrowed = narrowed.eq('has_contradiction', true);
  return narrowed;
};

/**
 * A search for the reference of a request finds the member who sent it. Others search the text, in
 * which a member number has one notation.
 */
function memberReader<Row>(columns: string) {
  const source = { view: 'member_list', columns, narrow } as const;
  const read = listReader<Row>(source);
  return async (request: ListRequest, signal?: AbortSignal) => {
    const typed = readMemberNumber(request.search);
    if (typed) return read({ ...request, search: typed.number }, signal);
    const senders = await findSenders(request.search, signal);
    if (senders.length === 0) return read(request, signal);
    const readWriters = listReader<Row>({
      ...source,
      narrow: (query, filters, asked) => narrow(query.in('id', senders), filters, asked),
    });
    return readWriters({ ...request, search: '' }, signal);
  };
}

export const fetchMembersToExport = memberReader<ExportedMember>(exported);

/**
 * The chosen members.
 * @throws AppError `export_incomplete` if one is no longer in the list
 */
export async function fetchChosenMembers(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ExportedMember[]> {
  const members: ExportedMember[] = [];
  // An address has room for about a hundred ids.
  for (let first = 0; first < ids.length; first += 100) {
    const part = ids.slice(first, first + 100);
    const read = listReader<ExportedMember>({
      view: 'member_list',
      columns: exported,
      narrow: (query) => query.in('id', part),
    });
    const request = { search: '', filters: {}, sort: '-created_at', page: 1, size: 100 };
    members.push(...(await read(request, signal)).rows);
  }
  if (members.length !== ids.length) throw new AppError('export_incomplete');
  return members;
}

/** The ids of a list's members, at most `most`. @throws AppError */
export async function fetchMemberIds(
  request: ListRequest,
  most: number,
  signal: AbortSignal,
): Promise<string[]> {
  const { rows } = await memberReader<{ id: string }>('id')(
    { ...request, page: 1, size: most },
    signal,
  );
  return rows.map(({ id }) => id);
}

/** The first members whom a search finds, for a choice. @throws AppError */
export async function fetchMembersToChoose(search: string, signal: AbortSignal) {
  const read = memberReader<
    Pick<ListedMember, 'id' | 'member_number' | 'first_name' | 'last_name'>
  >('id,member_number,first_name,last_name');
  const request = { search, sort: 'search_name', page: 1, size: 8, filters: {} };
  const { rows } = await read(request, signal);
  return rows.map(({ first_name, last_name, ...member }) => ({
    ...member,
    name: `${first_name} ${last_name}`,
  }));
}

export const fetchMembers = memberReader<ListedMember>(listed);

export function membersQuery(request: ListRequest) {
  return listQuery([...membersKey, 'list'], fetchMembers, request);
}

function anyOf(column: string, values: readonly string[]): string {
  const ids = values.filter((value) => value !== noValue);
  const parts = [
    ids.length > 0 && `${column}.in.(${quoted(ids)})`,
    values.includes(noValue) && `${column}.is.null`,
  ];
  return parts.filter(Boolean).join(',');
}

function quoted(values: readonly string[]): string {
  return values.map((value) => `"${value}"`).join(',');
}

/** The format of `referenceOf`. */
const reference = /^[0-9a-f]{8}$/i;

/**
 * The members who sent the requests with this reference; none if the search is not a reference.
 * @throws AppError
 */
async function findSenders(search: string, signal?: AbortSignal): Promise<string[]> {
  const wanted = search.trim().replace(/^#/, '');
  if (!reference.test(wanted)) return [];
  const backend = await loadAdminBackend();
  const query = backend
    .from('contact_list')
    .select('id,member_id')
    .like('search_text', `%${wanted.toLowerCase()}%`)
    .not('member_id', 'is', null)
    .limit(100);
  const { data, error, status } = await (signal ? query.abortSignal(signal) : query);
  if (error) throw adminRequestError(error, status);
  return data.flatMap(({ id, member_id: sender }) =>
    sender && id && referenceOf(id) === wanted.toUpperCase() ? [sender] : [],
  );
}
