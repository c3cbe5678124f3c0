import { matchEmailLanguage } from '~/portal/member/email-language';
import { loadSupabase } from '~/shared/backend/supabase';
import { authRefusal, passwordRefusal } from './security-error';

/**
 * Asks for another e-mail. It changes once the links that go to both mailboxes have been opened;
 * the member's record follows by itself.
 * @throws AppError, SecurityRefusal
 */
export async function changeEmail(email: string): Promise<void> {
  const [{ auth }] = await Promise.all([loadSupabase(), matchEmailLanguage()]);
  const { error } = await auth.updateUser({ email });
  if (error) throw authRefusal(error);
}

/**
 * Mails the links of a change that waits once more.
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
  const { error } = await auth.updateUser({ password, current_password: current });
  if (error) throw passwordRefusal(error);
}
