import { brand } from '../../app/config/brand.ts';
import { responseTime } from '../../app/content/response-time.ts';
import type { Language } from '../../app/i18n/language.ts';

/** Fills in the values that every message may use: the brand's name and the response time. */
export function fillShared(message: string, language: Language): string {
  return message
    .replaceAll('{brand}', brand.name)
    .replaceAll('{responseTime}', responseTime(language));
}
