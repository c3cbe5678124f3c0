import { queryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
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
      return callDatabase('membership_outlook', { member_id: memberId }, signal);
    },
  });
}

/**
 * Ends a membership after a day from today on: today at once.
 * @throws AppError
 */
export async function endMembership(memberId: string, end: { reason: string; last_day: string }) {
  await callDatabase('end_membership', { member_id: memberId, ...end });
}

/** Continues a membership from today on, or takes back its last day. @throws AppError */
export async function reinstateMembership(memberId: string) {
  await callDatabase('reinstate_membership', { member_id: memberId });
}
