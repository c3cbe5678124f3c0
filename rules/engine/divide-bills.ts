import { sortEditions } from './edition-on.ts';
import { openNeeds, type TieBreaker } from './open-need.ts';
import { settleDoubts } from './settle-doubts.ts';
import { takeIua } from './take-iua.ts';
import { addTotals } from './totals.ts';
import type { Day, Edition, Household, Result } from './types.ts';

/**
 * Like `evaluate`, for facts that are checked already and, without a tie breaker, have one need: the
 * calculator's script has neither checks nor ties.
 */
export function divideBills(
  household: Household,
  editions: readonly Edition[],
  breakTie: TieBreaker = () => 0,
): Result {
  const needs = openNeeds(household, sortEditions(editions), breakTie);
  const paidDays: Day[] = [];
  const iuas = needs.map((need) => takeIua(need, household, paidDays));
  settleDoubts(needs);
  return {
    needs: needs.map(({ condition, startsOn, edition, lines }, index) => ({
      conditionId: condition.id,
      personId: condition.personId,
      startsOn,
      edition: edition.number,
      ...(iuas[index] as (typeof iuas)[number]),
      lines: lines.map(({ line, edition: { number }, parts }) => ({
        lineId: line.id,
        edition: number,
        parts,
      })),
      totals: addTotals(lines),
    })),
  };
}
