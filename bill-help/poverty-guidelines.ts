import type { Cents, Day } from './types.ts';

/** Where a guideline applies: the 48 states with D.C., Alaska, or Hawaii. */
export type Area = 'contiguous' | 'alaska' | 'hawaii';

/** The federal poverty guideline of a year: the first person, and each further one, in dollars. */
export type Guideline = { year: number; first: number; more: number };

/** The guideline in use in each area. */
export type Guidelines = Readonly<Record<Area, Guideline>>;

/** Where the built-in guidelines come from. HHS publishes new ones each January. */
export const guidelinesSource: { year: number; from: Day; source: string } = {
  year: 2026,
  from: '2026-01-13',
  source: 'https://www.govinfo.gov/content/pkg/FR-2026-01-15/html/2026-00755.htm',
};

const { year } = guidelinesSource;

/** What the site uses until it has read the table `poverty_guidelines`, and without a connection. */
export const builtInGuidelines: Guidelines = {
  contiguous: { year, first: 15_960, more: 5680 },
  alaska: { year, first: 19_950, more: 7100 },
  hawaii: { year, first: 18_360, more: 6530 },
};

/**
 * The guideline in a state. HHS has none for the territories; programs there take that of the 48
 * states.
 */
export function guidelineIn(state: string, guidelines: Guidelines = builtInGuidelines): Guideline {
  return guidelines[state === 'AK' ? 'alaska' : state === 'HI' ? 'hawaii' : 'contiguous'];
}

/** The guideline of a household, in dollars a year. */
export function guidelineOf(state: string, people: number, guidelines?: Guidelines): number {
  const { first, more } = guidelineIn(state, guidelines);
  return first + (people - 1) * more;
}

type Household = { state: string; people: number; income: Cents };

/** Whether a yearly income is at most this percentage of the guideline. */
export function isWithin(percent: number, household: Household, guidelines?: Guidelines): boolean {
  const { state, people, income } = household;
  return income <= guidelineOf(state, people, guidelines) * percent;
}

/** An income in percent of the guideline, rounded up, so that no limit is met by rounding. */
export function percentOf({ state, people, income }: Household, guidelines?: Guidelines): number {
  return Math.ceil(income / guidelineOf(state, people, guidelines));
}
