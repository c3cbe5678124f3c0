import { AppError } from '~/shared/backend/app-error';
import { callGuarded } from '~/shared/backend/call-guarded';
import { requestError } from '~/shared/backend/request-error';
import { type Backend, loadPassingSupabase, loadSupabase } from '~/shared/backend/supabase';
import { asSignInError } from './sign-in-error';

/** Somebody whose password was right. Nothing is kept in this browser, and no other tab knows. */
export type Candidate = {
  client: Backend;
  userId: string;
  /** The authenticator app whose code is still to be shown, if there is one. */
  factorId: string | undefined;
};

/** @throws SignInError */
export async function checkPassword(email: string, password: string): Promise<Candidate> {
  const client = await loadPassingSupabase();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw asSignInError(error);
  const factor = data.user.factors?.find(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
  return { client, userId: data.user.id, factorId: factor?.id };
}

/** @throws SignInError `code_refused` for a wrong or used code. */
export async function checkCode({ client, factorId = '' }: Candidate, code: string) {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw asSignInError(error);
}

/** @returns whether the recovery code was right; it is used up then. @throws AppError */
export async function checkRecoveryCode({ client }: Candidate, code: string): Promise<boolean> {
  const { data, error, status } = await callGuarded(client, 'use_recovery_code', { code });
  if (error) throw requestError(error, status);
  if (!data) return false;
  const { error: refusal } = await client.auth.refreshSession();
  if (refusal) throw asSignInError(refusal);
  return true;
}

/** The member with this e-mail address, if it is the candidate. @throws AppError */
export async function fetchMemberByEmail({ client }: Candidate, email: string) {
  const { data, error, status } = await client
    .from('members')
    .select('id, auth_user_id, enrollment_status, first_name, last_name')
    .eq('email', email)
    .maybeSingle();
  if (error) throw requestError(error, status);
  return data;
}

/** Keeps the candidate's session in this browser: from here on they are signed in. */
export async function adopt({ client }: Candidate): Promise<void> {
  const { session } = (await client.auth.getSession()).data;
  if (!session) throw new AppError('session_expired');
  const { auth } = await loadSupabase();
  const { error } = await auth.setSession(session);
  if (error) throw asSignInError(error);
}

/** Ends a session that is not to be kept. That the server could not be told is only logged. */
export async function dismiss({ client }: Candidate): Promise<void> {
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) console.warn('Sign-out:', error);
}
