import { officeClock } from '~/shared/format/office-clock';

const day = 86_400_000;

/** The times to choose from when an admin snoozes a request: always at nine at the office. */
export function snoozeTimes(now: Date): Record<'next' | 'three' | 'week', string> {
  return { next: nineAt(now, nextOfficeDay(now)), three: nineAt(now, 3), week: nineAt(now, 7) };
}

function nextOfficeDay(now: Date): number {
  const { weekday } = officeClock(now);
  if (weekday === 5) return 3;
  return weekday === 6 ? 2 : 1;
}

/** Nine o'clock at the office on a later day, in daylight saving time or not. */
function nineAt(now: Date, days: number): string {
  const { day: date } = officeClock(new Date(now.getTime() + days * day));
  const inSummer = new Date(`${date}T13:00:00Z`);
  return officeClock(inSummer).hour === 9 ? inSummer.toISOString() : `${date}T14:00:00.000Z`;
}
