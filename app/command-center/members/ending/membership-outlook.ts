import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { membersKey } from '~/command-center/members/members-key';
import type { Answer } from '../../../../supabase/contracts/answers';

export type MembershipOutlook = NonNullable<Answer<'membership_outlook'>>;

/** The words of a return: to take back a last day, or to continue after an end. */
export function wordsOfReturn({ ends_on, contradiction }: MembershipOutlook) {
  return ends_on && !contradiction ? 'keep' : 'reinstate';
}

/** How a membership stands, as a cached query. @throws AppError */
export function membershipOutlookQuery(memberId: string) {
  return queryOptions({
    queryKey: [...membersKey, 'outlook', memberId],
    queryFn: async ({ signal }) => {
      const backend = await loadAdminBackend();
      const { data, error, status } = await backend
        .rpc('membership_outlook', { member_id: memberId })
        .abortSignal(signal);
      if (error) throw adminRequestError(error, status);
      return data;
    },
  });
}

/**
 * Ends a membership after a day from today on: today at once.
 * @throws AppError
 */
export async function endMembership(memberId: string, end: { reason: string; last_day: string }) {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.rpc('end_membership', { member_id: memberId, ...end });
  if (error) throw adminRequestError(error, status);
}

/** Continues a membership from today on, or takes back its last day. @throws AppError */
export async function reinstateMembership(memberId: string) {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.rpc('reinstate_membership', { member_id: memberId });
  if (error) throw adminRequestError(error, status);
}
