import type { Language } from '~/i18n/language';
import { callFunction } from '~/lib/command-center/call-function';

/**
 * Mails somebody of the team the link to choose a password.
 * @throws AppError
 */
export function sendInvitation(adminId: string, language: Language): Promise<void> {
  return callFunction('send-admin-link', { adminId, language });
}
