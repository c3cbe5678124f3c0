import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '#rules/engine/evaluate';
import { type MemberYear, memberYear } from '#rules/engine/member-year';
import { addTotals, memberPays } from '#rules/engine/totals';
import type { Condition, Household, Line, Need, Result, Totals } from '#rules/engine/types';
import { compareResults } from './compare-results';
import { editions, household, householdWithTies, seed } from './households';

/** How many households each property has. */
const runs = {
  ...{ divides: 2500, order: 10_000, discount: 3500, meter: 10_000, difference: 1000 },
  unknown: 500,
};

test(`parts add up to each charge, and nothing is negative (${runs.divides})`, () => {
  fc.assert(
    fc.property(household, editions, (facts, rules) => {
      const { needs } = evaluate(facts, rules);
      const lines = new Map(linesOf(facts).map((line) => [line.id, line]));
      for (const need of needs) {
        for (const { lineId, parts } of need.lines) {
          const { charge } = lines.get(lineId) as Line;
          lines.delete(lineId);
          const isPositive = parts.every(({ amount }) => Number.isInteger(amount) && amount > 0);
          const sum = parts.reduce((total, { amount }) => total + amount, 0);
          expect(isPositive && sum === charge).toBe(true);
        }
        expect(need.totals.iua).toBeLessThanOrEqual(need.iuaDue);
        expect(need.totals).toEqual(addTotals(need.lines));
      }
      expect(lines.size).toBe(0);
    }),
    { seed, numRuns: runs.divides },
  );
});

test(`neither order nor names matter, also with ties, and neither does repetition (${runs.order})`, () => {
  fc.assert(
    fc.property(householdWithTies, editions, fc.nat(), (facts, rules, mix) => {
      const once = evaluate(freeze(facts), freeze(rules));
      const answer = JSON.stringify(once);
      const meter = JSON.stringify(memberYear(facts, rules, '2029-03-01'));
      expect(JSON.stringify(evaluate(facts, rules))).toBe(answer);

      const shuffled = shuffleAll(facts, mix);
      const otherRules = shuffle(rules, mix);
      expect(JSON.stringify(evaluate(shuffled, otherRules))).toBe(answer);
      const otherMeter = memberYear(shuffled, otherRules, '2029-03-01');
      expect(JSON.stringify({ ...otherMeter, years: inOrderOf(facts, otherMeter) })).toBe(meter);

      const renamed = renameAll(shuffled);
      expect(withoutNames(renamed, evaluate(renamed, otherRules))).toEqual(
        withoutNames(facts, once),
      );
    }),
    { seed, numRuns: runs.order },
  );
});

test(`a larger discount never costs the household more (${runs.discount})`, () => {
  fc.assert(
    fc.property(household, editions, fc.nat(), fc.nat(), (withPayments, rules, which, size) => {
      // A late payment can leave open what two needs have in common: the sum would count it twice.
      const facts = withoutPayments(withPayments);
      const lines = linesOf(facts).filter((line) => roomIn(line) > 0);
      const chosen = lines[which % Math.max(1, lines.length)];
      if (!chosen) return;
      const more = 1 + (size % roomIn(chosen));
      const discounted = changeLine(facts, chosen.id, { discount: chosen.discount + more });
      const before = costOf(evaluate(facts, rules));
      expect(costOf(evaluate(discounted, rules))).toBeLessThanOrEqual(before);
    }),
    { seed, numRuns: runs.discount },
  );
});

test(`the meter and the answer agree to the cent (${runs.meter})`, () => {
  fc.assert(
    fc.property(household, editions, (withLapses, rules) => {
      const facts = { ...withLapses, lapses: [] };
      // After every bill, so that the next need is the last one.
      const today = '2031-12-15';
      const { needs } = evaluate(facts, rules);
      const year = memberYear(facts, rules, today);
      const soFar = year.needs.map(({ iuaSoFar }) => iuaSoFar);
      const withIua = needs.filter(({ iua }) => iua.reason !== 'deathAssistance');
      expect(soFar).toEqual(withIua.map(({ totals }) => totals.iua));
      const next = evaluate(addNeed(facts, today), rules).needs.at(-1);
      expect(next?.iua.reason === 'afterCap').toBe(year.noIuaUntil !== null);
      expect(year.counted >= year.limit).toBe(year.noIuaUntil !== null);
      const limit = year.years.find(({ personId }) => personId === 'Ana')?.limit ?? 0;
      expect(next?.totals.shareable).toBeLessThanOrEqual(limit);
      expect(next?.totals.aboveLimit).toBeGreaterThan(0);
    }),
    { seed, numRuns: runs.meter },
  );
});

test(`what another payer pays later adds up, too (${runs.difference})`, () => {
  fc.assert(
    fc.property(household, editions, fc.nat(), fc.nat(), (facts, rules, which, size) => {
      const lines = linesOf(facts).filter((line) => roomIn(line) > 0);
      const chosen = lines[which % Math.max(1, lines.length)];
      if (!chosen) return;
      const paid = 1 + (size % roomIn(chosen));
      const later = changeLine(facts, chosen.id, { otherPayer: chosen.otherPayer + paid });
      const [before, after] = [evaluate(facts, rules), evaluate(later, rules)];
      const difference = compareResults(before, after);
      const undecided = difference.conditions.reduce((sum, one) => sum + one.undecided, 0);
      expect(difference.backToCommunity - difference.alsoShared).toBe(
        sumOf(before).shareable - sumOf(after).shareable,
      );
      expect(difference.memberPaysMore).toBe(memberPays(sumOf(after)) - memberPays(sumOf(before)));
      const { backToCommunity, alsoShared, memberPaysMore } = difference;
      expect(backToCommunity - alsoShared - memberPaysMore - undecided).toBe(paid);
      expect(compareResults(after, after).conditions).toEqual([]);
    }),
    { seed, numRuns: runs.difference },
  );
});

test(`unknown conditions leave open exactly what their answers decide (${runs.unknown})`, () => {
  fc.assert(
    fc.property(household, editions, (facts, rules) => {
      const unknown = facts.conditions.filter(({ preExisting }) => preExisting === 'unknown');
      fc.pre(unknown.length > 0 && unknown.length <= 5);
      const answers = Array.from({ length: 2 ** unknown.length }, (_, number) => {
        const isNo = ({ id }: Condition) =>
          Boolean(number & (1 << unknown.findIndex((one) => one.id === id)));
        const conditions = facts.conditions.map((one): Condition => {
          if (one.preExisting !== 'unknown') return one;
          return { ...one, preExisting: isNo(one) ? 'no' : 'yes' };
        });
        return evaluate({ ...facts, conditions }, rules).needs;
      });
      for (const { conditionId, startsOn, totals } of evaluate(facts, rules).needs) {
        const each = answers.map((needs) => {
          const isSame = (need: Need) =>
            need.conditionId === conditionId && need.startsOn === startsOn;
          return needs.find(isSame)?.totals as Totals;
        });
        expect(totals.shareable).toBe(Math.min(...each.map(({ shareable }) => shareable)));
        expect(totals.shareable + totals.undecided).toBe(
          Math.max(...each.map(({ shareable, undecided }) => shareable + undecided)),
        );
      }
    }),
    { seed, numRuns: runs.unknown },
  );
});

function linesOf({ conditions }: Household): Line[] {
  return conditions.flatMap(({ lines }) => [...lines]);
}

function roomIn({ charge, discount, otherPayer }: Line): number {
  return charge - discount - otherPayer;
}

function sumOf({ needs }: Result): Totals {
  return addTotals(needs.flatMap(({ lines }) => lines));
}

/** What the household pays at most: its parts, and what is undecided. */
function costOf(result: Result): number {
  const totals = sumOf(result);
  return memberPays(totals) + totals.undecided;
}

function withoutPayments(facts: Household): Household {
  return { ...facts, conditions: facts.conditions.map((one) => ({ ...one, iuaPaidOn: [] })) };
}

function changeLine(facts: Household, id: string, change: Partial<Line>): Household {
  return {
    ...facts,
    conditions: facts.conditions.map((condition) => ({
      ...condition,
      lines: condition.lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
    })),
  };
}

/** Adds a need that begins today, after all others. */
function addNeed(facts: Household, today: string): Household {
  const line = { id: 'new', day: today, care: 'general' as const, discount: 0, otherPayer: 0 };
  const need = {
    id: 'next need',
    personId: 'Ana',
    kind: 'illness' as const,
    preExisting: 'yes' as const,
    isChronic: false,
    otherSigns: [],
    iuaReduction: 0,
    iuaPaidOn: [],
    lines: [{ ...line, charge: 100_000_000 }],
  };
  return { ...facts, conditions: [...facts.conditions, need] };
}

/** The household with its lists, and the fields of its objects, in another order. */
function shuffleAll(facts: Household, mix: number): Household {
  const fields = <Facts extends object>(some: Facts) =>
    Object.fromEntries(shuffle(Object.entries(some), mix)) as Facts;
  return fields({
    iuaChoices: shuffle(facts.iuaChoices, mix).map(fields),
    lapses: shuffle(facts.lapses, mix).map(fields),
    people: shuffle(facts.people, mix).map((person) =>
      fields({ ...person, periods: shuffle(person.periods, mix).map(fields) }),
    ),
    conditions: shuffle(facts.conditions, mix).map((condition) =>
      fields({
        ...condition,
        otherSigns: shuffle(condition.otherSigns, mix),
        lines: shuffle(condition.lines, mix).map(fields),
      }),
    ),
  });
}

function inOrderOf({ people }: Household, { years }: MemberYear): MemberYear['years'] {
  return people.flatMap(({ id }) => years.filter(({ personId }) => personId === id));
}

/** Other names in the opposite order: the last becomes the first, so that every tie by an id would turn around. */
function renameAll(facts: Household): Household {
  const ids = [...facts.conditions, ...facts.people, ...linesOf(facts)].map(({ id }) => id);
  const names = new Map(
    [...new Set(ids)]
      .toSorted()
      .reverse()
      .map((id, index) => [id, `id ${String(index).padStart(5, '0')}`]),
  );
  const rename = (id: string) => names.get(id) ?? id;
  return {
    ...facts,
    people: facts.people.map((person) => ({ ...person, id: rename(person.id) })),
    conditions: facts.conditions.map((condition) => ({
      ...condition,
      id: rename(condition.id),
      personId: rename(condition.personId),
      lines: condition.lines.map((line) => ({ ...line, id: rename(line.id) })),
    })),
  };
}

/** Everything about each need, with what its person and its condition are in place of their names. */
function withoutNames(facts: Household, { needs }: Result): string[] {
  const ofLines = (lines: Household['conditions'][number]['lines']) =>
    lines.map(({ day, care, charge, discount, otherPayer, visits }) =>
      [day, care, charge, discount, otherPayer, visits].join(' '),
    );
  const conditions = new Map(
    facts.conditions.map((one) => {
      const { kind, preExisting, isChronic, iuaReduction, iuaPaidOn, dueDate } = one;
      const about = [kind, preExisting, isChronic, iuaReduction, iuaPaidOn, dueDate];
      const signs = [...new Set(one.otherSigns)].toSorted();
      return [one.id, [about, signs, ofLines(one.lines).toSorted()].join('; ')];
    }),
  );
  const people = new Map(
    facts.people.map(({ id, periods, childBornOn }) => {
      const times = periods.map(({ from, until }) => `${from} ${until}`).toSorted();
      const own = facts.conditions.filter(({ personId }) => personId === id);
      const about = own.map((one) => conditions.get(one.id)).toSorted();
      return [id, [times, childBornOn, ...about].join('; ')];
    }),
  );
  return needs
    .map(({ conditionId, personId, lines, ...need }) => {
      const parts = lines.map(({ lineId: _line, ...line }) => JSON.stringify(line)).toSorted();
      return JSON.stringify([need, conditions.get(conditionId), people.get(personId), parts]);
    })
    .toSorted();
}

function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  return items
    .map((item, index) => ({ item, rank: ((seed + 1) * (index + 7) * 2_654_435_761) % 1009 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) freeze(inner);
    Object.freeze(value);
  }
  return value;
}
