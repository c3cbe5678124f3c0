import type { Language } from '~/shared/i18n/language';

/** The first year of a date of care. */
const firstYear = 1950;
const lastYear = 2100;

/**
 * Reads a date as people type it: `3/14`, `3-14-26`, `0314`, or `2026-03-14`; in Portuguese the day
 * is first. Without a year it is the latest such day until today.
 * @returns undefined if there is no such day.
 */
export function parseDay(text: string, language: Language, today: string): string | undefined {
  const parts = partsOf(text.trim(), language);
  if (!parts) return undefined;
  const { month, day } = parts;
  if (parts.year !== undefined) return dayOf(parts.year, month, day);
  const thisYear = Number(today.slice(0, 4));
  // February 29 may be up to eight years ago.
  for (let year = thisYear; year >= thisYear - 8; year -= 1) {
    const found = dayOf(year, month, day);
    if (found && found <= today) return found;
  }
  return undefined;
}

/** A date as an input shows it: `03/14/2026` or `14/03/2026`. */
export function typedDay(date: string | null, language: Language): string {
  if (!date) return '';
  const [year, month, day] = date.split('-');
  return language === 'en' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

type Parts = { year?: number; month: number; day: number };

function partsOf(text: string, language: Language): Parts | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const typed =
    /^(\d{1,2})[/.\s-](\d{1,2})(?:[/.\s-](\d{4}|\d{2}))?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(text);
  if (!typed) return undefined;
  const [first, second] = [Number(typed[1]), Number(typed[2])];
  const [month, day] = language === 'en' ? [first, second] : [second, first];
  const year = typed[3];
  if (year === undefined) return { month, day };
  return { year: Number(year.length === 2 ? `20${year}` : year), month, day };
}

function dayOf(year: number, month: number, day: number): string | undefined {
  if (year < firstYear || year > lastYear) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}
