import { exclusions, isExcluded } from './care.ts';
import { addDays } from './days.ts';
import type { Reason } from './reasons.ts';
import type { Condition, Day, Line, Person, RuleFigures } from './types.ts';

/** When the membership was inactive, and whether the contribution came too late to restart it. */
export type Lapse = { from: Day; paidOn: Day | null; isLate: boolean };

/** From conception to the due date. */
const daysOfPregnancy = 266;

/** Why a line is not eligible or undecided as a whole, what is certain first. */
export function findExclusion(
  { day, care }: Line,
  condition: Condition,
  person: Person,
  lapses: readonly Lapse[],
  figures: RuleFigures,
): Reason | undefined {
  if (day < person.startsOn) return 'beforeStart';
  if (lapses.some(({ from, paidOn }) => day >= from && (!paidOn || day < paidOn))) {
    return 'inactive';
  }
  if (isExcluded(care)) return exclusions[care];
  const conception =
    condition.kind === 'maternity' ? judgeConception(condition, person, figures) : undefined;
  if (conception === 'pregnantBeforeStart') return conception;
  if (lapses.some(({ paidOn, isLate }) => isLate && paidOn && day >= paidOn)) {
    return 'reinstatedLate';
  }
  return conception ?? (care === 'unclear' ? 'unclear' : undefined);
}

function judgeConception(
  { dueDate }: Condition,
  { startsOn }: Person,
  figures: RuleFigures,
): Reason | undefined {
  if (!dueDate) return 'dueDateMissing';
  const conceivedOn: Day = addDays(dueDate, -daysOfPregnancy);
  if (conceivedOn < startsOn) return 'pregnantBeforeStart';
  return conceivedOn < addDays(startsOn, figures.maternityConception)
    ? 'conceptionInFirstDays'
    : undefined;
}
