import { isWithin } from './poverty-guidelines.ts';
import type { Cents, Sender } from './types.ts';

export type Household = {
  /** Postal code of the state. */
  state: string;
  people: number;
  /** Of all of them, in a year, before taxes. */
  income: Cents;
};

/** A rule of a state about hospital bills of families with little income. */
export type AssistanceRule = {
  /** Postal code of the state. */
  state: string;
  /** The law or the program, by its official name. */
  name: string;
  /** Care is free up to this percentage of the poverty guideline. */
  freeUpTo?: number;
  /** Care costs less up to this percentage. */
  reducedUpTo?: number;
  /** The days in which to apply, from the day of care, if the rule has such a limit. */
  applyDays?: number;
  source: string;
};

/** How probable it is that a household pays less or nothing. A hospital decides, not this page. */
export type Chance = 'veryLikely' | 'maybe' | 'unlikely';

/**
 * Without a rule of the state, the limits of most policies of tax-exempt hospitals: free care up to
 * 200 percent or more, a lower price up to 400 percent (KFF, “Hospital Charity Care”, 2022).
 */
const usual = { freeUpTo: 200, reducedUpTo: 400 };

/**
 * Whether a household will probably get financial assistance with a hospital's bill. A doctor's
 * office is bound by no such law, but many follow the hospital in which they work.
 */
export function chanceOf(
  household: Household,
  sender: Sender,
  rule: AssistanceRule | undefined,
): Chance {
  const within = (percent: number | undefined) =>
    percent !== undefined && isWithin(percent, household);
  const sure = rule?.reducedUpTo ?? rule?.freeUpTo ?? usual.freeUpTo;
  if (sender !== 'office' && within(Math.max(sure, usual.freeUpTo))) return 'veryLikely';
  return within(usual.reducedUpTo) ? 'maybe' : 'unlikely';
}
