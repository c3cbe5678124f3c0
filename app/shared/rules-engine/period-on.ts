import type { Day, Period, Person } from './types.ts';

/** The time as a member that a day is in. */
export function periodOn({ periods }: Person, day: Day): Period | undefined {
  return periods.find(({ from, until }) => from <= day && (!until || day <= until));
}
