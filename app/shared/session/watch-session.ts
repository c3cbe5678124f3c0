import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { SessionUser } from './session-user';
import { signOut } from './sign-out';

/**
 * Reads the session that was left in this browser, refreshed where it had to be, and reports
 * every change from then on, whichever tab it happens in.
 * @returns who is signed in, or `null`. A session that cannot be recovered is signed out.
 * @throws AppError when the backend could not be asked. The session stays as it is.
 */
export async function watchSession(
  onChange: (user: SessionUser | null) => void,
): Promise<SessionUser | null> {
  const { auth } = await loadSupabase();
  const { data: watch } = auth.onAuthStateChange((event, session) => {
    // A missing initial session may only mean that nobody could be asked: see below.
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
