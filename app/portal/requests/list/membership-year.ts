const last = 5;

/** The year of membership on a day, from 1. The rules make no difference after the fifth. */
export function membershipYear(startsOn: string, day: string): number {
  const whole = Number(day.slice(0, 4)) - Number(startsOn.slice(0, 4));
  const isReached = day.slice(5) >= startsOn.slice(5);
  return Math.min(Math.max(whole + (isReached ? 1 : 0), 1), last);
}
