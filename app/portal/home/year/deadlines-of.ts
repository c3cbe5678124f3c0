import type { Cents, Day } from '#rules/engine/types';
import type { Deadline, HouseholdYear } from './fetch-member-year';

/** Something to do by a day: a deadline of the household, or an IUA to pay. */
export type YearDeadline =
  | Deadline
  | { kind: 'iua'; due_on: Day; amount: Cents; name: string; number: string | undefined };

/** All deadlines of a household, the first due first. */
export function deadlinesOf(year: HouseholdYear): YearDeadline[] {
  const iuas = year.needs.flatMap(({ conditionId, personId, iuaSoFar, payBy }): YearDeadline[] => {
    if (!payBy || iuaSoFar === 0) return [];
    const number = year.letterOf(conditionId);
    return [{ kind: 'iua', due_on: payBy, amount: iuaSoFar, name: year.nameOf(personId), number }];
  });
  const all = [...year.deadlines, ...iuas];
  return all.toSorted((one, other) => one.due_on.localeCompare(other.due_on));
}
