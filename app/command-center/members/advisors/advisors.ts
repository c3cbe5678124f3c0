import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase, callFunction, loadAdminBackend } from '~/command-center/kit/backend/backend';
import {
  fetchRow,
  listQuery,
  listReader,
  recordQuery,
} from '~/command-center/kit/backend/list-source';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';
import { membersKey } from '~/command-center/members/members-key';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { Language } from '~/shared/i18n/language';

/** An advisor, with the number of their members. */
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
  /** Null without an invitation to the advisor portal. */
  portal_access: 'joined' | 'invited' | null;
  /** Whether a member's login opens the advisor portal, too. */
  is_member: boolean;
  created_at: string;
  updated_at: string;
  search_name: string | null;
};

export const advisorStatuses = ['active', 'inactive'] as const;

/** The sorts and filters of the list. */
export const advisorList = {
  sorts: ['search_name', 'created_at'],
  defaultSort: 'search_name',
  filters: { status: advisorStatuses },
} satisfies ListDefinition;

const source = {
  view: 'agent_list',
  columns:
    'id,first_name,last_name,name,email,phone,enrollment_code,status,member_count,portal_access,is_member,created_at,updated_at,search_name',
  oneOf: ['status'],
} as const;

export const fetchAdvisors = listReader<Advisor>(source);

export function advisorsQuery(request: ListRequest) {
  return listQuery([...membersKey, 'advisors'], fetchAdvisors, request);
}

export function advisorQuery(id: string) {
  return recordQuery([...membersKey, 'advisor', id], (signal) =>
    fetchRow<Advisor>(source, id, signal),
  );
}

/** Refusals of the functions, by the database's code, with their messages. */
export const accessRefusals = {
  portal_closed: 'manageAdvisors:refusals.portalClosed',
  advisor_inactive: 'manageAdvisors:refusals.inactive',
  already_joined: 'manageAdvisors:refusals.joined',
  admin_email: 'manageAdvisors:refusals.adminEmail',
} as const;

export function portalStateQuery() {
  return queryOptions({
    queryKey: [...membersKey, 'advisor-portal'],
    queryFn: async ({ signal }) => {
      const data = await callDatabase('advisor_portal_state', {}, signal);
      return data ?? { is_open: false, new_notes: 0 };
    },
    refetchInterval: 60_000,
  });
}

/** Emails an advisor an invitation to the portal. @throws AppError */
export function inviteAdvisor(advisorId: string, mailLanguage: Language): Promise<void> {
  return callFunction('send-advisor-invitation', { advisorId, mailLanguage });
}

/** Ends an advisor's access, or takes back the invitation. @throws AppError */
export async function revokeAccess(advisorId: string): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await callGuarded(backend, 'revoke_advisor_access', {
    advisor_id: advisorId,
  });
  if (error) throw adminRequestError(error, status);
}

/** Opens or closes the portal for all advisors, for super admins. @throws AppError */
export async function setPortal(isOpen: boolean): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await callGuarded(backend, 'set_advisor_portal', { is_open: isOpen });
  if (error) throw adminRequestError(error, status);
}
