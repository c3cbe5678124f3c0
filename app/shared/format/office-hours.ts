import { addDays } from '#rules/engine/days';
import { officeHolidays } from '~/shared/brand/office-holidays';
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
    !officeHolidays.includes(addDays(day, ahead));
  if (isOfficeDay(0) && hour >= opens && hour < closes) return { isOpen: true };
  if (isOfficeDay(0) && hour < opens) return { isOpen: false, opens: 'today' };
  if (isOfficeDay(1)) return { isOpen: false, opens: 'tomorrow' };
  // Two holidays never close the office for a whole week.
  const wait = [2, 3, 4, 5, 6].find(isOfficeDay) ?? 7;
  return { isOpen: false, opens: (weekday + wait) % 7 };
}

/** The time of day at the office, as `14:05` or `2:05 PM`. */
export function officeTime(moment: Date, language: Language): string {
  const { hour, minute } = officeClock(moment);
  const minutes = String(minute).padStart(2, '0');
  if (language === 'pt-BR') return `${hour}:${minutes}`;
  // A no-break space keeps AM or PM on the same line.
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}
