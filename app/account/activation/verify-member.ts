import { callGuarded } from '~/shared/backend/call-guarded';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Identity } from './identity-form';

/**
 * Checks whether the email and date of birth (`1988-07-14`) belong to a member without an account.
 * @returns with `ready`, a token to create one account for the email within 15 minutes.
 * @throws AppError
 */
export async function verifyMember({ email, birthDate }: Identity) {
  const supabase = await loadSupabase();
  const { data, error, status } = await callGuarded(supabase, 'verify_member_credentials', {
    email,
    date_of_birth: birthDate,
  });
  if (error) throw requestError(error, status);
  return data;
}
