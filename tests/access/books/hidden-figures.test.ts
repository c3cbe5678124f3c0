import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { seedBookYear } from '../../support/book-year.ts';
import { testServer } from '../../support/server.ts';

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

describe('In two years of a community, the difference of two published figures', () => {
  const levels = {
    waiting: `select member_id, sum(case measure when 'shared' then cents else -cents end) as part
      from private.book_entries where measure in ('shared', 'paid') and on_date < $1 group by member_id`,
    fund: `select member_id, sum(case measure when 'gifts' then cents else -cents end) as part
      from private.book_entries where measure in ('gifts', 'fund_used') and source_table = 'contribution_entries'
        and on_date < $1 group by member_id`,
    households: `select household_id as member_id, 1 as part from private.memberships
      where from_date < $1 and coalesce(to_date, 'infinity') >= $1`,
    people: `select member_id, count(*) as part from private.membership_people
      where from_date < $1 and coalesce(to_date, 'infinity') >= $1 group by member_id`,
    ...Object.fromEntries(
      ['documents', 'review', 'second_reading', 'answered', 'payment'].map((stage) => [
        `open_${stage}`,
        `select member_id, count(*) as part from private.open_requests($1) where stage = '${stage}' group by member_id`,
      ]),
    ),
  } as const;
  const answers = ['requested', 'eligible', 'shared', 'not_shared', 'paid'];
  let published: { next: string; month: string; figures: Published }[];

  beforeAll(async () => {
    await seedBookYear(server.owner);
    // Two quiet months, then one household is paid 50 dollars. Later, three join.
    await server.owner.query(
      `insert into sharing_payments (
         id, request_id, member_id, decision_id, amount_cents, payee_kind, payee_name, method, paid_on, admin_id
       )
       select gen_random_uuid(), request_id, member_id, id, 5000, 'member', 'Nina', 'direct_member', '2023-08-10', $1
       from decisions where created_at < '2023-01-01' and shared_cents > 0 order by shared_cents desc limit 1`,
      [cast.otavio.adminId],
    );
    await server.owner.query(
      `with added as (
         insert into members (email, first_name, last_name, date_of_birth, state, enrollment_status)
         select 'late' || n || '@example.org', 'Nina', 'Number', '1990-01-01', 'FL', 'active' from generate_series(1, 3) as n
         returning id
       )
       insert into enrollments (member_id, status, start_date) select id, 'Active', '2023-09-10' from added`,
    );
    const { rows } = await server.owner.query<{ month: string }>(
      `select month::date::text from generate_series(timestamp '2022-01-01', '2023-10-01', '1 month') as month`,
    );
    for (const { month } of rows) {
      await server.owner.query('select private.freeze_month($1)', [month]);
    }
    published = (
      await server.owner.query(
        `select (month + interval '1 month')::date::text as next, month::text, published as figures
         from monthly_statements where month between '2022-01-01' and '2023-10-01' order by month`,
      )
    ).rows;
  });

  test.each(Object.entries(levels))(
    '%s, of any two months, is about 11 households',
    async (figure, sql) => {
      const shown = published.filter(({ figures }) => typeof figures[figure] === 'number');
      for (const [at, later] of shown.entries()) {
        for (const earlier of shown.slice(0, at)) {
          const [now, then] = [later, earlier].map(({ next }) =>
            sql.replaceAll('$1', `date '${next}'`),
          );
          const { rows } = await server.owner.query<{ few: number }>(
            `select count(*)::integer as few from (${now}) as now full join (${then}) as earlier using (member_id)
           where coalesce(now.part, 0) <> coalesce(earlier.part, 0)`,
          );
          expect(
            rows[0]?.few === 0 || (rows[0]?.few ?? 0) >= 11,
            `${later.month} and ${earlier.month}: ${rows[0]?.few}`,
          ).toBe(true);
        }
      }
    },
  );

  test('is published at all', () => {
    for (const figure of ['waiting', 'households', 'people', 'open_review']) {
      const shown = published.filter(({ figures }) => typeof figures[figure] === 'number');
      expect(shown.length, figure).toBeGreaterThan(3);
    }
  });

  test('of two amounts of a month is about 11 households', async () => {
    for (const { month, next, figures } of published) {
      for (const one of answers) {
        for (const other of answers) {
          if (typeof figures[one] !== 'number' || typeof figures[other] !== 'number') continue;
          const { rows } = await server.owner.query<{ few: number }>(
            `select count(*)::integer as few from (
               select sum(case measure when $3 then cents when $4 then -cents end) as cents from private.book_entries
               where on_date >= $1 and on_date < $2 and measure in ($3, $4) group by member_id
             ) as households where cents <> 0`,
            [month, next, one, other],
          );
          const few = one === other ? 0 : (rows[0]?.few ?? 0);
          expect(few === 0 || few >= 11, `${month}: ${one} and ${other}: ${few}`).toBe(true);
        }
      }
    }
  });
});
