import { requestError } from '~/shared/backend/request-error';
import { loadAdminBackend } from './backend';

/**
 * Emails the link to choose a password to someone on the team. The response does not reveal whether
 * the email belongs to an account.
 * @throws AppError
 */
export async function sendPasswordLink(email: string): Promise<void> {
  const { auth } = await loadAdminBackend();
  const { error } = await auth.resetPasswordForEmail(email);
  if (error) throw requestError(error, error.status);
}
