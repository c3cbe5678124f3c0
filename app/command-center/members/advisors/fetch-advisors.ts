import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { fetchOne } from '~/command-center/kit/backend/fetch-one';
import { fetchPage } from '~/command-center/kit/backend/fetch-page';
import { type ListRequest, searchPatterns } from '~/command-center/kit/list/list-request';
import { memberKeys } from '~/command-center/members/member-keys';

/** Somebody who accompanies members, and how many. */
export type Advisor = {
  id: string;
  first_name: string;
  last_name: string;
  name: string;
  email: string;
  phone: string | null;
  enrollment_code: string | null;
  status: 'active' | 'inactive';
  member_count: number;
  created_at: string;
  updated_at: string;
  search_name: string | null;
};

const columns =
  'id,first_name,last_name,name,email,phone,enrollment_code,status,member_count,created_at,updated_at,search_name';

/**
 * A page of the advisors.
 * @throws AppError
 */
export async function fetchAdvisors(request: ListRequest, signal?: AbortSignal) {
  const backend = await loadAdminBackend();
  let question = backend.from('agent_list').select(columns, { count: 'exact' });
  for (const pattern of searchPatterns(request.search)) {
    question = question.like('search_text', pattern);
  }
  const { status = [] } = request.filters;
  if (status.length > 0) question = question.in('status', status);
  return fetchPage<Advisor>(question, request, signal);
}

export function advisorsQuery(request: ListRequest) {
  return queryOptions({
    queryKey: memberKeys.advisors(request),
    queryFn: ({ signal }) => fetchAdvisors(request, signal),
    placeholderData: keepPreviousData,
  });
}

/**
 * An advisor, as they stand now: who edits must see the latest.
 * @throws AppError
 */
async function fetchAdvisor(id: string, signal: AbortSignal): Promise<Advisor> {
  const backend = await loadAdminBackend();
  return fetchOne<Advisor>(
    backend.from('agent_list').select(columns).eq('id', id).abortSignal(signal).maybeSingle(),
  );
}

export function advisorQuery(id: string) {
  return queryOptions({
    queryKey: memberKeys.advisor(id),
    queryFn: ({ signal }) => fetchAdvisor(id, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
