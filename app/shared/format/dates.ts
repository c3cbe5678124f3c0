import type { Language } from '~/shared/i18n/language';
import { monthNames } from './months';

type Length = 'long' | 'short';

/**
 * Formats a date without a time, such as a birth or due date (`'2025-01-20'`), as `20/01/2025` or
 * `January 20, 2025`. It uses neither a time zone nor `Intl`, whose first format takes 100 ms on a
 * slow phone.
 * @param length `short` for a column: `Jan 20, 2025`. Portuguese has one length.
 * @throws RangeError if the text does not begin with a date.
 */
export function formatDate(date: string, language: Language, length: Length = 'long'): string {
  const { year, month, day } = partsOf(date);
  if (language === 'en') {
    const name = monthNames.en[Number(month) - 1] ?? '';
    return `${length === 'short' ? name.slice(0, 3) : name} ${Number(day)}, ${year}`;
  }
  return `${day}/${month}/${year}`;
}

/** The local day and time of a moment, as `20/01/2025, 15:04` or `Jan 20, 2025, 3:04 PM`. */
export function formatDateTime(moment: string, language: Language): string {
  return momentFormat(language, {
    year: 'numeric',
    month: language === 'en' ? 'short' : '2-digit',
    day: language === 'en' ? 'numeric' : '2-digit',
    ...time(language),
  }).format(new Date(moment));
}

/**
 * Formats a moment in a list. Today it is the time (`15:04`, `3:04 PM`), this year the day
 * (`20/01`, `Jan 20`), otherwise the whole date.
 */
export function formatDateTimeShort(moment: string, language: Language, now = new Date()): string {
  const then = new Date(moment);
  const isThisYear = then.getFullYear() === now.getFullYear();
  if (today(then) === today(now)) return momentFormat(language, time(language)).format(then);
  return momentFormat(language, {
    month: language === 'en' ? 'short' : '2-digit',
    day: language === 'en' ? 'numeric' : '2-digit',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(then);
}

/** The time format of each language on every screen, `5:49 PM` and `17:49`. */
function time(language: Language): Intl.DateTimeFormatOptions {
  return { hour: language === 'en' ? 'numeric' : '2-digit', minute: '2-digit' };
}

function momentFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'pt-BR', options);
}

function utcMidnight(date: string): Date {
  const { year, month, day } = partsOf(date);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
}

function partsOf(date: string) {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})/.exec(date) ?? [];
  if (!year || !month || !day) throw new RangeError(`Not a date: ${date}`);
  return { year, month, day };
}

/** The date of a moment (`'2025-01-20T13:05:00+00:00'`) in the browser's time zone. */
export function formatDay(moment: string, language: Language, length?: Length): string {
  return formatDate(today(new Date(moment)), language, length);
}

/** Today's date in the browser's time zone, as `'2025-01-20'`. */
export function today(now = new Date()): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return day.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The number of days from one date to another; negative if it is past. */
export function daysBetween(from: string, to: string): number {
  return (utcMidnight(to).getTime() - utcMidnight(from).getTime()) / 86_400_000;
}

/** The distance in days as text: "today", "tomorrow", "in 6 days", "3 days ago". */
export function formatDistance(days: number, language: Language): string {
  const formatter = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return formatter.format(days, 'day');
}
