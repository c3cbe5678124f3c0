import { AppError } from '~/shared/backend/app-error';
import { queryClient } from '~/shared/backend/query-client';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { memberProfileQuery } from './fetch-member-profile';

const timeoutMs = 15_000;

/** The columns of their own record that members may change; the database grants no others. */
type MemberChanges = Partial<{
  phone_number: string;
  receive_emails: boolean;
  country: string;
  street_address: string;
  apartment: string | null;
  city: string;
  state: string;
  zip_code: string;
}>;

/**
 * Changes the member's own record, in the database and in the cached profile.
 * @param userId the login account's id.
 * @throws AppError
 */
async function updateMember(userId: string, changes: MemberChanges): Promise<void> {
  const supabase = await loadSupabase();
  const changed = await dataOf(
    supabase
      .from('members')
      .update(changes)
      .eq('auth_user_id', userId)
      .select(
        'phone_number, receive_emails, country, street_address, apartment, city, state, zip_code, updated_at',
      )
      .abortSignal(AbortSignal.timeout(timeoutMs))
      .maybeSingle(),
  );
  if (!changed) throw new AppError('not_allowed', 'The member may not change this row.');
  queryClient.setQueryData(
    memberProfileQuery(userId).queryKey,
    (known) => known && { ...known, ...changed },
  );
}

/** A mutation that saves changes of the member's record. Without a connection it fails at once. */
export function useSaveMember(userId: string) {
  return useSingleMutation({
    networkMode: 'always',
    mutationFn: (changes: MemberChanges) => updateMember(userId, changes),
  });
}
