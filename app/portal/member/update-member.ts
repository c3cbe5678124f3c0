import { AppError } from '~/shared/backend/app-error';
import { queryClient } from '~/shared/backend/query-client';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { memberProfileQuery } from './fetch-member-profile';

const patience = 15_000;

/** What members may change in their own record; the database grants no other column. */
export type MemberChanges = Partial<{
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
 * Changes the member's own record; what is shown of it follows.
 * @param userId the login account's id.
 * @throws AppError
 */
export async function updateMember(userId: string, changes: MemberChanges): Promise<void> {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase
    .from('members')
    .update(changes)
    .eq('auth_user_id', userId)
    .select(
      'phone_number, receive_emails, country, street_address, apartment, city, state, zip_code, updated_at',
    )
    .abortSignal(AbortSignal.timeout(patience))
    .maybeSingle();
  if (error) throw requestError(error, status);
  if (!data) throw new AppError('not_allowed', 'No row was there to change.');
  queryClient.setQueryData(
    memberProfileQuery(userId).queryKey,
    (known) => known && { ...known, ...data },
  );
}
