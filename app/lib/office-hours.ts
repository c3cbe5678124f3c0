import { supportHours } from '~/config/support-hours';
import type { Language } from '~/i18n/language';

/** Open now; or the day of the week, counted from Sunday, on which the office opens next. */
export type Opening = { isOpen: true } | { isOpen: false; opens: 'today' | 'tomorrow' | number };

const { timeZone, days, opens, closes } = supportHours;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Whether the office answers at a moment, by its own clock. Holidays are not known here. */
export function openingAt(moment: Date): Opening {
  // Made when it is asked for: a clock of another time zone takes a phone 15 ms to 60 ms.
  const officeClock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const parts = officeClock.formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = weekdays.indexOf(part('weekday'));
  const hour = Number(part('hour'));
  if (isWorkday(day) && hour >= opens && hour < closes) return { isOpen: true };
  if (isWorkday(day) && hour < opens) return { isOpen: false, opens: 'today' };
  if (isWorkday((day + 1) % 7)) return { isOpen: false, opens: 'tomorrow' };
  const wait = [2, 3, 4, 5, 6, 7].find((later) => isWorkday((day + later) % 7)) ?? 7;
  return { isOpen: false, opens: (day + wait) % 7 };
}

function isWorkday(day: number): boolean {
  return (days as readonly number[]).includes(day);
}

/** The time of day in Boca Raton, as the language writes it: `14:05` or `2:05 PM`. */
export function officeTime(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'pt-BR', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment);
}
