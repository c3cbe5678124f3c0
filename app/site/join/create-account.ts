import { consentVersion } from '~/content/legal/versions';
import { pathFor } from '~/paths';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Language } from '~/shared/i18n/language';
import { fetchSignInStatus } from '~/shared/session/fetch-sign-in-status';
import type { Application } from './application';
import { SignUpError, type Weakness } from './sign-up-error';

/**
 * Creates a login account with an application (`private.create_application`). The service emails the
 * link that confirms both.
 * @param isRepeated whether the same application was just sent and got no response.
 * @throws SignUpError, or AppError if a request failed.
 */
export async function createAccount(
  application: Application,
  language: Language,
  isRepeated: boolean,
): Promise<void> {
  const { email, password, firstName, lastName, phone, dateOfBirth } = application;
  const supabase = await loadSupabase();
  await requireNewEmail(email);
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    options: {
      emailRedirectTo: window.location.origin + pathFor('signupConfirmed', language),
      data: {
        application: true,
        first_name: firstName,
        last_name: lastName,
        phone_number: phone,
        date_of_birth: dateOfBirth,
        language,
        consent: consentVersion,
      },
    },
  });
  // The email of the first attempt has just been sent: that attempt did succeed.
  if (error?.code === 'over_email_send_rate_limit' && isRepeated) return;
  if (error?.code === 'user_already_exists') throw new SignUpError('already_registered');
  if (error?.code === 'weak_password') {
    const [weakness] = 'reasons' in error ? (error.reasons as Weakness[]) : [];
    throw new SignUpError('weak_password', { cause: error, ...(weakness && { weakness }) });
  }
  if (error) throw requestError(error, error.status);
  // The auth service's response for an account with a confirmed email.
  if (data.user?.identities?.length === 0) throw new SignUpError('already_registered');
}

/**
 * Stops a member who applies again. The error names the page to use instead.
 * @throws SignUpError `needs_activation`, `already_registered`, or AppError
 */
async function requireNewEmail(email: string): Promise<void> {
  const { status } = await fetchSignInStatus(email);
  if (status === 'not_member') return;
  throw new SignUpError(status === 'needs_activation' ? status : 'already_registered');
}
