import { AppError } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { type Backend, loadSupabase, loadTemporarySupabase } from '~/shared/backend/supabase';
import { verifiedFactorOf } from '~/shared/second-factor/second-factor';
import { asSignInError } from './sign-in-error';

/** A user with the right password. Nothing is stored in this browser, and no other tab knows. */
export type PendingSignIn = {
  client: Backend;
  userId: string;
  /** The authenticator app whose code is required next, if there is one. */
  factorId: string | undefined;
};

/** @throws SignInError */
export async function checkPassword(email: string, password: string): Promise<PendingSignIn> {
  const client = await loadTemporarySupabase();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw asSignInError(error);
  return { client, userId: data.user.id, factorId: verifiedFactorOf(data.user) };
}

/** The member with this email, if the candidate may read it. @throws AppError */
export async function fetchMemberByEmail({ client }: PendingSignIn, email: string) {
  const { data, error, status } = await client
    .from('members')
    .select('id, auth_user_id, enrollment_status, first_name, last_name')
    .eq('email', email)
    .maybeSingle();
  if (error) throw requestError(error, status);
  return data;
}

/** Whether the candidate may open the advisor portal. @throws AppError */
export async function mayAdvise({ client }: PendingSignIn): Promise<boolean> {
  const { data, error, status } = await client.rpc('own_advisor_access');
  if (error) throw requestError(error, status);
  return data;
}

/** Stores the candidate's session in this browser, which signs them in. */
export async function storeSession({ client }: PendingSignIn): Promise<void> {
  const { session } = (await client.auth.getSession()).data;
  if (!session) throw new AppError('session_expired');
  const { auth } = await loadSupabase();
  const { error } = await auth.setSession(session);
  if (error) throw asSignInError(error);
}

/** Ends a session without storing it. A failed request is only logged. */
export async function endSession({ client }: PendingSignIn): Promise<void> {
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) console.warn('Sign-out:', error);
}
