import type { Care } from '#rules/engine/care';
import { addDays } from '#rules/engine/days';
import type { Condition, Household } from '#rules/engine/types';

const cares: Care[] = ['general', 'recovery', 'allergy', 'apnea-follow-up', 'dental', 'general'];
const linesPerNeed = 3;

/** A household of four with a number of needs over five years, always the same one. */
export function largeHousehold(needs: number): Household {
  const people = ['Ana', 'Bruno', 'Clara', 'Davi'].map((id) => ({
    id,
    periods: [{ from: '2026-01-01', until: null }],
  }));
  return {
    iuaChoices: [
      { from: '2026-01-01', amount: 600_000 },
      { from: '2027-06-01', amount: 300_000 },
    ],
    lapses: [{ from: '2028-04-01', paidOn: '2028-04-20', until: null }],
    people,
    conditions: Array.from({ length: needs }, (_, index) => conditionOf(index, needs)),
  };
}

function conditionOf(index: number, needs: number): Condition {
  const first = Math.floor((index * 5 * 365) / needs);
  return {
    id: `need ${index}`,
    personId: ['Ana', 'Bruno', 'Clara', 'Davi'][index % 4] ?? 'Ana',
    kind: index % 5 === 0 ? 'accident' : 'illness',
    preExisting: index % 3 === 0 ? 'yes' : 'no',
    isChronic: index % 7 === 0,
    otherSigns: [],
    iuaReduction: 0,
    iuaPaidOn: [],
    lines: Array.from({ length: linesPerNeed }, (_, line) => ({
      id: `${index}-${line}`,
      day: addDays('2026-01-01', first + line * 20),
      care: cares[(index + line) % cares.length] ?? 'general',
      charge: 40_000 + ((index * 7919 + line * 104_729) % 900_000),
      discount: 10_000 * (line % 3),
      otherPayer: index % 9 === 0 ? 5_000 : 0,
    })),
  };
}
