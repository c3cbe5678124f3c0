import { isAHoliday } from '@18f/us-federal-holidays';
import { addDays } from '../rules/engine/days.ts';
import type { Day } from './types.ts';

/**
 * The day some business days later. Saturdays, Sundays and the legal public holidays of 5 U.S.C.
 * 6103(a) do not count. That list has the holiday itself, not the Friday or Monday on which offices
 * observe it.
 */
export function addBusinessDays(day: Day, count: number): Day {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (isBusinessDay(last)) left -= 1;
  }
  return last;
}

function isBusinessDay(day: Day): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const isWeekend = date.getUTCDay() % 6 === 0;
  return (
    !isWeekend &&
    !isAHoliday(date, { utc: true, shiftSaturdayHolidays: false, shiftSundayHolidays: false })
  );
}
