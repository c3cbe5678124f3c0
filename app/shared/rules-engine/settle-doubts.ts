import { applyLimits, findLimits, type Reading } from './apply-limits.ts';
import { limitOf } from './limits.ts';
import { addPart } from './open-line.ts';
import type { OpenNeed } from './open-need.ts';
import { type Reason, reasons } from './reasons.ts';
import type { Cents, Part } from './types.ts';

/** Something that facts or rules leave open, with two readings. */
type Doubt = {
  /** Makes the second reading out of the first. */
  change: Partial<Omit<Reading, 'isPreExisting'>>;
  /** The conditions that may be pre-existing. */
  conditions: ReadonlySet<string>;
  reasonFor: (need: OpenNeed) => Reason;
};

/** A need in one combination of readings: the parts of what is above the IUA, line by line. */
type Outcome = { shared: Cents; lines: readonly (readonly Part[])[] };

/** More doubts of this kind share a reading: each doubles the combinations. */
const mostConditions = 6;

/**
 * Divides what is above the IUA in every combination of readings. What is the same in all of them is
 * certain, and only the difference is undecided.
 */
export function settleDoubts(needs: readonly OpenNeed[]): void {
  const doubts = doubtsOf(needs);
  const limits = findLimits(needs);
  const all = Array.from({ length: 2 ** doubts.length }, (_, number) =>
    applyLimits(needs, limits, readingOf(doubts, number)),
  );
  needs.forEach((need, index) => {
    const outcomes = all.map((ofNeeds): Outcome => {
      const lines = ofNeeds[index] ?? [];
      return { lines, shared: lines.reduce((sum, parts) => sum + sharedOf(parts), 0) };
    });
    settle(need, outcomes, doubts);
  });
}

function doubtsOf(needs: readonly OpenNeed[]): Doubt[] {
  const doubts: Doubt[] = [];
  if (needs.some(({ isPaidLate }) => isPaidLate)) {
    doubts.push({
      change: { refusesLate: true },
      conditions: new Set(),
      reasonFor: ({ isPaidLate }) => (isPaidLate ? 'iuaPaidLate' : 'otherNeedOpen'),
    });
  }
  if (needs.some(({ firstPart }) => firstPart > 0)) {
    doubts.push({
      change: { paysFirstPart: true },
      conditions: new Set(),
      reasonFor: ({ isAfterCap }) => (isAfterCap ? 'firstPartAfterCap' : 'otherNeedOpen'),
    });
  }
  for (const conditions of unknownConditions(needs)) {
    doubts.push({
      change: {},
      conditions,
      reasonFor: ({ condition }) => (isUnknown(condition) ? 'preExistingUnknown' : 'otherNeedOpen'),
    });
  }
  return doubts;
}

/**
 * The conditions of which no one knows whether they are pre-existing, in groups whose answers do
 * not influence each other. Only what a person's needs have in common does: a limit for a period.
 */
function unknownConditions(needs: readonly OpenNeed[]): Set<string>[] {
  const groups: Set<string>[] = [];
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const { condition } of needs) {
    if (!isUnknown(condition) || seen.has(condition.id)) continue;
    seen.add(condition.id);
    const isLimited = condition.lines.some(({ care }) => limitOf(care)?.period);
    const count = counts.get(condition.personId) ?? 0;
    if (isLimited) counts.set(condition.personId, count + 1);
    const number = isLimited ? Math.min(count, mostConditions - 1) : 0;
    groups[number] = (groups[number] ?? new Set()).add(condition.id);
  }
  return groups;
}

function isUnknown({ preExisting, kind }: OpenNeed['condition']): boolean {
  return preExisting === 'unknown' && kind !== 'maternity';
}

function readingOf(doubts: readonly Doubt[], number: number): Reading {
  const second = doubts.filter((_, bit) => number & (1 << bit));
  return Object.assign(
    {
      paysFirstPart: false,
      refusesLate: false,
      // First, all that no one knows is pre-existing.
      isPreExisting: ({ id, preExisting }: OpenNeed['condition']) =>
        preExisting !== 'no' && !second.some(({ conditions }) => conditions.has(id)),
    },
    ...second.map(({ change }) => change),
  );
}

/** Adds the certain parts of a need and the doubtful ones, which the earliest lines have. */
function settle(need: OpenNeed, outcomes: readonly Outcome[], doubts: readonly Doubt[]): void {
  const least = outcomes.reduce((one, other) => (other.shared < one.shared ? other : one));
  // Of equal readings, it is the one without pre-existing conditions, which has the other reasons.
  const unknown = doubts.reduce(
    (bits, { conditions }, bit) => (conditions.size > 0 ? bits | (1 << bit) : bits),
    0,
  );
  const most = outcomes
    .map((_, number) => outcomes[number ^ unknown] as Outcome)
    .reduce((one, other) => (other.shared > one.shared ? other : one));
  if (least === most) {
    need.lines.forEach((line, index) => {
      moveParts(most.lines[index] ?? [], line, line.left);
    });
    return;
  }
  const open = openAmounts(need, outcomes, doubts);
  const unshared = most.lines.map((parts) => parts.filter((part) => !isShared(part)));
  need.lines.forEach((line, index) => {
    const shared = (least.lines[index] ?? []).filter(isShared);
    const own = sharedOf(shared);
    let gain = sharedOf(most.lines[index] ?? []) - own;
    for (const amount of open) {
      const taken = Math.min(Math.max(0, gain), amount.left);
      addPart(line, amount.reason, taken);
      amount.left -= taken;
      gain -= taken;
    }
    moveParts(unshared[index] ?? [], line, line.left - own);
    for (const { reason, amount, rule } of shared) addPart(line, reason, amount, rule);
  });
  // A line can have less where another one uses up what they have in common.
  for (const line of need.lines) for (const parts of unshared) moveParts(parts, line, line.left);
}

/** How much of a need each doubt leaves open. Together, they are the whole difference. */
function openAmounts(need: OpenNeed, outcomes: readonly Outcome[], doubts: readonly Doubt[]) {
  let left = rangeOf(outcomes);
  return doubts.map(({ reasonFor }, bit) => {
    const alone = outcomes.map((outcome, number) =>
      rangeOf([outcome, outcomes[number ^ (1 << bit)] as Outcome]),
    );
    const isLast = bit === doubts.length - 1;
    const amount = isLast ? left : Math.min(left, Math.max(...alone));
    left -= amount;
    return { reason: reasonFor(need), left: amount };
  });
}

function rangeOf(outcomes: readonly Outcome[]): Cents {
  const amounts = outcomes.map(({ shared }) => shared);
  return Math.max(...amounts) - Math.min(...amounts);
}

/** Moves parts of together at most an amount to a line. */
function moveParts(parts: readonly Part[], line: OpenNeed['lines'][number], most: Cents): void {
  let room = most;
  for (const part of parts) {
    const amount = Math.min(room, part.amount);
    addPart(line, part.reason, amount, part.rule);
    (part as { amount: Cents }).amount -= amount;
    room -= amount;
  }
}

function isShared({ reason }: Part): boolean {
  return reasons[reason][0] === 'shareable';
}

function sharedOf(parts: readonly Part[]): Cents {
  return parts.reduce((sum, part) => (isShared(part) ? sum + part.amount : sum), 0);
}
