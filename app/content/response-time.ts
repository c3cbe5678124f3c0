import type { Language } from '../shared/i18n/language.ts';
import { siteFigures } from './site-figures.ts';

/** The team's response time: `2 business days`. Messages contain it as `{responseTime}`. */
export function responseTime(
  language: Language,
  days: number = siteFigures.responseBusinessDays.value,
): string {
  if (language === 'en') return days === 1 ? '1 business day' : `${days} business days`;
  return days === 1 ? '1 dia útil' : `${days} dias úteis`;
}
