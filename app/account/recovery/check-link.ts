import type { Language } from '~/shared/i18n/language';
import { askFunction } from './ask-function';
import { FunctionRefusal } from './function-refusal';
import type { ResetLink } from './reset-link';

/**
 * Asks whether a reset link still works; that uses nothing up.
 * @returns true as well where nobody could be asked: the form then says what is wrong.
 */
export async function checkLink(link: ResetLink, language: Language): Promise<boolean> {
  try {
    await askFunction('reset-password', { ...link, check: true, language });
    return true;
  } catch (error) {
    return !(error instanceof FunctionRefusal && error.code === 'reset_link_invalid');
  }
}
