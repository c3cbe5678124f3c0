import type { Language } from '~/i18n/language';

/**
 * A date without a time (`'2025-01-20'`: a birth, a due date, a start) as the language writes it:
 * `20/01/2025` or `January 20, 2025`. It never passes through a time zone.
 * @throws RangeError if the text does not begin with a date.
 */
export function formatDate(date: string, language: Language): string {
  const formatter = new Intl.DateTimeFormat(
    language === 'en' ? 'en-US' : 'pt-BR',
    language === 'en'
      ? { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }
      : { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' },
  );
  return formatter.format(utcMidnight(date));
}

function utcMidnight(date: string): Date {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  if (!year || !month || !day) throw new RangeError(`Not a date: ${date}`);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
}

/** A moment (`'2025-01-20T13:05:00+00:00'`) as the day that it was where the reader is. */
export function formatDay(moment: string, language: Language): string {
  const at = new Date(moment);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return formatDate(day.map((part) => String(part).padStart(2, '0')).join('-'), language);
}
