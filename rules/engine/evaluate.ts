import { tieBreaker } from './break-ties.ts';
import { excludedCares } from './care.ts';
import { isDay } from './days.ts';
import { divideBills } from './divide-bills.ts';
import { refuse } from './facts-error.ts';
import { figureNames } from './figure-names.ts';
import { limitOf } from './limits.ts';
import type { Condition, Edition, Household, Line, Result } from './types.ts';

/**
 * What a household pays and what can be shared, line by line, with the rule of every amount. It
 * proposes: a person decides. The order of people, conditions, bills and editions is irrelevant.
 * @throws FactsError for facts that cannot be.
 */
export function evaluate(household: Household, editions: readonly Edition[]): Result {
  checkFacts(household, editions);
  return divideBills(household, editions, tieBreaker(household));
}

/** Ten digits, as in the database. */
const largestAmount = 9_999_999_999;
const mostVisits = 999;

/** Checks what the types cannot: amounts, days, and references. */
function checkFacts(household: Household, editions: readonly Edition[]): void {
  if (editions.length === 0) refuse('noEdition', '');
  if (household.iuaChoices.length === 0) refuse('noIua', '');
  for (const edition of editions) checkEdition(edition);
  for (const { from, amount } of household.iuaChoices) {
    checkDays('iua', from);
    checkAmounts('iua', amount);
  }
  for (const { from, paidOn, until } of household.lapses) checkDays('lapse', from, paidOn, until);
  for (const { id, periods, childBornOn } of household.people) {
    checkDays(id, childBornOn);
    for (const { from, until } of periods) {
      checkDays(id, from, until);
      if (until && until < from) refuse('invalidDate', id);
    }
  }
  const people = checkUnique(household.people);
  for (const condition of household.conditions) {
    if (!people.has(condition.personId)) refuse('unknownPerson', condition.id);
    checkCondition(condition);
  }
  checkUnique(household.conditions);
  checkUnique(household.conditions.flatMap(({ lines }) => lines));
}

function checkEdition({ number, effectiveOn, figures }: Edition): void {
  checkDays(`${number}`, effectiveOn);
  for (const name of figureNames) {
    if (!Number.isInteger(figures[name]) || figures[name] < 0) refuse('missingFigure', name);
  }
}

function checkCondition(condition: Condition): void {
  const { id, dueDate, iuaPaidOn, otherSigns, iuaReduction, lines } = condition;
  checkDays(id, dueDate, ...iuaPaidOn);
  for (const day of otherSigns) checkDays(id, day);
  checkAmounts(id, iuaReduction);
  for (const line of lines) checkLine(line);
}

function checkLine({ id, day, care, charge, discount, otherPayer, visits = 1 }: Line): void {
  checkDays(id, day);
  checkAmounts(id, charge, discount, otherPayer);
  if (discount + otherPayer > charge) refuse('aboveCharge', id);
  if (!Number.isInteger(visits) || visits < 0 || visits > mostVisits) refuse('invalidVisits', id);
  const cares: readonly string[] = ['general', 'unclear', ...excludedCares];
  if (!cares.includes(care) && !limitOf(care)) {
    refuse('unknownCare', id);
  }
}

function checkDays(id: string, ...days: (string | null | undefined)[]): void {
  for (const day of days) if (day != null && !isDay(day)) refuse('invalidDate', id);
}

function checkAmounts(id: string, ...amounts: number[]): void {
  for (const amount of amounts) {
    if (!Number.isInteger(amount) || amount < 0 || amount > largestAmount) {
      refuse('invalidAmount', id);
    }
  }
}

function checkUnique(items: readonly { id: string }[]): Set<string> {
  const ids = new Set<string>();
  for (const { id } of items) {
    if (ids.has(id)) refuse('duplicateId', id);
    ids.add(id);
  }
  return ids;
}
