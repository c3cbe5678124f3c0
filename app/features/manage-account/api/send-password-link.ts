import type { Language } from '~/i18n/language';
import { callFunction } from '~/lib/command-center/call-function';

/**
 * Mails whoever is signed in the link to choose a new password.
 * @throws AppError
 */
export function sendPasswordLink(email: string, language: Language): Promise<void> {
  return callFunction('send-admin-link', { email, language });
}
