import { describe, expect, test } from 'vitest';
import { testServer } from '../support/server.ts';

const server = testServer();

type Exact = Record<string, { value: number | null; people: number; changed?: number }>;
type Published = Record<string, number | string | null>;

/** A month in which every figure has 50 households behind it. */
const month = (changes: Partial<Exact> = {}): Exact => {
  const names =
    'contributions administration gifts fund_used fund requested eligible shared not_shared paid waiting received answered median_days households people';
  const figures = names
    .split(' ')
    .map((name) => [name, { value: name === 'people' ? 150 : 500, people: 50 }]);
  return { ...Object.fromEntries(figures), ...changes } as Exact;
};

async function publish(
  figures: Exact,
  previous: Published | null = null,
  corrected: string[] = [],
) {
  const { rows } = await server.owner.query<{ published: Published }>(
    'select private.published_figures($1, $2, $3) as published',
    [figures, previous, corrected],
  );
  return rows[0]?.published as Published;
}

const hiddenIn = (published: Published) =>
  Object.keys(published)
    .filter((name) => published[name] === 'hidden')
    .toSorted();

const few = { value: 7, people: 10 };
const answers = ['eligible', 'not_shared', 'paid', 'shared'];

describe('A figure of fewer than 11 households is hidden, and what would reveal it:', () => {
  test.each<[string, Partial<Exact>, string[]]>([
    ['nothing, if all are large', {}, []],
    [
      'contributions and the share of them',
      { contributions: few },
      ['administration', 'contributions'],
    ],
    ['a gift, with what was used', { gifts: few }, ['fund_used', 'gifts']],
    ['what was used for few, with the gifts', { fund_used: few }, ['fund_used', 'gifts']],
    ['the fund, with both', { fund: { ...few, changed: 7 } }, ['fund', 'fund_used', 'gifts']],
    ['one amount of the answers, with the others', { paid: few }, answers],
    ['what waits, with the answers', { waiting: few }, [...answers, 'waiting']],
    ['what was requested', { requested: few }, ['requested']],
    ['an amount of erased people', { requested: { value: 9, people: 0 } }, ['requested']],
    [
      'children of few',
      { people: { value: 60, people: 50 }, households: { value: 50, people: 50 } },
      ['people'],
    ],
    [
      'a median of few',
      { median_days: { value: null, people: 3 }, answered: { value: 3, people: 3 } },
      ['answered', 'median_days'],
    ],
  ])('%s', async (_what, changes, hidden) => {
    expect(hiddenIn(await publish(month(changes)))).toEqual(hidden.toSorted());
  });

  test('zero is published, 11 households are enough, and what is not held is no zero', async () => {
    const published = await publish(
      month({
        paid: { value: 0, people: 0 },
        requested: { value: 5, people: 11 },
        administration: { value: null, people: 0 },
        median_days: { value: null, people: 0 },
        answered: { value: 0, people: 0 },
      }),
    );
    expect(published).toMatchObject({
      paid: 0,
      requested: 5,
      administration: 'not_held',
      median_days: null,
    });
  });

  test.each<[string, Published | null, string[], string[]]>([
    ['what waited before', { waiting: 'hidden' }, [], answers],
    ['the fund before', { fund: 'hidden' }, [], ['fund_used', 'gifts']],
    ['a hidden correction of payments', null, ['paid'], answers],
    ['a hidden correction of gifts', null, ['gifts'], ['fund_used', 'gifts']],
    ['a hidden correction of what was used', null, ['fund_used'], ['fund_used', 'gifts']],
    ['a hidden correction of contributions', null, ['contributions'], []],
  ])('with %s', async (_what, previous, corrected, hidden) => {
    expect(hiddenIn(await publish(month(), previous, corrected))).toEqual(hidden);
  });
});

/** Rows of a linear system after elimination: those with one unknown determine it. */
function determined(rows: number[][]): number[] {
  const columns = rows[0]?.length ?? 0;
  let top = 0;
  for (let column = 0; column < columns; column += 1) {
    const pivot = rows.findIndex((row, index) => index >= top && row[column] !== 0);
    if (pivot < 0) continue;
    [rows[top], rows[pivot]] = [rows[pivot] as number[], rows[top] as number[]];
    const lead = rows[top] as number[];
    rows.forEach((row, index) => {
      const factor = (row[column] ?? 0) / (lead[column] ?? 1);
      if (index !== top && factor !== 0) {
        rows[index] = row.map((cell, at) => cell - factor * (lead[at] ?? 0));
      }
    });
    top += 1;
  }
  return rows
    .map((row) => row.flatMap((cell, index) => (cell === 0 ? [] : [index])))
    .flatMap((unknown) => (unknown.length === 1 ? unknown : []));
}

test.each([
  { balance: 'waiting', grows: 'shared', shrinks: 'paid' },
  { balance: 'fund', grows: 'gifts', shrinks: 'fund_used' },
])(
  'no hidden amount follows from $balance before and after, in any order of months',
  async ({ balance, grows, shrinks }) => {
    let seed = 7;
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    const people = () =>
      random() < 0.25 ? 1 + Math.floor(random() * 10) : 11 + Math.floor(random() * 40);
    for (let round = 0; round < 25; round += 1) {
      const unknown: string[] = [];
      const column = (name: string) => {
        if (!unknown.includes(name)) unknown.push(name);
        return name;
      };
      const equations: Map<string, number>[] = [];
      let previous: Published | null = null;
      for (let at = 0; at < 8; at += 1) {
        const exact = month({
          [grows]: { value: 5, people: people() },
          [shrinks]: { value: 4, people: people() },
          [balance]: { value: 9, people: people() },
        });
        const published = await publish(exact, previous);
        const equation = new Map<string, number>();
        if (published[grows] === 'hidden') equation.set(column(`${grows} ${at}`), 1);
        if (published[shrinks] === 'hidden') equation.set(column(`${shrinks} ${at}`), -1);
        if (published[balance] === 'hidden') equation.set(column(`${balance} ${at}`), -1);
        if (previous?.[balance] === 'hidden') equation.set(column(`${balance} ${at - 1}`), 1);
        if (equation.size > 0) equations.push(equation);
        previous = published;
      }
      const rows = equations.map((equation) => unknown.map((name) => equation.get(name) ?? 0));
      expect(determined(rows).map((index) => unknown[index])).toEqual([]);
    }
  },
);
