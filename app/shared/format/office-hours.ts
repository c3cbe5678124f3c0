import { addDays } from '#rules/engine/days';
import { supportHours } from '~/shared/brand/support-hours';
import type { Language } from '~/shared/i18n/language';
import { officeClock } from './office-clock';

/** Whether the office is open, or the weekday (Sunday is 0) on which it opens next. */
export type Opening = { isOpen: true } | { isOpen: false; opens: 'today' | 'tomorrow' | number };

const { days, opens, closes } = supportHours;

/** Whether the office is open at a moment, in its time zone. */
export function openingStateAt(moment: Date): Opening {
  const { day, weekday, hour } = officeClock(moment);
  const isOfficeDay = (ahead: number) =>
    (days as readonly number[]).includes((weekday + ahead) % 7) &&
    !isFederalHoliday(addDays(day, ahead));
  if (isOfficeDay(0) && hour >= opens && hour < closes) return { isOpen: true };
  if (isOfficeDay(0) && hour < opens) return { isOpen: false, opens: 'today' };
  if (isOfficeDay(1)) return { isOpen: false, opens: 'tomorrow' };
  // Two holidays never close the office for a whole week.
  const wait = [2, 3, 4, 5, 6].find(isOfficeDay) ?? 7;
  return { isOpen: false, opens: (weekday + wait) % 7 };
}

/** Holidays that are on a date, and those of a weekday (Sunday is 0) with the first date that it can be. */
const onDate = ['01-01', '06-19', '07-04', '11-11', '12-25'];
const onWeekday: Record<string, readonly [weekday: number, from: number]> = {
  '01': [1, 15],
  '02': [1, 15],
  '05': [1, 25],
  '09': [1, 1],
  '10': [1, 8],
  '11': [4, 22],
};

/**
 * Whether federal offices are closed on a day from Monday to Friday. A holiday on a Saturday is
 * observed on the Friday before it, one on a Sunday on the Monday after it.
 */
export function isFederalHoliday(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  const date = Number(day.slice(8));
  const [on, from = 0] = onWeekday[day.slice(5, 7)] ?? [];
  if (weekday === on && date >= from && date < from + 7) return true;
  const observed = [day];
  if (weekday === 5) observed.push(addDays(day, 1));
  if (weekday === 1) observed.push(addDays(day, -1));
  return weekday % 6 !== 0 && observed.some((one) => onDate.includes(one.slice(5)));
}

/** The time of day at the office, as `14:05` or `2:05 PM`. */
export function officeTime(moment: Date, language: Language): string {
  const { hour, minute } = officeClock(moment);
  const minutes = String(minute).padStart(2, '0');
  if (language === 'pt-BR') return `${hour}:${minutes}`;
  // A no-break space keeps AM or PM on the same line.
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}
