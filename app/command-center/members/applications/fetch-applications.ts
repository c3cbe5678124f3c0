import { queryOptions } from '@tanstack/react-query';
import {
  adminRequestError,
  openRecordError,
} from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import {
  fetchRow,
  listQuery,
  listReader,
  recordQuery,
} from '~/command-center/kit/backend/list-source';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';
import type { PlanType } from '~/command-center/kit/plan-types';
import { membersKey } from '~/command-center/members/members-key';
import { callGuarded } from '~/shared/backend/call-guarded';

export const applicationStatuses = ['new', 'approved', 'declined'] as const;

/** The sorts and filters of the list. */
export const applicationList = {
  sorts: ['created_at'],
  defaultSort: '-created_at',
  filters: { status: applicationStatuses },
} satisfies ListDefinition;

/** An application for membership, and its decision. */
export type Application = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  date_of_birth: string;
  language: string;
  /** The accepted versions of rules and terms. */
  consent_version: string;
  consented_at: string;
  /** The state where the applicant lives, and its status in the register today. */
  us_state: string;
  state_status: 'open' | 'notice' | 'closed';
  state_acknowledged_at: string | null;
  status: (typeof applicationStatuses)[number];
  member_id: string | null;
  /** The advisor whose link the applicant used. */
  agent_id: string | null;
  agent_name: string | null;
  /** What the applicant chose beside what joining costs: all of it or nothing. */
  product_id: string | null;
  plan: string | null;
  plan_retired_at: string | null;
  plan_type: PlanType | null;
  product_iua_id: string | null;
  iua: number | null;
  iua_retired_at: string | null;
  decided_at: string | null;
  decided_by_name: string | null;
  /** The reason for a decline, only for the team. */
  decline_reason: string | null;
  /** Why the last approval was undone, only for the team. */
  undo_reason: string | null;
  created_at: string;
};

/** What prevents that an approval is undone. */
export type UndoObstacle =
  | 'member_gone'
  | 'activated'
  | 'requests'
  | 'payments'
  | 'forms'
  | 'record';

/** An opened application. */
export type OpenedApplication = Application & {
  /** Null if the approval can be undone, or there is none. */
  undo_obstacle: UndoObstacle | null;
  member_number: string | null;
  /** When the welcome email was sent; null if it was not. */
  approved_mail_sent_at: string | null;
};

const source = {
  view: 'application_list',
  columns:
    'id,first_name,last_name,email,phone_number,date_of_birth,language,consent_version,consented_at,us_state,state_status,state_acknowledged_at,status,member_id,agent_id,agent_name,product_id,plan,plan_retired_at,plan_type,product_iua_id,iua,iua_retired_at,decided_at,decided_by_name,decline_reason,undo_reason,created_at',
  oneOf: ['status'],
} as const;

export const fetchApplications = listReader<Application>(source);

/** A page of the applications, as a query that refetches. New ones appear without a reload. */
export function applicationsQuery(request: ListRequest) {
  return {
    ...listQuery([...membersKey, 'applications'], fetchApplications, request),
    refetchInterval: 60_000,
  };
}

/**
 * One application. The call writes a log line first. From then on, the applicant sees that the
 * application is in review.
 * @throws AppError
 */
async function fetchApplication(id: string, signal: AbortSignal): Promise<OpenedApplication> {
  const backend = await loadAdminBackend();
  const opened = await callGuarded(backend, 'open_application', { application_id: id }, signal);
  if (opened.error) throw openRecordError(opened.error, opened.status);
  const columns = `${source.columns},undo_obstacle,member_number,approved_mail_sent_at` as const;
  return fetchRow<OpenedApplication>({ ...source, columns }, id, signal);
}

/** Each fetch is logged, so only opening the application fetches it. */
export function applicationQuery(id: string) {
  return recordQuery([...membersKey, 'application', id], (signal) => fetchApplication(id, signal));
}

/**
 * The number of applications without a decision.
 * @throws AppError
 */
async function countWaiting(signal: AbortSignal): Promise<number> {
  const backend = await loadAdminBackend();
  const { count, error, status } = await backend
    .from('application_list')
    .select('id', { count: 'exact' })
    .eq('status', 'new')
    .limit(1)
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return count ?? 0;
}

export function waitingQuery() {
  return queryOptions({
    queryKey: [...membersKey, 'waiting'],
    queryFn: ({ signal }) => countWaiting(signal),
    refetchInterval: 60_000,
  });
}
