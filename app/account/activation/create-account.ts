import { callGuarded } from '~/shared/backend/call-guarded';
import { requestError } from '~/shared/backend/request-error';
import { type Backend, loadPassingSupabase } from '~/shared/backend/supabase';
import type { Language } from '~/shared/i18n/language';
import { ActivationError } from './activation-error';

type Account = {
  email: string;
  password: string;
  /** Of `verifyMember`. It travels with the password, so that the two belong together. */
  token: string;
  language: Language;
};

/**
 * Makes the login of a member and claims it for them. It counts once the emailed link was opened
 * and the password given there.
 * @throws ActivationError, AppError
 */
export async function createAccount(account: Account): Promise<void> {
  const client = await loadPassingSupabase();
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
  // An e-mail that has an account is answered like a new one, but without an identity.
  if (!data.user || data.user.identities?.length === 0) {
    throw new ActivationError('already_registered');
  }
  const userId = data.user.id;
  let failure = await link(client, userId, account);
  // Worth another try: the account is there already.
  if (failure) failure = await link(client, userId, account);
  if (failure) throw new ActivationError('link_failed', { cause: failure });
}

/** @returns what went wrong, if anything did. */
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

type Refusal = Error & { code?: string | undefined; status?: number | undefined };

function refusalOf(error: Refusal): Error {
  const { code, status = 0, message } = error;
  if (code === 'user_already_exists' || code === 'email_exists') {
    return new ActivationError('already_registered', { cause: error });
  }
  if (code === 'weak_password') return new ActivationError('weak_password', { cause: error });
  if (status === 0 || status === 429 || status >= 500) return requestError(error, status);
  return new ActivationError('create_failed', { serverMessage: message, cause: error });
}
