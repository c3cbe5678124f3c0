import { loadSupabase } from '~/lib/supabase';
import { asSignInError } from '../sign-in-error';

/**
 * Opens a session.
 * @returns the id of the login account.
 * @throws SignInError
 */
export async function signInWithPassword(email: string, password: string): Promise<string> {
  const { auth } = await loadSupabase();
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw asSignInError(error);
  return data.user.id;
}
