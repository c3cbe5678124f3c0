import { tieBreaker } from './break-ties.ts';
import { checkFacts } from './check-facts.ts';
import { divideBills } from './divide-bills.ts';
import type { Edition, Household, Result } from './types.ts';

/**
 * What a household pays and what can be shared, line by line, with the rule of every amount. It
 * proposes: a person decides. The order of people, conditions, bills and editions is irrelevant.
 * @throws FactsError for facts that cannot be.
 */
export function evaluate(household: Household, editions: readonly Edition[]): Result {
  checkFacts(household, editions);
  return divideBills(household, editions, tieBreaker(household));
}
