import { periodOn } from './adjustment-year.ts';
import type { Care, ExcludedCare } from './care.ts';
import { addDays, addMonths } from './days.ts';
import { compare } from './edition-on.ts';
import { limitOf } from './limits.ts';
import { type Reason, reasons } from './reasons.ts';
import type { Condition, Day, Household, Line, Period, Person, RuleFigures } from './types.ts';

/** When the membership was inactive, and whether the contribution came too late to restart it. */
export type Lapse = Household['lapses'][number] & { isLate: boolean };

/** From conception to the due date. */
const daysOfPregnancy = 266;
/** A pregnancy and the care after it are over within so many months. */
const monthsOfMaternity = 12;

type Camel<Words extends string> = Words extends `${infer First}-${infer Others}`
  ? `${First}${Capitalize<Camel<Others>>}`
  : Words;

/** Why a line is not eligible or undecided as a whole, what is certain first. */
export function findExclusion(
  line: Line,
  condition: Condition,
  person: Person,
  all: readonly Lapse[],
  figures: RuleFigures,
): Reason | undefined {
  const { day, care } = line;
  const period = periodOn(person, day);
  if (!period) return person.periods.some(({ from }) => from <= day) ? 'afterEnd' : 'beforeStart';
  const lapses = all.filter(({ until }) => !until || day <= until);
  if (lapses.some(({ from, paidOn }) => day >= from && (!paidOn || day < paidOn))) {
    return 'inactive';
  }
  const { childBornOn } = person;
  if (childBornOn && day >= addMonths(childBornOn, 12 * figures.childAge)) return 'ageLimit';
  if (isExcluded(care)) return reasonOfExclusion(care);
  const { kind } = condition;
  const own =
    kind === 'maternity'
      ? judgeConception(condition, period, figures)
      : kind === 'death' && judgeDeath(line, person, period, figures);
  if (own && reasons[own][0] === 'notEligible') return own;
  if (lapses.some(({ paidOn, isLate }) => isLate && paidOn && day >= paidOn)) {
    return 'reinstatedLate';
  }
  const isMisplaced = care === 'death-assistance' && kind !== 'death';
  return own || (care === 'unclear' || isMisplaced ? 'unclear' : undefined);
}

/**
 * Whether someone died before a year as a member. The rules do not say whether an earlier membership
 * counts. Anything but death assistance belongs to another need.
 */
function judgeDeath(
  { day, care }: Line,
  { periods }: Person,
  { from }: Period,
  figures: RuleFigures,
): Reason | undefined {
  const isLongAgo = (start: Day) => addMonths(start, 12 * figures.deathWait) <= day;
  if (!periods.some((period) => isLongAgo(period.from))) return 'deathTooEarly';
  if (care !== 'death-assistance') return 'unclear';
  return isLongAgo(from) ? undefined : 'deathAfterGap';
}

/**
 * Whether a pregnancy began too early. Without a due date, such as after an early loss, the first
 * day of care can tell: the pregnancy began within the months before it.
 */
function judgeConception(
  condition: Condition,
  { from }: Period,
  figures: RuleFigures,
): Reason | undefined {
  const { dueDate } = condition;
  const eligibleFrom = addDays(from, figures.maternityConception);
  const known = dueDate ? addDays(dueDate, -daysOfPregnancy) : firstSign(condition);
  if (known && known < from) return 'pregnantBeforeStart';
  if (known && known < eligibleFrom) return 'pregnantInFirstDays';
  return dueDate || (known && addMonths(known, -monthsOfMaternity) >= eligibleFrom)
    ? undefined
    : 'dueDateMissing';
}

function firstSign({ otherSigns, lines }: Condition): Day | undefined {
  const treated = lines.filter(({ care }) => !isExcluded(care)).map(({ day }) => day);
  return [...otherSigns, ...treated].sort(compare)[0];
}

/**
 * Why care is not shared: the reason has its name. A reviewer enters care that meets an exception as
 * `general`.
 */
function reasonOfExclusion(care: ExcludedCare): Reason {
  return care.replaceAll(/-./g, ([, letter = '']) => letter.toUpperCase()) as Camel<ExcludedCare>;
}

function isExcluded(care: Care): care is ExcludedCare {
  return care !== 'general' && care !== 'unclear' && !limitOf(care);
}
