import { AppError } from '~/shared/backend/app-error';
import { authRefusal } from '~/shared/backend/security-refusal';
import { loadSupabase, loadTemporarySupabase } from '~/shared/backend/supabase';

/**
 * Proves by the password that the member is still the one who signed in. The session is replaced by
 * the one that this opens, because the backend looks at when a session was opened.
 * @throws AppError, SecurityRefusal
 */
export async function reauthenticate(email: string, password: string): Promise<void> {
  const [{ auth }, passing] = await Promise.all([loadSupabase(), loadTemporarySupabase()]);
  const entered = await passing.auth.signInWithPassword({ email, password });
  if (entered.error) throw authRefusal(entered.error);
  const before = (await auth.getSession()).data.session;
  if (before?.user.id !== entered.data.user.id) throw new AppError('session_expired');
  const { error } = await auth.setSession(entered.data.session);
  if (error) throw authRefusal(error);
  const ended = await auth.admin.signOut(before.access_token, 'local');
  // It ends by itself; the new one is what counts.
  if (ended.error) console.info('Sign-out:', ended.error);
}
