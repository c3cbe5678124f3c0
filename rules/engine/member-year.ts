import { type AdjustmentYear, adjustmentYear, periodOn } from './adjustment-year.ts';
import { addMonths } from './days.ts';
import { compare, editionOn, sortEditions } from './edition-on.ts';
import { evaluate } from './evaluate.ts';
import type { Cents, Day, Edition, Household, Need } from './types.ts';

/** A need as the IUA meter shows it. */
export type MeterNeed = {
  conditionId: string;
  personId: string;
  startsOn: Day;
  iua: Cents;
  /** What the bills so far have of the IUA. */
  iuaSoFar: Cents;
  /** The first day on which it no longer counts. Null if it does not count. */
  countsUntil: Day | null;
  /** The last day to pay the IUA so that it counts. Null if it is paid or not reached. */
  payBy: Day | null;
};

export type MemberYear = {
  needs: readonly MeterNeed[];
  /** The IUAs that count today, and how many the household has at most. */
  counted: number;
  limit: number;
  /** Until the day before, a new need has no IUA. Null if the limit is not reached. */
  noIuaUntil: Day | null;
  /** The adjustment year of each person who is a member today. */
  years: readonly (AdjustmentYear & { personId: string })[];
};

/**
 * Where a household is in its year on a day: its needs without deaths, which have no IUA, its IUAs, and the years of its people.
 * @throws FactsError
 */
export function memberYear(
  household: Household,
  editions: readonly Edition[],
  today: Day,
): MemberYear {
  const sorted = sortEditions(editions);
  const needs = evaluate(household, editions).needs.filter(
    ({ startsOn, iua }) => startsOn <= today && iua.reason !== 'deathAssistance',
  );
  const { figures } = editionOn(today, sorted);
  const limit = figures.iuaHouseholdCount;
  const endOf = ({ countsFrom }: Need) =>
    countsFrom && addMonths(countsFrom, figures.iuaHouseholdWindow);
  const counting = needs
    .filter(({ countsFrom }) => countsFrom && countsFrom <= today)
    .flatMap((need) => endOf(need) ?? [])
    .filter((end) => end > today)
    .sort(compare);
  return {
    needs: needs.map((need) => ({
      conditionId: need.conditionId,
      personId: need.personId,
      startsOn: need.startsOn,
      iua: need.iuaDue,
      iuaSoFar: need.totals.iua,
      countsUntil: endOf(need),
      payBy: need.iuaPaidOn ? null : lastDayToPay(need, sorted),
    })),
    counted: counting.length,
    limit,
    noIuaUntil: counting.at(-limit) ?? null,
    years: household.people.flatMap((person) => {
      const period = periodOn(person, today);
      return period
        ? [{ personId: person.id, ...adjustmentYear(period.from, today, figures) }]
        : [];
    }),
  };
}

function lastDayToPay({ iuaReachedOn, startsOn }: Need, sorted: readonly Edition[]): Day | null {
  const { iuaPaymentDeadline } = editionOn(startsOn, sorted).figures;
  return iuaReachedOn && addMonths(iuaReachedOn, iuaPaymentDeadline);
}
