import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/**
 * Requests a new token, which the backend refuses to a member whose status blocks sign-in and to a
 * session that has ended. The client keeps the session as long as its old token is valid.
 * @returns whether the session was renewed.
 * @throws AppError when the backend could not be asked.
 */
export async function renewSession(): Promise<boolean> {
  const { auth } = await loadSupabase();
  const { error } = await auth.refreshSession();
  if (error?.name === 'AuthRetryableFetchError') throw requestError(error, error.status);
  return error === null;
}
