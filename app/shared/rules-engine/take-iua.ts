import { addMonths } from './days.ts';
import { findIua } from './find-iua.ts';
import { addPart } from './open-line.ts';
import type { OpenNeed } from './open-need.ts';
import { type Reason, reasons } from './reasons.ts';
import type { Cents, Day, Household, Line, Need } from './types.ts';

type IuaOfNeed = Pick<
  Need,
  'iua' | 'iuaDue' | 'isIuaReducible' | 'iuaReachedOn' | 'countsTowardCap'
>;

/**
 * Takes the IUA of a need off its lines, by date of care.
 * @param counted the first days of the earlier needs that count toward the household's limit. A
 * need that counts is added.
 */
export function takeIua(need: OpenNeed, household: Household, counted: Day[]): IuaOfNeed {
  const { figures } = need.edition;
  const oldest = counted.at(-figures.iuaHouseholdCount);
  if (oldest && addMonths(oldest, figures.iuaHouseholdWindow) > need.startsOn) {
    return takeFirstPart(need, figures.iuaHouseholdThreshold);
  }
  const { amount, reason } = findIua(need, household.iuaChoices);
  const isIuaReducible =
    need.condition.kind !== 'maternity' ||
    sumOf(need, ({ charge, discount }) => charge - discount) <= figures.maternityReductionCeiling;
  const reduction = isIuaReducible ? Math.min(need.iuaReduction, amount) : 0;
  take(need, amount - reduction, amount, reduction > 0 ? 'iuaReduced' : reason);

  const iuaReachedOn = findReachedDay(need, amount);
  const countsTowardCap =
    iuaReachedOn !== null &&
    (need.iuaPaidOn ?? '') <= addMonths(iuaReachedOn, figures.iuaPaymentDeadline);
  if (countsTowardCap) counted.push(need.startsOn);
  return {
    iua: { amount, reason, rule: reasons[reason][1] },
    iuaDue: amount - reduction,
    isIuaReducible,
    iuaReachedOn,
    countsTowardCap,
  };
}

/** After the household's limit: a small need is the member's, the first part of others undecided. */
function takeFirstPart(need: OpenNeed, threshold: Cents): IuaOfNeed {
  need.isAfterCap = true;
  const total = sumOf(need, ({ charge, discount, otherPayer }) => charge - discount - otherPayer);
  take(need, threshold, threshold, total > threshold ? 'firstPartAfterCap' : 'smallAfterCap');
  return {
    iua: { amount: 0, reason: 'afterCap', rule: reasons.afterCap[1] },
    iuaDue: 0,
    isIuaReducible: false,
    iuaReachedOn: null,
    countsTowardCap: false,
  };
}

/** @param unreduced lines within this amount do not use up visits. */
function take(need: OpenNeed, amount: Cents, unreduced: Cents, reason: Reason): void {
  let due = amount;
  let unreducedDue = unreduced;
  for (const open of need.lines) {
    if (!open.isEligible) continue;
    open.isAboveIua = open.left > unreducedDue;
    unreducedDue -= Math.min(unreducedDue, open.left);
    const taken = Math.min(due, open.left);
    due -= taken;
    addPart(open, reason, taken);
  }
}

/**
 * The day on which the charges reached the IUA, before discounts: a discount must not take a need
 * out of the count and cost the household another IUA.
 */
function findReachedDay(need: OpenNeed, amount: Cents): Day | null {
  let total = 0;
  for (const { line, isEligible } of need.lines) {
    if (!isEligible) continue;
    total += line.charge - line.otherPayer;
    if (total > 0 && total >= amount) return line.day;
  }
  return null;
}

function sumOf(need: OpenNeed, amountOf: (line: Line) => Cents): Cents {
  let total = 0;
  for (const { line, isEligible } of need.lines) if (isEligible) total += amountOf(line);
  return total;
}
