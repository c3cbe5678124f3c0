import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { fetchOne } from '~/command-center/kit/backend/fetch-one';
import { fetchPage } from '~/command-center/kit/backend/fetch-page';
import { openingError } from '~/command-center/kit/backend/opening-error';
import { type ListRequest, searchPatterns } from '~/command-center/kit/list/list-request';
import { memberKeys } from '~/command-center/members/member-keys';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { ApplicationStatus } from './application-list';

/** Somebody who would like to join, with who decided. */
export type Application = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  date_of_birth: string;
  language: string;
  /** The editions of rules and terms that were agreed to, and when. */
  consent_version: string;
  consented_at: string;
  status: ApplicationStatus;
  member_id: string | null;
  decided_at: string | null;
  decided_by_name: string | null;
  /** For the team alone. */
  decline_reason: string | null;
  created_at: string;
};

const columns =
  'id,first_name,last_name,email,phone_number,date_of_birth,language,consent_version,consented_at,status,member_id,decided_at,decided_by_name,decline_reason,created_at';

/**
 * A page of the applications.
 * @throws AppError
 */
export async function fetchApplications(request: ListRequest, signal?: AbortSignal) {
  const backend = await loadAdminBackend();
  let question = backend.from('application_list').select(columns, { count: 'exact' });
  for (const pattern of searchPatterns(request.search)) {
    question = question.like('search_text', pattern);
  }
  const { status = [] } = request.filters;
  if (status.length > 0) question = question.in('status', status);
  return fetchPage<Application>(question, request, signal);
}

/** A page of the applications, as a query; new ones arrive by themselves. */
export function applicationsQuery(request: ListRequest) {
  return queryOptions({
    queryKey: memberKeys.applications(request),
    queryFn: ({ signal }) => fetchApplications(request, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

/**
 * One application, as it is now. That it is opened is logged first, and the applicant can read then
 * that it is in review.
 * @throws AppError
 */
async function fetchApplication(id: string, signal: AbortSignal): Promise<Application> {
  const backend = await loadAdminBackend();
  const opened = await callGuarded(backend, 'open_application', { application_id: id }, signal);
  if (opened.error) throw openingError(opened.error, opened.status);
  return fetchOne<Application>(
    backend.from('application_list').select(columns).eq('id', id).abortSignal(signal).maybeSingle(),
  );
}

export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: memberKeys.application(id),
    queryFn: ({ signal }) => fetchApplication(id, signal),
    staleTime: 0,
    // Each look is logged: only who opens the application looks.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
