import { askFunction } from './ask-function';

/**
 * Mails a member the link to choose a new password.
 * @param resetUrl the site's own page for it, whose language the mail speaks.
 * @throws FunctionRefusal, AppError
 */
export function requestReset(email: string, resetUrl: string): Promise<void> {
  return askFunction('send-password-reset', { email, resetUrl });
}
