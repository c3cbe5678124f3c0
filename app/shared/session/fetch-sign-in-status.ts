import { callGuarded } from '~/shared/backend/call-guarded';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/**
 * Fetches whether an email may sign in to the portal, and if not, why.
 * @throws AppError
 */
export async function fetchSignInStatus(email: string) {
  const supabase = await loadSupabase();
  const { data, error, status } = await callGuarded(supabase, 'member_sign_in_status', { email });
  if (error) throw requestError(error, status);
  return data;
}
