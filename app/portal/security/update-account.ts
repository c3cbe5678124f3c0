import { matchEmailLanguage } from '~/portal/member/email-language';
import { AppError } from '~/shared/backend/app-error';
import { authRefusal } from '~/shared/backend/security-refusal';
import { loadSupabase, loadTemporarySupabase } from '~/shared/backend/supabase';
import { passwordRefusal } from './security-error';

/**
 * Requests another email. It changes once the links in both mailboxes have been opened; the member's
 * record follows.
 * @throws AppError, SecurityRefusal
 */
export async function changeEmail(email: string): Promise<void> {
  const [{ auth }] = await Promise.all([loadSupabase(), matchEmailLanguage()]);
  const { data, error } = await auth.updateUser({ email });
  if (error) throw authRefusal(error);
  requireUser(data);
}

/**
 * Sends the links of a pending change again.
 * @param email the address in use.
 * @throws AppError, SecurityRefusal
 */
export async function resendEmailChange(email: string): Promise<void> {
  const [{ auth }] = await Promise.all([loadSupabase(), matchEmailLanguage()]);
  const { error } = await auth.resend({ type: 'email_change', email });
  if (error) throw authRefusal(error);
}

/**
 * Changes the password. The server checks the current one and ends all other sessions.
 * @throws AppError, SecurityRefusal
 */
export async function changePassword(current: string, password: string): Promise<void> {
  const [{ auth }] = await Promise.all([loadSupabase(), matchEmailLanguage()]);
  const { data, error } = await auth.updateUser({ password, current_password: current });
  if (error) throw passwordRefusal(error);
  requireUser(data);
}

/** Requires that the response is the changed account. @throws AppError */
function requireUser({ user }: { user: { id?: string } }): void {
  if (!user.id) throw new AppError('unexpected', 'The response has no user.');
}

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
