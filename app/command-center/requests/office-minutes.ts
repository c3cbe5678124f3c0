import { addDays } from '#rules/engine/days';
import type { OfficeTime } from '~/command-center/kit/request-choices';
import { officeClock } from '~/shared/format/office-clock';

/**
 * The minutes between two moments in which the office is open, as `private.office_minutes` counts
 * them; negative if `to` is earlier.
 */
export function officeMinutesBetween(office: OfficeTime, from: Date, to: Date): number {
  if (to < from) return 0 - officeMinutesBetween(office, to, from);
  const first = officeClock(from);
  const last = officeClock(to);
  let minutes = 0;
  for (let day = first.day; day <= last.day; day = addDays(day, 1)) {
    const [opens, closes] = hoursOn(office, day);
    const since = day === first.day ? Math.max(opens, first.hour * 60 + first.minute) : opens;
    const until = day === last.day ? Math.min(closes, last.hour * 60 + last.minute) : closes;
    minutes += Math.max(0, until - since);
  }
  return minutes;
}

/** The minutes of a day at which the office opens and closes. */
function hoursOn({ hours, closedDays }: OfficeTime, day: string): [number, number] {
  const week = closedDays.has(day) ? undefined : hours.find(({ starts_on }) => starts_on <= day);
  // The weeks of a row begin on Monday.
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return [minuteOf(week?.opens[weekday]), minuteOf(week?.closes[weekday])];
}

function minuteOf(time: string | null | undefined): number {
  const [hour = 0, minute = 0] = (time ?? '').split(':').map(Number);
  return hour * 60 + minute;
}
