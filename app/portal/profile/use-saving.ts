import { type MemberChanges, updateMember } from '~/portal/member/update-member';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';

/** Saves changes of the member's record. Without a connection it fails, rather than wait. */
export function useSaving(userId: string) {
  return useSingleMutation({
    networkMode: 'always',
    mutationFn: (changes: MemberChanges) => updateMember(userId, changes),
  });
}
