import { applyLimits, findLimits, type Reading } from './apply-limits.ts';
import { limitOf } from './limits.ts';
import { addPart, type OpenLine } from './open-line.ts';
import { hasAdjustment, type OpenNeed } from './open-need.ts';
import { type Reason, reasons } from './reasons.ts';
import type { Cents, Condition, Part } from './types.ts';

/** A need in one reading: the parts of what is above the IUA, line by line. */
type Outcome = { shared: Cents; lines: readonly Part[][] };

/** More doubts of this kind share a reading: each doubles the number of readings. */
const mostConditions = 6;

/**
 * Divides what is above the IUA in every reading. What is the same in all of them is certain, and only
 * the difference is undecided.
 */
export function settleDoubts(needs: readonly OpenNeed[]): void {
  const limits = findLimits(needs);
  const all = readingsOf(needs).map((reading) => applyLimits(needs, limits, reading));
  needs.forEach((need, index) => {
    settle(
      need,
      all.map((ofNeeds): Outcome => {
        const lines = ofNeeds[index] ?? [];
        return { lines, shared: lines.reduce((sum, parts) => sum + sharedOf(parts), 0) };
      }),
    );
  });
}

/** Every combination of what facts and rules leave open. In the first half, less is pre-existing. */
function readingsOf(needs: readonly OpenNeed[]): Reading[] {
  let readings: Reading[] = [
    { paysFirstPart: false, refusesLate: false, preExisting: knownConditions(needs) },
  ];
  const add = (change: (reading: Reading) => Partial<Reading>) => {
    readings = [...readings, ...readings.map((reading) => ({ ...reading, ...change(reading) }))];
  };
  if (needs.some(({ isPaidLate }) => isPaidLate)) add(() => ({ refusesLate: true }));
  if (needs.some(({ firstPart }) => firstPart > 0)) add(() => ({ paysFirstPart: true }));
  for (const group of unknownConditions(needs)) {
    add(({ preExisting }) => ({ preExisting: new Set([...preExisting, ...group]) }));
  }
  return readings;
}

function knownConditions(needs: readonly OpenNeed[]): Set<Condition> {
  return new Set(
    needs.flatMap(({ condition }) => (condition.preExisting === 'yes' ? [condition] : [])),
  );
}

/**
 * The conditions of which no one knows whether they are pre-existing, in groups whose answers do
 * not influence each other. Only what a person's needs have in common does: a limit for a period.
 */
function unknownConditions(needs: readonly OpenNeed[]): Set<Condition>[] {
  const groups: Set<Condition>[] = [];
  const counts = new Map<string, number>();
  for (const condition of new Set(needs.map((need) => need.condition))) {
    if (!isUnknown(condition)) continue;
    const isLimited = condition.lines.some(({ care }) => limitOf(care)?.period);
    const count = counts.get(condition.personId) ?? 0;
    if (isLimited) counts.set(condition.personId, count + 1);
    const number = isLimited ? Math.min(count, mostConditions - 1) : 0;
    groups[number] = (groups[number] ?? new Set()).add(condition);
  }
  return groups;
}

function isUnknown(condition: Condition): boolean {
  return condition.preExisting === 'unknown' && hasAdjustment(condition);
}

/** Adds the certain parts of a need and the doubtful ones, which the earliest lines have. */
function settle(need: OpenNeed, outcomes: readonly Outcome[]): void {
  // Of equal ones, a condition is pre-existing where something is shared, and not where it is not.
  const least = outcomes.reduce((one, other) => (other.shared <= one.shared ? other : one));
  const most = outcomes.reduce((one, other) => (other.shared > one.shared ? other : one));
  let open = most.shared - least.shared;
  if (open === 0 && !isUnknown(need.condition)) {
    need.lines.forEach((line, index) => {
      moveParts(most.lines[index] ?? [], line, line.left);
    });
    return;
  }
  const unshared = most.lines.map((parts) => parts.filter((part) => !isShared(part)));
  need.lines.forEach((line, index) => {
    const shared = (least.lines[index] ?? []).filter(isShared);
    const certain = sharedOf(shared);
    const gain = Math.min(open, Math.max(0, sharedOf(most.lines[index] ?? []) - certain));
    addPart(line, whyOpen(need), gain);
    open -= gain;
    moveParts(unshared[index] ?? [], line, line.left - certain);
    for (const { reason, amount, rule } of shared) addPart(line, reason, amount, rule);
  });
  // A line can have less where another one uses up what they have in common.
  for (const line of need.lines) for (const parts of unshared) moveParts(parts, line, line.left);
}

/** The first question to answer. */
function whyOpen({ condition, isPaidLate, isAfterCap }: OpenNeed): Reason {
  if (isUnknown(condition)) return 'preExistingUnknown';
  if (isPaidLate) return 'iuaPaidLate';
  return isAfterCap ? 'firstPartAfterCap' : 'otherNeedOpen';
}

/** Moves parts to a line, together at most an amount. */
function moveParts(parts: Part[], line: OpenLine, most: Cents): void {
  let room = most;
  for (const part of parts) {
    const amount = Math.min(room, part.amount);
    addPart(line, part.reason, amount, part.rule);
    part.amount -= amount;
    room -= amount;
  }
}

function isShared({ reason }: Part): boolean {
  return reasons[reason][0] === 'shareable';
}

function sharedOf(parts: readonly Part[]): Cents {
  return parts.reduce((sum, part) => (isShared(part) ? sum + part.amount : sum), 0);
}
