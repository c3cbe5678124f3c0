import { brand } from '../../app/config/brand.ts';
import { legalNotice } from '../../app/content/legal-notice.ts';
import { responseTime } from '../../app/content/response-time.ts';
import type { Language } from '../../app/i18n/language.ts';

/** Fills in what every message may use: the brand's name, the response time, the short legal notice. */
export function fillShared(message: string, language: Language): string {
  return message
    .replaceAll('{brand}', brand.name)
    .replaceAll('{responseTime}', responseTime(language))
    .replaceAll('{legalNotice}', legalNotice[language].short);
}
