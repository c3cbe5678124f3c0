import type { Day } from './types.ts';

/** Whether a text is a day of the calendar from 1900 to 2999. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^(19|2\d)\d\d-(0[1-9]|1[0-2])-\d\d$/.test(text)) return false;
  const { months, date } = partsOf(text);
  return date >= 1 && date <= daysIn(months);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day some months later. A month without that day ends on its last one, as in PostgreSQL. */
export function addMonths(day: Day, months: number): Day {
  const { months: before, date } = partsOf(day);
  const later = before + months;
  const month = `${(later % 12) + 1}`.padStart(2, '0');
  return `${Math.floor(later / 12)}-${month}-${`${Math.min(date, daysIn(later))}`.padStart(2, '0')}`;
}

/** The number of whole periods of some months between two days. */
export function periodsBetween(from: Day, to: Day, months: number): number {
  const apart = partsOf(to).months - partsOf(from).months;
  return Math.floor((addMonths(from, apart) > to ? apart - 1 : apart) / months);
}

/** A day as its day of the month and the number of whole months since year 0. */
function partsOf(day: Day) {
  // Digit by digit, because the rules engine asks thousands of times.
  const pair = (at: number) => day.charCodeAt(at) * 10 + day.charCodeAt(at + 1) - 528;
  return { months: (pair(0) * 100 + pair(2)) * 12 + pair(5) - 1, date: pair(8) };
}

/** The number of days in a month that is counted from year 0. */
function daysIn(months: number): number {
  const year = Math.floor(months / 12);
  const month = (months % 12) + 1;
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
