import { monthNames } from '~/shared/format/months';
import type { Language } from '~/shared/i18n/language';

/** The digits of a date's fields, with months from 1 to 12. Empty fields have empty strings. */
export type DateParts = { day: string; month: string; year: string };

/** Joins three fields to `'1988-07-14'`. Empty fields leave their part empty (`'1988--14'`). */
export function joinDate({ day, month, year }: DateParts): string {
  if (!(day || month || year)) return '';
  return [year, twoDigits(month), twoDigits(day)].join('-');
}

/** Whether a text such as `1988-07-14` is a day of the calendar, since 1900 and not in the future. */
export function isBirthDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(+date) || !date.toISOString().startsWith(text)) return false;
  return text >= '1900-01-01' && text <= new Date().toISOString().slice(0, 10);
}

/** Splits the result of `joinDate`. */
export function splitDate(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month: withoutZero(month), day: withoutZero(day) };
}

/**
 * The date in a pasted text, as `1988-07-14`, `14/07/1988` (`07/14/1988` in English), or with the
 * month as a word in either language.
 */
export function readDate(text: string, language: Language): DateParts | undefined {
  const named = withoutMonthName(text.toLowerCase());
  const numbers = named.text.match(/\d+/g) ?? [];
  if (named.month !== undefined && numbers.length === 2) {
    const [day = '', year = ''] = numbers[0]?.length === 4 ? numbers.toReversed() : numbers;
    return plausible({ day, month: String(named.month), year });
  }
  const [first = '', second = '', third = ''] = numbers;
  if (numbers.length !== 3) return undefined;
  if (first.length === 4) return plausible({ year: first, month: second, day: third });
  if (language === 'en') return plausible({ month: first, day: second, year: third });
  return plausible({ day: first, month: second, year: third });
}

function withoutMonthName(text: string): { text: string; month?: number } {
  for (const names of Object.values(monthNames)) {
    for (const [index, name] of names.entries()) {
      const short = name.slice(0, 3).toLowerCase();
      const word = new RegExp(`(^|[^\\p{L}])${short}\\p{L}*\\.?`, 'u');
      if (word.test(text)) return { text: text.replace(word, ' '), month: index + 1 };
    }
  }
  return { text };
}

function plausible(parts: DateParts): DateParts | undefined {
  const { day, month, year } = parts;
  const isDate = year.length === 4 && Number(month) <= 12 && Number(day) <= 31;
  if (!isDate || Number(month) < 1 || Number(day) < 1) return undefined;
  return { day: withoutZero(day), month: withoutZero(month), year };
}

function twoDigits(number: string): string {
  return number === '' ? '' : number.padStart(2, '0');
}

function withoutZero(number: string): string {
  return number.replace(/^0+(?=\d)/, '');
}
