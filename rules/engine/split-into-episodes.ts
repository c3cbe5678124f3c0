import { addMonths } from './days.ts';
import { compare, editionOn } from './edition-on.ts';
import type { OpenLine } from './open-line.ts';
import type { Cents, Condition, Day, Edition } from './types.ts';

export type Episode = {
  startsOn: Day;
  lines: OpenLine[];
  iuaPaidOn: Day | null;
  iuaReduction: Cents;
};

/**
 * Splits the lines of a condition into needs: after 12 months without symptoms or treatment, it is a
 * new one. A reduction of the IUA belongs to the first need, a payment to the need of its day.
 */
export function splitIntoEpisodes(
  condition: Condition,
  lines: readonly OpenLine[],
  editions: readonly Edition[],
): Episode[] {
  const starts = startsOf(condition, lines, editions);
  const groups = starts
    .map((start, index) =>
      // What is charged before the first sign belongs to the first need.
      lines.filter(({ line }) => isWithin(line.day, index ? start : '', starts[index + 1])),
    )
    .filter(({ length }) => length > 0);
  const episodes: Episode[] = groups.map((ofEpisode, index) => ({
    startsOn: (ofEpisode.find(({ isExcluded }) => !isExcluded) ?? ofEpisode[0])?.line.day as Day,
    lines: ofEpisode,
    iuaPaidOn: null,
    iuaReduction: index === 0 ? condition.iuaReduction : 0,
  }));
  for (const day of [...condition.iuaPaidOn].sort(compare)) {
    const paid = episodes.findLast(({ startsOn }) => startsOn <= day) ?? episodes[0];
    if (paid) paid.iuaPaidOn = day;
  }
  return episodes;
}

/**
 * The first day of each episode. A chronic condition, a pregnancy and a death have only one. A late fee is
 * neither a symptom nor treatment.
 */
function startsOf(
  { kind, isChronic, otherSigns }: Condition,
  lines: readonly OpenLine[],
  editions: readonly Edition[],
): Day[] {
  const days = (some: readonly OpenLine[]) => some.map(({ line }) => line.day);
  const treated = lines.filter(({ line }) => line.care !== 'fees');
  const signs = [...otherSigns, ...days(treated)].sort(compare);
  if (signs.length === 0) return days(lines).slice(0, 1);
  if (isChronic || kind === 'maternity' || kind === 'death') return signs.slice(0, 1);
  return signs.filter((day, index) => {
    const before = signs[index - 1];
    const { iuaSymptomFree } = editionOn(day, editions).figures;
    return before === undefined || addMonths(before, iuaSymptomFree) <= day;
  });
}

function isWithin(day: Day, start: Day, end?: Day): boolean {
  return day >= start && (!end || day < end);
}
