import { addDays } from './days.ts';
import { compare, editionOn } from './edition-on.ts';
import type { Lapse } from './find-exclusion.ts';
import { type OpenLine, openLine } from './open-line.ts';
import { type Episode, splitIntoEpisodes } from './split-into-episodes.ts';
import type { Condition, Edition, Household, Person } from './types.ts';

/** A need while its lines are divided. */
export type OpenNeed = Episode & {
  condition: Condition;
  person: Person;
  edition: Edition;
  isAfterCap: boolean;
};

/** The needs of a household by first day, with discounts, other payers and exclusions taken off. */
export function openNeeds(household: Household, editions: readonly Edition[]): OpenNeed[] {
  const lapses = household.lapses.map((lapse) => judgeLapse(lapse, editions));
  const people = new Map(household.people.map((person) => [person.id, person]));
  return household.conditions
    .flatMap((condition) => {
      const person = people.get(condition.personId) as Person;
      const lines: OpenLine[] = condition.lines
        .map((line) => openLine(line, condition, person, lapses, editions))
        .sort(byDay);
      return splitIntoEpisodes(condition, lines, editions).map((episode) => ({
        ...episode,
        condition,
        person,
        edition: editionOn(episode.startsOn, editions),
        isAfterCap: false,
      }));
    })
    .sort(
      (one, other) =>
        compare(one.startsOn, other.startsOn) || compare(one.condition.id, other.condition.id),
    );
}

/** The contribution was late after the days that the edition of the first inactive day allows. */
function judgeLapse(
  { from, paidOn }: Household['lapses'][number],
  editions: readonly Edition[],
): Lapse {
  const { reinstatement } = editionOn(from, editions).figures;
  return { from, paidOn, isLate: paidOn !== null && paidOn > addDays(from, reinstatement) };
}

/** Compares lines by date of care, then by id. */
export function byDay({ line: one }: OpenLine, { line: other }: OpenLine): number {
  return compare(one.day, other.day) || compare(one.id, other.id);
}
