import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { callFunction } from '~/command-center/kit/backend/call-function';
import { membersKey } from '~/command-center/members/members-key';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { Language } from '~/shared/i18n/language';

/** Refusals of the functions, by the database's code, with their messages. */
export const accessRefusals = {
  portal_closed: 'manageAdvisors:refusals.portalClosed',
  advisor_inactive: 'manageAdvisors:refusals.inactive',
  already_joined: 'manageAdvisors:refusals.joined',
  admin_email: 'manageAdvisors:refusals.adminEmail',
} as const;

/** Whether the advisor portal is open, and the number of notes that no one has opened. */
type PortalState = { is_open: boolean; new_notes: number };

export function portalStateQuery() {
  return queryOptions({
    queryKey: [...membersKey, 'advisor-portal'],
    queryFn: async ({ signal }): Promise<PortalState> => {
      const backend = await loadAdminBackend();
      const { data, error, status } = await backend.rpc('advisor_portal_state').abortSignal(signal);
      if (error) throw adminRequestError(error, status);
      return (data as PortalState | null) ?? { is_open: false, new_notes: 0 };
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
