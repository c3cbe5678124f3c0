import { monthNames } from '~/shared/format/months';
import type { Language } from '~/shared/i18n/language';

/** The number of periods to choose from: years, or months. */
const choices = { year: 6, month: 24 };

/** The periods that have begun, the latest first: `2026` or `2026-03`. */
export function periodsUntil(today: string, kind: 'year' | 'month'): string[] {
  const year = Number(today.slice(0, 4));
  if (kind === 'year') return Array.from({ length: choices.year }, (_, back) => `${year - back}`);
  const month = year * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: choices.month }, (_, back) => {
    const then = month - back;
    return `${Math.floor(then / 12)}-${String((then % 12) + 1).padStart(2, '0')}`;
  });
}

/** A period in words: `2026`, `March 2026`, `março de 2026`. */
export function periodName(period: string, language: Language): string {
  const [year = '', month] = period.split('-');
  if (!month) return year;
  const name = monthNames[language][Number(month) - 1] ?? month;
  return language === 'en' ? `${name} ${year}` : `${name} de ${year}`;
}
