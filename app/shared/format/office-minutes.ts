import { officeHolidays } from '~/shared/brand/office-holidays';
import { supportHours } from '~/shared/brand/support-hours';
import { officeClock } from './office-clock';

const { days, opens, closes } = supportHours;
const perDay = (closes - opens) * 60;

/**
 * The minutes between two moments in which the office is open, as `private.office_minutes` counts
 * them; negative if `to` is earlier.
 */
export function officeMinutesBetween(from: Date, to: Date): number {
  return minutesUntil(to) - minutesUntil(from);
}

/** Office minutes since a Monday long ago. The clock changes on Sundays, when the office is closed. */
function minutesUntil(moment: Date): number {
  const { day, weekday, hour, minute } = officeClock(moment);
  const dayNumber = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  // January 1, 1970 was a Thursday.
  const weeks = Math.floor((dayNumber + 3) / 7);
  const isOpenOn = (one: number) => (days as readonly number[]).includes(one);
  // Monday is the first day of a week here.
  const earlierDays = days.filter((one) => (one + 6) % 7 < (weekday + 6) % 7).length;
  const isOpen = isOpenOn(weekday) && !officeHolidays.includes(day);
  const today = isOpen ? (hour - opens) * 60 + minute : 0;
  const earlierHolidays = officeHolidays.filter((holiday) => holiday < day).length;
  const earlier = weeks * days.length + earlierDays - earlierHolidays;
  return earlier * perDay + Math.min(perDay, Math.max(0, today));
}
