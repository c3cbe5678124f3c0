import type { Cents, Day } from './types.ts';

/** The federal poverty guidelines of one year: the first person, and each further one, in dollars. */
type Guidelines = {
  year: number;
  from: Day;
  source: string;
  contiguous: Guideline;
  alaska: Guideline;
  hawaii: Guideline;
};

type Guideline = { first: number; more: number };

/** HHS publishes new ones each January. */
export const guidelines: Guidelines = {
  year: 2026,
  from: '2026-01-13',
  source: 'https://www.govinfo.gov/content/pkg/FR-2026-01-15/html/2026-00755.htm',
  contiguous: { first: 15_960, more: 5680 },
  alaska: { first: 19_950, more: 7100 },
  hawaii: { first: 18_360, more: 6530 },
};

/**
 * The guideline of a household, in dollars a year. HHS has none for the territories; programs there
 * take that of the 48 states.
 */
export function guidelineOf(state: string, people: number): number {
  const { first, more } =
    guidelines[state === 'AK' ? 'alaska' : state === 'HI' ? 'hawaii' : 'contiguous'];
  return first + (people - 1) * more;
}

/** Whether a yearly income is at most this percentage of the guideline. */
export function isWithin(
  percent: number,
  household: { state: string; people: number; income: Cents },
): boolean {
  const { state, people, income } = household;
  return income <= guidelineOf(state, people) * percent;
}

/** An income in percent of the guideline, rounded up, so that no limit is met by rounding. */
export function percentOf({
  state,
  people,
  income,
}: {
  state: string;
  people: number;
  income: Cents;
}): number {
  return Math.ceil(income / guidelineOf(state, people));
}
