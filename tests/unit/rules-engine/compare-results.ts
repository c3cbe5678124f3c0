import { memberPays } from '#rules/engine/totals';
import type { Cents, Result } from '#rules/engine/types';

/** What changes for a condition. Amounts can be negative. */
export type ConditionChange = {
  conditionId: string;
  shareable: Cents;
  member: Cents;
  undecided: Cents;
};

export type Difference = {
  /** What was shared before and cannot be shared now. */
  backToCommunity: Cents;
  /** What can be shared now and could not before. */
  alsoShared: Cents;
  /** What the member pays more, for certain. Negative if less. */
  memberPaysMore: Cents;
  /** Only the conditions that change. */
  conditions: readonly ConditionChange[];
};

/** The difference between two answers, such as before and after another payer paid. */
export function compareResults(before: Result, after: Result): Difference {
  const changes = new Map<string, ConditionChange>();
  addAll(changes, before, -1);
  addAll(changes, after, 1);
  const conditions = [...changes.values()].filter(
    ({ shareable, member, undecided }) => shareable || member || undecided,
  );
  const sum = (amountOf: (change: ConditionChange) => Cents) =>
    conditions.reduce((total, change) => total + amountOf(change), 0);
  return {
    backToCommunity: sum(({ shareable }) => Math.max(0, -shareable)),
    alsoShared: sum(({ shareable }) => Math.max(0, shareable)),
    memberPaysMore: sum(({ member }) => member),
    conditions,
  };
}

function addAll(changes: Map<string, ConditionChange>, result: Result, sign: 1 | -1): void {
  for (const { conditionId, totals } of result.needs) {
    const change = changes.get(conditionId) ?? {
      conditionId,
      shareable: 0,
      member: 0,
      undecided: 0,
    };
    change.shareable += sign * totals.shareable;
    change.member += sign * memberPays(totals);
    change.undecided += sign * totals.undecided;
    changes.set(conditionId, change);
  }
}
