import { matchEmailLanguage } from '~/portal/member/email-language';
import { AppError } from '~/shared/backend/app-error';
import { authRefusal } from '~/shared/backend/security-refusal';
import { loadSupabase } from '~/shared/backend/supabase';
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
