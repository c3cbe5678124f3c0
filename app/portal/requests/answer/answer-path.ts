import { pathFor } from '~/paths';
import type { Language } from '~/shared/i18n/language';

/** The path of the answer to a request. */
export function answerPath(number: string, language: Language): string {
  return pathFor('requestAnswer', language).replace(':number', number);
}
