import type { Language } from '~/shared/i18n/language';
import { askFunction } from './ask-function';
import type { ResetLink } from './reset-link';

/**
 * Sets a new password by the link of a mail, which is used up by that.
 * @throws FunctionRefusal, AppError
 */
export function resetPassword(link: ResetLink, newPassword: string, language: Language) {
  return askFunction('reset-password', { ...link, newPassword, language });
}
