import { compare } from './edition-on.ts';
import type { OpenLine } from './open-line.ts';
import { byDay, type TieBreaker } from './open-need.ts';
import type { Condition, Household, Person } from './types.ts';

/**
 * Compares needs of one day with the same charges by what they are about, never by a name: the same
 * bills can be of conditions or of people that differ in others. Ids only name what is equal.
 */
export function tieBreaker(household: Household): TieBreaker {
  const known = new Map<Person, string>();
  const ofPerson = (person: Person) => {
    const about = known.get(person) ?? aboutPerson(person, household);
    known.set(person, about);
    return about;
  };
  return (one, other) =>
    compare(contentOf(one), contentOf(other)) ||
    compare(aboutOf(one.condition), aboutOf(other.condition)) ||
    compare(ofPerson(one.person), ofPerson(other.person)) ||
    compare(one.condition.id, other.condition.id);
}

/** What a need is about, without ids. Last comes what may be answered later. */
function contentOf({ condition, lines }: { condition: Condition; lines: readonly OpenLine[] }) {
  const { id: _id, personId: _personId, lines: _lines, ...facts } = condition;
  const { otherSigns, preExisting, ...about } = facts;
  const signs = [...new Set(otherSigns)].sort(compare);
  const charges = lines.map(({ line: { id: _line, visits = 1, ...line } }) =>
    fieldsOf({ ...line, visits }),
  );
  return JSON.stringify([fieldsOf(about), signs, charges, preExisting]);
}

/** A condition with all its bills, without ids. */
function aboutOf(condition: Condition): string {
  const lines = condition.lines.map((line) => ({ line }) as OpenLine).sort(byDay);
  return contentOf({ condition, lines });
}

/** A person with all their conditions, without ids: the rules cannot tell two who have the same. */
function aboutPerson(
  { id, periods, childBornOn, relation }: Person,
  { conditions }: Household,
): string {
  const own = conditions.filter(({ personId }) => personId === id).map(aboutOf);
  const times = periods.map(({ from, until }) => `${from} ${until}`);
  return JSON.stringify([times.sort(compare), childBornOn, relation, own.sort(compare)]);
}

/** By name: the browser and the database have the fields of facts in different orders. */
function fieldsOf(facts: object): [string, unknown][] {
  return Object.entries(facts)
    .filter(([, value]) => value != null)
    .sort(([one], [other]) => compare(one, other));
}
