import { type MemberChanges, updateMember } from '~/portal/member/update-member';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';

/** A mutation that saves changes of the member's record. Without a connection it fails at once. */
export function useSaveMember(userId: string) {
  return useSingleMutation({
    networkMode: 'always',
    mutationFn: (changes: MemberChanges) => updateMember(userId, changes),
  });
}
