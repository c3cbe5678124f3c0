import { addDays, addMonths } from './days.ts';
import { compare } from './edition-on.ts';
import { addPart, type OpenLine } from './open-line.ts';
import type { OpenNeed } from './open-need.ts';
import { type Reason, reasons } from './reasons.ts';
import type { Cents, Day, Household, Line, Need } from './types.ts';

type IuaOfNeed = Pick<
  Need,
  'iua' | 'iuaDue' | 'isIuaReducible' | 'iuaReachedOn' | 'iuaPaidOn' | 'countsFrom'
>;

/**
 * Takes the IUA of a need off its lines, by date of care.
 * @param paidDays when the household paid the IUAs of earlier needs, in order. That of this need is
 * added.
 */
export function takeIua(need: OpenNeed, household: Household, paidDays: Day[]): IuaOfNeed {
  if (need.condition.kind === 'death') return noIua('deathAssistance');
  const { figures } = need.edition;
  const last = paidDays.findLastIndex((day) => day <= need.startsOn);
  const oldest = paidDays[last - figures.iuaHouseholdCount + 1];
  if (oldest && addMonths(oldest, figures.iuaHouseholdWindow) > need.startsOn) {
    return takeAfterCap(need, figures.iuaHouseholdThreshold);
  }
  const { amount, reason } = findIua(need, household.iuaChoices);
  const isIuaReducible =
    need.condition.kind !== 'maternity' ||
    sumOf(need, ({ charge, discount }) => charge - discount) <= figures.maternityReductionCeiling;
  const reduction = isIuaReducible ? Math.min(need.iuaReduction, amount) : 0;
  const iuaDue = amount - reduction;
  takeFirst(need.lines, iuaDue, amount, reduction > 0 ? 'iuaReduced' : reason);

  // A reduced IUA can be paid with less than the whole one.
  const iuaReachedOn = findReachedDay(need, amount) ?? findReachedDay(need, iuaDue);
  const paidOn = need.iuaPaidOn ?? iuaReachedOn;
  need.isPaidLate =
    iuaReachedOn !== null &&
    paidOn !== null &&
    paidOn > addMonths(iuaReachedOn, figures.iuaPaymentDeadline);
  const countsFrom =
    iuaReachedOn && paidOn && !need.isPaidLate ? latest(paidOn, need.startsOn) : null;
  if (countsFrom) {
    paidDays.push(countsFrom);
    paidDays.sort(compare);
  }
  return {
    iua: { amount, reason, rule: reasons[reason][1] },
    iuaDue,
    isIuaReducible,
    iuaReachedOn,
    iuaPaidOn: need.iuaPaidOn,
    countsFrom,
  };
}

/** After the household's limit, a smaller need is the member's, and the first part of others is open. */
function takeAfterCap(need: OpenNeed, threshold: Cents): IuaOfNeed {
  const total = sumOf(need, ({ charge, discount, otherPayer }) => charge - discount - otherPayer);
  const isSmall = total < threshold;
  need.isAfterCap = true;
  need.firstPart = isSmall ? 0 : threshold;
  takeFirst(need.lines, isSmall ? threshold : 0, isSmall ? threshold : 0, 'smallAfterCap');
  return noIua('afterCap');
}

function noIua(reason: Reason): IuaOfNeed {
  return {
    iua: { amount: 0, reason, rule: reasons[reason][1] },
    iuaDue: 0,
    isIuaReducible: false,
    iuaReachedOn: null,
    iuaPaidOn: null,
    countsFrom: null,
  };
}

/**
 * Takes an amount off the first lines.
 * @param unreduced lines within this amount do not use up visits.
 */
export function takeFirst(
  lines: readonly OpenLine[],
  amount: Cents,
  unreduced: Cents,
  reason: Reason,
): void {
  let due = amount;
  let unreducedDue = unreduced;
  for (const open of lines) {
    if (!open.isEligible) continue;
    open.isAboveIua = open.left > unreducedDue;
    unreducedDue -= Math.min(unreducedDue, open.left);
    const taken = Math.min(due, open.left);
    due -= taken;
    addPart(open, reason, taken);
  }
}

/**
 * The day on which the charges reached an amount, before discounts: a discount must not take a need
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

function latest(one: Day, other: Day): Day {
  return one > other ? one : other;
}

type Choices = Household['iuaChoices'];
type Found = { amount: Cents; reason: Reason };

/** The IUA of a need: the one chosen on its first day, or the one before if it was lowered lately. */
function findIua(need: OpenNeed, choices: Choices): Found {
  const past = [...choices]
    .sort((one, other) => compare(one.from, other.from) || other.amount - one.amount)
    // Of several choices on one day, the lowest applies.
    .filter(({ from }, index, sorted) => sorted[index + 1]?.from !== from)
    .filter(({ from }, index) => index === 0 || from <= need.startsOn);
  return applyWait(need, past);
}

function applyWait(need: OpenNeed, past: Choices): Found {
  const before = past.at(-2);
  const { from, amount } = past.at(-1) as Choices[number];
  const isWaiting =
    before &&
    amount < before.amount &&
    need.startsOn < addDays(from, need.edition.figures.iuaLowerWait);
  if (!isWaiting) return { amount, reason: 'iua' };
  if (need.condition.kind === 'accident') return { amount, reason: 'iuaAfterAccident' };
  return { amount: applyWait(need, past.slice(0, -1)).amount, reason: 'iuaBeforeLowering' };
}
