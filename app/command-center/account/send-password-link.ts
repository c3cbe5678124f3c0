import { callFunction } from '~/command-center/kit/backend/call-function';
import type { Language } from '~/shared/i18n/language';

/**
 * Mails whoever is signed in the link to choose a new password.
 * @throws AppError
 */
export function sendPasswordLink(email: string, language: Language): Promise<void> {
  return callFunction('send-admin-link', { email, language });
}
