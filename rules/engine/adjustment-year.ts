import { addMonths, periodsBetween } from './days.ts';
import type { Cents, Day, Period, Person, RuleFigures } from './types.ts';

/** A year of the adjustment period. `until` is the first day of the next one. */
export type AdjustmentYear = { year: number; from: Day; until: Day; limit: Cents };

const growingYears = 4;

/** The adjustment year of a person on a day that is not before their start date. */
export function adjustmentYear(startsOn: Day, day: Day, figures: RuleFigures): AdjustmentYear {
  const limits = [
    figures.adjustmentYear1,
    figures.adjustmentYear2,
    figures.adjustmentYear3,
    figures.adjustmentYear4,
  ];
  const grown = addMonths(startsOn, 12 * growingYears);
  const isGrowing = day < grown;
  const months = isGrowing ? 12 : Math.max(1, figures.adjustmentRenewal);
  const index = periodsBetween(isGrowing ? startsOn : grown, day, months);
  return {
    year: index + 1 + (isGrowing ? 0 : growingYears),
    from: addMonths(startsOn, (isGrowing ? 0 : 12 * growingYears) + index * months),
    until: addMonths(startsOn, (isGrowing ? 0 : 12 * growingYears) + (index + 1) * months),
    limit: (isGrowing ? limits[index] : undefined) ?? figures.adjustmentYear5,
  };
}

/** The time as a member that a day is in. */
export function periodOn({ periods }: Person, day: Day): Period | undefined {
  return periods.find(({ from, until }) => from <= day && (!until || day <= until));
}
