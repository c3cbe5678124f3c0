import { addDays } from './days.ts';
import { compare, editionOn } from './edition-on.ts';
import type { Lapse } from './find-exclusion.ts';
import { limitOf } from './limits.ts';
import { type OpenLine, openLine } from './open-line.ts';
import { type Episode, splitIntoEpisodes } from './split-into-episodes.ts';
import type { Cents, Condition, Edition, Household, Person } from './types.ts';

/** A need while its lines are divided. */
export type OpenNeed = Episode & {
  condition: Condition;
  person: Person;
  edition: Edition;
  isAfterCap: boolean;
  /** After the household's limit: what the rules do not say who pays. */
  firstPart: Cents;
  /** The IUA was paid after the last day to pay it. */
  isPaidLate: boolean;
};

/** Compares needs of one day with the same charges. */
export type TieBreaker = (one: OpenNeed, other: OpenNeed) => number;

/** The needs of a household by first day, with discounts, other payers and exclusions taken off. */
export function openNeeds(
  household: Household,
  editions: readonly Edition[],
  breakTie: TieBreaker,
): OpenNeed[] {
  const lapses = household.lapses.map((lapse) => judgeLapse(lapse, editions));
  const people = new Map(household.people.map((person) => [person.id, person]));
  return household.conditions
    .flatMap((condition) => {
      const person = people.get(condition.personId) as Person;
      const lines: OpenLine[] = condition.lines
        .map((line) => openLine(line, condition, person, lapses, editions))
        .sort((one, other) => byDay(one, other) || compare(one.line.id, other.line.id));
      return splitIntoEpisodes(condition, lines, editions).map((episode) => ({
        ...episode,
        condition,
        person,
        edition: editionOn(episode.startsOn, editions),
        isAfterCap: false,
        firstPart: 0,
        isPaidLate: false,
      }));
    })
    .sort(
      (one, other) =>
        compare(one.startsOn, other.startsOn) ||
        // The rules are silent about needs of one day. The larger one first: it is the one that
        // reaches its IUA, and counts toward the household's limit.
        chargesOf(other) - chargesOf(one) ||
        breakTie(one, other),
    );
}

/** Whether the adjustment period applies to a condition that is pre-existing. */
export function hasAdjustment({ kind }: Condition): boolean {
  return kind === 'illness' || kind === 'accident';
}

/** The contribution was late after the days that the edition of the first inactive day allows. */
function judgeLapse(lapse: Household['lapses'][number], editions: readonly Edition[]): Lapse {
  const { from, paidOn } = lapse;
  const { reinstatement } = editionOn(from, editions).figures;
  return { ...lapse, isLate: paidOn !== null && paidOn > addDays(from, reinstatement) };
}

/**
 * Compares lines by date of care. The rules are silent about lines of one day: care with a specific
 * limit comes first, so that the IUA takes what could not be shared anyway. What follows makes
 * neither the order of entry nor an id decide about money: with equal lines, ids only name them.
 */
export function byDay({ line: one }: OpenLine, { line: other }: OpenLine): number {
  return (
    compare(one.day, other.day) ||
    Number(limitOf(other.care) !== undefined) - Number(limitOf(one.care) !== undefined) ||
    compare(one.care, other.care) ||
    other.charge - one.charge ||
    one.otherPayer - other.otherPayer ||
    (one.visits ?? 1) - (other.visits ?? 1) ||
    one.discount - other.discount
  );
}

function chargesOf({ lines }: { lines: readonly OpenLine[] }): number {
  return lines.reduce(
    (sum, { line, isEligible }) => sum + (isEligible ? line.charge - line.otherPayer : 0),
    0,
  );
}
