import type { Day, Period, Person } from './types.ts';

/** The time as a member that a day is in. */
export function periodOn({ periods }: Person, day: Day): Period | undefined {
  return periods.find((period) => isIn(period, day));
}

export function isIn({ from, until }: Period, day: Day): boolean {
  return from <= day && (!until || day <= until);
}
