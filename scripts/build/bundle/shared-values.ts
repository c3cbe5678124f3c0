import { type FigureId, figures } from '#rules/figures';
import { formatFigure } from '../../../app/content/format-figure.ts';
import { legalNotice } from '../../../app/content/legal-notice.ts';
import { responseTime } from '../../../app/content/response-time.ts';
import { brand } from '../../../app/shared/brand/brand.ts';
import type { Language } from '../../../app/shared/i18n/language.ts';

/**
 * Fills in the values that every message can use. They are the brand's name, the response time, the
 * short legal notice, and the rules' figures by their id (`{requestDeadline}`).
 */
export function fillSharedValues(message: string, language: Language): string {
  return message
    .replaceAll('{brand}', () => brand.name)
    .replaceAll('{responseTime}', responseTime(language))
    .replaceAll('{legalNotice}', legalNotice[language].short)
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      name in figures ? formatFigure(name as FigureId, language) : whole,
    );
}
