import { callFunction } from '~/command-center/kit/backend/call-function';
import type { Language } from '~/shared/i18n/language';

/**
 * Mails somebody of the team the link to choose a password.
 * @throws AppError
 */
export function sendInvitation(adminId: string, language: Language): Promise<void> {
  return callFunction('send-admin-link', { adminId, language });
}
