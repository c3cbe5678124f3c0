import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/**
 * Emails the link that confirms a new account again.
 * @throws AppError `rate_limited` within a minute of the last one, with the seconds to wait.
 */
export async function resendConfirmation(email: string): Promise<void> {
  const { auth } = await loadSupabase();
  const { error } = await auth.resend({ type: 'signup', email });
  if (error) throw requestError(error, error.status);
}
