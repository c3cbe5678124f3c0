import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { SessionUser } from './session-user';
import { signOut } from './sign-out';

/**
 * Reads the stored session, refreshed if necessary, and then reports every change in any tab.
 * @returns the signed-in member, or `null`. A session that cannot be recovered is signed out.
 * @throws AppError if the backend does not respond. The session stays as it is.
 */
export async function watchSession(
  onChange: (user: SessionUser | null) => void,
): Promise<SessionUser | null> {
  const { auth } = await loadSupabase();
  const { data: watch } = auth.onAuthStateChange((event, session) => {
    // A missing initial session can mean that the backend did not respond (see below).
    if (event === 'INITIAL_SESSION' && !session) return;
    if (event === 'TOKEN_REFRESHED' && !session) void signOut();
    else onChange(sessionUser(session));
  });
  const { data, error } = await auth.getSession();
  if (error?.name === 'AuthRetryableFetchError') {
    watch.subscription.unsubscribe();
    throw requestError(error, error.status);
  }
  if (error) await signOut();
  return error ? null : sessionUser(data.session);
}

type Kept = { user: { id: string; email?: string; new_email?: string } };

function sessionUser(session: Kept | null): SessionUser | null {
  if (!session) return null;
  const { id, email = '', new_email } = session.user;
  return { id, email, newEmail: new_email || undefined };
}
