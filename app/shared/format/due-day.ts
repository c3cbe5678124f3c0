import { formatDate } from '~/shared/format/dates';
import type { Language } from '~/shared/i18n/language';

const weekdays: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  'pt-BR': ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
};

/** A date with its weekday: `Friday, December 4, 2026` or `sexta, 04/12/2026`. */
export function formatDueDay(date: string, language: Language): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return `${weekdays[language][weekday]}, ${formatDate(date, language)}`;
}

/** The date of a moment in a time zone, as `2026-12-04`. */
export function dayIn(timeZone: string, moment: string): string {
  // Canadian English writes dates in this order.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment));
}
