import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evaluate } from '#rules/engine/evaluate';
import { isFactsError } from '#rules/engine/facts-error';
import { memberYear } from '#rules/engine/member-year';
import { reasons } from '#rules/engine/reasons';
import { loadRules } from '~/content/rules/load-rules';
import { rulesTabs } from '~/content/rules/types';
import { compareResults } from './compare-results';
import { readCases, type Situation, type WorkedCase } from './read-cases';
import { cents } from './read-facts';

const path = join(import.meta.dirname, '../../../rules/worked-cases.md');
const cases = readCases(readFileSync(path, 'utf8'));

describe('The worked cases', () => {
  test('are at least 145, each with an answer', () => {
    expect(cases.length).toBeGreaterThanOrEqual(145);
    const unanswered = cases.filter(({ first, refused }) => first.parts.length === 0 && !refused);
    expect(unanswered.map(({ title }) => title)).toEqual([]);
    expect(new Set(cases.map(({ title }) => title.split(' ')[0])).size).toBe(cases.length);
  });

  test.each(cases.map((one) => [one.title, one] as const))('%s', (_title, one) => {
    if (one.refused) return expectRefusal(one);
    expectParts(one.first);
    if (one.later) expectParts(one.later);
    expectNeeds(one);
    expectMeters(one);
    expectDifference(one);
  });
});

function expectParts({ household, editions, parts }: Situation): void {
  const withEdition = parts.some((part) => part.split(' · ').length > 4);
  const found = evaluate(household, editions).needs.flatMap(({ lines }) =>
    lines.flatMap(({ lineId, edition, parts }) =>
      parts.map(({ kind, amount, rule }) =>
        [lineId, kind, amount, rule, ...(withEdition ? [edition] : [])].join(' · '),
      ),
    ),
  );
  expect(found.sort()).toEqual([...parts].sort());
}

function expectRefusal({ first, refused }: WorkedCase): void {
  try {
    evaluate(first.household, first.editions);
  } catch (error) {
    expect(isFactsError(error) && error.code).toBe(refused);
    return;
  }
  expect.unreachable(`not refused: ${refused}`);
}

function expectNeeds({ first, needs }: WorkedCase): void {
  if (needs.length === 0) return;
  const found = evaluate(first.household, first.editions).needs.map((need) => ({
    need: need.conditionId,
    'first day': need.startsOn,
    IUA: need.iua.amount,
    'counts toward the family limit': need.countsFrom ? 'yes' : 'no',
    'IUA can be reduced': need.isIuaReducible ? 'yes' : 'no',
  }));
  expect(found).toMatchObject(needs.map((row) => ({ ...row, IUA: cents(row.IUA) })));
  expect(found).toHaveLength(needs.length);
}

function expectMeters({ first, meters, years }: WorkedCase): void {
  for (const row of meters) {
    const year = memberYear(first.household, first.editions, row['IUAs on'] ?? '');
    expect([year.counted, year.limit, year.noIuaUntil ?? '']).toEqual([
      Number(row.counted),
      Number(row.of),
      row['no further IUA until'],
    ]);
  }
  for (const row of years) {
    const { years: found } = memberYear(first.household, first.editions, row.on ?? '');
    expect(found.find(({ personId }) => personId === row['year of'])).toMatchObject({
      year: Number(row.year),
      from: row.from,
      until: row.until,
      limit: cents(row['can be shared']),
    });
  }
}

function expectDifference({ first, later, differences }: WorkedCase): void {
  const [row] = differences;
  if (!later) return;
  if (!row) throw new Error('A case with "Later:" needs its difference');
  const before = evaluate(first.household, first.editions);
  const after = evaluate(later.household, later.editions);
  expect(compareResults(before, after)).toMatchObject({
    backToCommunity: cents(row['back to the community']),
    alsoShared: cents(row['also shared']),
    memberPaysMore: cents(row['member pays more']),
  });
}

test('every rule that the engine names exists', async () => {
  const contents = await Promise.all(
    rulesTabs.map(async (tab) => ({ tab, text: JSON.stringify(await loadRules(tab, 'en')) })),
  );
  const rules = [
    ...Object.values(reasons).map(([, rule]) => rule),
    ...cases.flatMap(({ first }) => first.parts.map((part) => part.split(' · ')[3] ?? '')),
  ];
  const missing = rules.filter((rule) => {
    const [tab, anchor] = rule.split('#');
    return !contents.find((one) => one.tab === tab)?.text.includes(`"id":"${anchor}"`);
  });
  expect(missing).toEqual([]);
});
