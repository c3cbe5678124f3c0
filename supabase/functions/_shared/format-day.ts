import type { Language } from './language.ts';

/** A day without a time, `2026-12-31`, as an email writes it. */
export function formatDay(day: string, language: Language): string {
  if (language !== 'en') return day.split('-').reverse().join('/');
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}
