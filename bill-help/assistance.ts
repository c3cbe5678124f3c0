import { type Guidelines, isWithin } from './poverty-guidelines.ts';
import type { Cents, Sender } from './types.ts';

export type Household = {
  /** Postal code of the state. */
  state: string;
  people: number;
  /** Of all of them, in a year, before taxes. */
  income: Cents;
};

/** What a rule about financial assistance says of families with little income. */
type Limits = {
  /** Care is free up to this percentage of the poverty guideline. */
  freeUpTo?: number;
  /** Care costs less up to this percentage. */
  reducedUpTo?: number;
  /** The days in which to apply, from the day of care, if the rule has such a limit. */
  applyDays?: number;
};

/** A rule of a state, which binds its hospitals. */
export type AssistanceRule = Limits & {
  /** Postal code of the state. */
  state: string;
  /** The law or the program, by its official name. */
  name: string;
  source: string;
};

/** The policy of one hospital, as the team has read it. */
export type HospitalRule = AssistanceRule & { id: string; city: string; policy: string };

/** How probable it is that a household pays less or nothing. A hospital decides, not this page. */
export type Chance = 'veryLikely' | 'maybe' | 'unlikely';

/**
 * Without a rule of the state, the limits of most policies of tax-exempt hospitals: free care up to
 * 200 percent or more, a lower price up to 400 percent (KFF, “Hospital Charity Care”, 2022).
 */
const usual = { freeUpTo: 200, reducedUpTo: 400 };

/** The rules that apply to a household. */
type Rules = {
  state?: AssistanceRule | undefined;
  /** Of the hospital that sent the bill, if the register has it. */
  hospital?: HospitalRule | undefined;
  guidelines?: Guidelines | undefined;
};

/**
 * Whether a household will probably get financial assistance with a hospital's bill. A doctor's
 * office is bound by no such law, but many follow the hospital in which they work.
 */
export function chanceOf(household: Household, sender: Sender, rules: Rules): Chance {
  const within = (percent: number) => isWithin(percent, household, rules.guidelines);
  if (sender !== 'office' && within(sureUpTo(rules))) return 'veryLikely';
  return within(usual.reducedUpTo) ? 'maybe' : 'unlikely';
}

/**
 * The percentage up to which a rule says yes. A policy with limits replaces what is usual, but not
 * the law of the state, which binds the hospital.
 */
function sureUpTo({ state, hospital }: Rules): number {
  const law = limitOf(state) ?? 0;
  return Math.max(law, limitOf(hospital) ?? usual.freeUpTo);
}

function limitOf(rule: AssistanceRule | undefined): number | undefined {
  return rule?.reducedUpTo ?? rule?.freeUpTo;
}
