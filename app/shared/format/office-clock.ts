import { supportHours } from '~/shared/brand/support-hours';

/**
 * A moment in the office's time zone, with the date (`2026-11-22`), the weekday (Sunday is 0) and
 * the time.
 */
export type OfficeClock = { day: string; weekday: number; hour: number; minute: number };

const { timeZone } = supportHours;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Converts a moment to the office's time zone. */
export function officeClock(moment: Date): OfficeClock {
  // The first `Intl` format of a page takes 70 ms on a slow phone; Temporal, if supported, takes 3
  // ms.
  if (typeof Temporal === 'undefined') return byFormat(moment);
  const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  return {
    day: there.toPlainDate().toString(),
    weekday: there.dayOfWeek % 7,
    hour: there.hour,
    minute: there.minute,
  };
}

function byFormat(moment: Date): OfficeClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: weekdays.indexOf(parts.weekday ?? ''),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  };
}

/** The date at the office, as `YYYY-MM-DD`. All daily counts use it. */
export function dayInBocaRaton(now = new Date()): string {
  return officeClock(now).day;
}
