import { supportHours } from '~/shared/brand/support-hours';
import type { Language } from '~/shared/i18n/language';
import { officeClock } from './office-clock';

/** Whether the office is open, or the weekday (Sunday is 0) on which it opens next. */
export type Opening = { isOpen: true } | { isOpen: false; opens: 'today' | 'tomorrow' | number };

const { days, opens, closes } = supportHours;

/** Whether the office is open at a moment, in its time zone. Holidays are not considered. */
export function openingStateAt(moment: Date): Opening {
  const { weekday: day, hour } = officeClock(moment);
  if (isWorkday(day) && hour >= opens && hour < closes) return { isOpen: true };
  if (isWorkday(day) && hour < opens) return { isOpen: false, opens: 'today' };
  if (isWorkday((day + 1) % 7)) return { isOpen: false, opens: 'tomorrow' };
  const wait = [2, 3, 4, 5, 6, 7].find((later) => isWorkday((day + later) % 7)) ?? 7;
  return { isOpen: false, opens: (day + wait) % 7 };
}

function isWorkday(day: number): boolean {
  return (days as readonly number[]).includes(day);
}

/** The time of day at the office, as `14:05` or `2:05 PM`. */
export function officeTime(moment: Date, language: Language): string {
  const { hour, minute } = officeClock(moment);
  const minutes = String(minute).padStart(2, '0');
  if (language === 'pt-BR') return `${hour}:${minutes}`;
  // A no-break space keeps AM or PM on the same line.
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}
