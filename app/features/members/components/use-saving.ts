import { useSingleMutation } from '~/lib/use-single-mutation';
import { type MemberChanges, updateMember } from '../api/update-member';

/** Saves changes of the member's record. Without a connection it fails, rather than wait. */
export function useSaving(userId: string) {
  return useSingleMutation({
    networkMode: 'always',
    mutationFn: (changes: MemberChanges) => updateMember(userId, changes),
  });
}
