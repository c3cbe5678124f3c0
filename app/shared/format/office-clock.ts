import { supportHours } from '~/shared/brand/support-hours';

/** A moment as it is in Boca Raton: the day (`2026-11-22`), its place in the week (Sunday is 0), the time. */
export type OfficeClock = { day: string; weekday: number; hour: number; minute: number };

const { timeZone } = supportHours;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** What the clock and the calendar in the office say at a moment. */
export function officeClock(moment: Date): OfficeClock {
  // The first format that a page makes takes a slow phone 70 ms; Temporal, where it is, takes 3.
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
