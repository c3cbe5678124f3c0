import { consentVersion } from '~/content/legal/consent-version';
import { pathFor } from '~/paths';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Language } from '~/shared/i18n/language';
import type { Application } from './application';
import { requireNewEmail } from './require-new-email';
import { SignUpError, type Weakness } from './sign-up-error';

/**
 * Makes a login account that holds an application (`private.take_application`), and has the link
 * mailed that confirms both.
 * @param isRepeated whether the same was sent a moment ago and no answer came.
 * @throws SignUpError, or AppError where a request failed.
 */
export async function createAccount(
  application: Application,
  language: Language,
  isRepeated: boolean,
): Promise<void> {
  const { email, password, firstName, lastName, phone, dateOfBirth } = application;
  const supabase = await loadSupabase();
  await requireNewEmail(supabase, email);
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
  // The mail of the first try has just left: it had arrived after all.
  if (error?.code === 'over_email_send_rate_limit' && isRepeated) return;
  if (error?.code === 'user_already_exists') throw new SignUpError('already_registered');
  if (error?.code === 'weak_password') {
    const [weakness] = 'reasons' in error ? (error.reasons as Weakness[]) : [];
    throw new SignUpError('weak_password', { cause: error, ...(weakness && { weakness }) });
  }
  if (error) throw requestError(error, error.status);
  // The auth service's way of saying that there is an account with a confirmed e-mail.
  if (data.user?.identities?.length === 0) throw new SignUpError('already_registered');
}
