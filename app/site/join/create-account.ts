import { consentVersion } from '~/content/legal/versions';
import { pathFor } from '~/paths';
import { AppError } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Language } from '~/shared/i18n/language';
import { fetchSignInStatus } from '~/shared/session/fetch-sign-in-status';
import { forgetChoice, shownChoice } from '~/site/cost/chosen-query';
import { isOffered } from '~/site/cost/joining-costs';
import type { Application } from './application';
import { fetchStateRule } from './fetch-state-rule';
import { shownReferral } from './referral-code';
import { SignUpError, type Weakness } from './sign-up-error';

/**
 * Creates a login account with an application (`private.create_application`). The service emails the
 * link that confirms both.
 * @param acknowledged the rule of the state whose notice the applicant has acknowledged.
 * @param isRepeated whether the same application was just sent and got no response.
 * @throws SignUpError, or AppError if a request failed.
 */
export async function createAccount(
  application: Application,
  language: Language,
  acknowledged: string,
  isRepeated: boolean,
): Promise<void> {
  const { email, password, firstName, lastName, phone, dateOfBirth, state } = application;
  const supabase = await loadSupabase();
  await requireOpenState(state, acknowledged);
  await requireOfferedChoice();
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
        us_state: state,
        ...(acknowledged && { state_rule: acknowledged }),
        language,
        consent: consentVersion,
        referral_code: shownReferral()?.code,
        plan_choice: shownChoice(),
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
  // The database refuses a state that closed, and a plan that was retired, since the checks above. Its
  // refusal has no code.
  if (error?.code === 'unknown') {
    await requireOpenState(state, acknowledged);
    await requireOfferedChoice();
  }
  if (error) throw requestError(error, error.status);
  if (!data.user) throw new AppError('unexpected', 'The response to the sign-up has no user.');
  // The auth service's response for an account with a confirmed email.
  if (data.user.identities?.length === 0) throw new SignUpError('already_registered');
  forgetChoice();
}

/**
 * Stops a person of a closed state, and of a state with a notice that was not acknowledged. The
 * database has the last word (`private.application_refusal`).
 * @throws SignUpError `state_closed`, `state_notice`, or AppError
 */
async function requireOpenState(state: string, acknowledged: string): Promise<void> {
  const stateRule = await fetchStateRule(state);
  if (stateRule.status === 'closed') throw new SignUpError('state_closed', { stateRule });
  if (stateRule.status === 'notice' && stateRule.rule_id !== acknowledged) {
    throw new SignUpError('state_notice', { stateRule });
  }
}

/**
 * Stops an application with a plan or IUA that was retired after the page displayed it.
 * @throws SignUpError `choice_gone`, or AppError
 */
async function requireOfferedChoice(): Promise<void> {
  const choice = shownChoice();
  if (!choice) return;
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase.rpc('joining_costs');
  if (error) throw requestError(error, status);
  if (!isOffered(data, choice)) throw new SignUpError('choice_gone');
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
