import type { Language } from '~/i18n/language';
import type { ResetLink } from '../reset-link';
import { askFunction } from './ask-function';

/**
 * Sets a new password by the link of a mail, which is used up by that.
 * @throws FunctionRefusal, AppError
 */
export function resetPassword(link: ResetLink, newPassword: string, language: Language) {
  return askFunction('reset-password', { ...link, newPassword, language });
}
