import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/**
 * Requests a new token. The backend refuses it to members whose status blocks sign-in and to ended
 * sessions. The client keeps the session while its old token is valid.
 * @returns whether the session was renewed.
 * @throws AppError if the backend does not respond.
 */
export async function renewSession(): Promise<boolean> {
  const { auth } = await loadSupabase();
  const { error } = await auth.refreshSession();
  if (error?.name === 'AuthRetryableFetchError') throw requestError(error, error.status);
  return error === null;
}
