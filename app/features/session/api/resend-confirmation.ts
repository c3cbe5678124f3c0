import { requestError } from '~/lib/request-error';
import { loadSupabase } from '~/lib/supabase';

/**
 * Mails the link that confirms a new account once more.
 * @param landing the address that the link leads on to.
 * @throws AppError `rate_limited` within a minute of the last one.
 */
export async function resendConfirmation(email: string, landing: string): Promise<void> {
  const { auth } = await loadSupabase();
  const options = { emailRedirectTo: landing };
  const { error } = await auth.resend({ type: 'signup', email, options });
  if (error) throw requestError(error, error.status);
}
