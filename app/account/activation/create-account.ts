import { AppError } from '~/shared/backend/app-error';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { AuthRefusal } from '~/shared/backend/coded-error';
import { requestError, sentenceOf } from '~/shared/backend/request-error';
import { type Backend, loadTemporarySupabase } from '~/shared/backend/supabase';
import type { Language } from '~/shared/i18n/language';
import { ActivationError } from './activation-error';

type Account = {
  email: string;
  password: string;
  /** From `verifyMember`. It is sent with the password to tie the two together. */
  token: string;
  language: Language;
};

/**
 * Creates the login of a member and links it to their record. It becomes active when the member
 * opens the emailed link and enters the password there.
 * @throws ActivationError, AppError
 */
export async function createAccount(account: Account): Promise<void> {
  const client = await loadTemporarySupabase();
  const { email, password, token, language } = account;
  const released = await client.rpc('release_activation_login', {
    email,
    activation_token: token,
  });
  if (released.error) throw releaseError(released.error, released.status);
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { language, activation_token: token } },
  });
  if (error) throw refusalOf(error);
  if (!data.user) throw new AppError('unexpected', 'The response to the sign-up has no user.');
  // For an email that has an account, the service responds as for a new one, without an identity.
  if (data.user.identities?.length === 0) {
    throw new ActivationError('already_registered');
  }
  const userId = data.user.id;
  let failure = await link(client, userId, account);
  // Retry once, because the account exists already.
  if (failure) failure = await link(client, userId, account);
  if (failure) throw new ActivationError('link_failed', { cause: failure });
}

/** @returns the error, if the request failed. */
async function link(client: Backend, user_id: string, { email, token }: Account) {
  const call = { user_id, email, activation_token: token };
  return (await callGuarded(client, 'link_member_account', call)).error;
}

function releaseError(error: { message: string; code: string }, status: number): Error {
  if (error.code === 'activation_token_invalid') {
    return new ActivationError('verification_expired', { cause: error });
  }
  return requestError(error, status);
}

function refusalOf(error: AuthRefusal): Error {
  const { code, status = 0 } = error;
  if (code === 'user_already_exists' || code === 'email_exists') {
    return new ActivationError('already_registered', { cause: error });
  }
  if (code === 'weak_password') return new ActivationError('weak_password', { cause: error });
  if (status === 0 || status === 429 || status >= 500) return requestError(error, status);
  return new ActivationError('create_failed', { serverMessage: sentenceOf(error), cause: error });
}
