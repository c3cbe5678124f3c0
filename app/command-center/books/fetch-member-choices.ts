import { callDatabase } from '~/command-center/kit/backend/backend';
import type { MemberSearch } from '~/command-center/kit/member-choice';

/** The members whose payments can be recorded. */
export const payingMembers: MemberSearch = {
  queryKey: ['books', 'members'],
  find: (search, signal) => callDatabase('payment_member_choices', { search }, signal),
};
