import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

/** A day, by months and days from the first day of this month at the office. */
async function day(months: number, days = 0): Promise<string> {
  const { rows } = await server.owner.query<{ day: string }>(
    `select (date_trunc('month', private.local_today()) + make_interval(months => $1, days => $2))::date::text as day`,
    [months, days],
  );
  return rows[0]?.day ?? '';
}

type Household = { memberId: string; enrollmentId: string };

/** A member with an active enrollment. */
async function household(): Promise<Household> {
  const { rows } = await server.owner.query<Household>(
    `with member as (
       insert into members (email, first_name, last_name, date_of_birth, state, enrollment_status)
       values (gen_random_uuid() || '@example.com', 'Rita', 'Prates', '1988-01-01', 'FL', 'active') returning id
     )
     insert into enrollments (member_id, status, start_date)
     select id, 'Active', '2024-01-01' from member
     returning id as "enrollmentId", member_id as "memberId"`,
  );
  return rows[0] as Household;
}

/** A due of $300, known ten days before. */
async function due({ memberId }: Household, on: string, amount = 300, type = 'monthly') {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into billing (member_id, due_date, amount, billing_type, created_at)
     values ($1, $2, $3, $4, $2::date - 10) returning id`,
    [memberId, on, amount, type],
  );
  return rows[0]?.id ?? '';
}

type Entry = { month: string; cents: number; received_on: string } & Record<string, unknown>;

async function record({ memberId }: Household, entry: Entry): Promise<string> {
  const { rows } = await server.owner.query<{ id: string }>(
    'select private.record_contribution($1) as id',
    [{ member_id: memberId, source: 'manual', reference: crypto.randomUUID(), ...entry }],
  );
  return rows[0]?.id ?? '';
}

async function booksOf({ memberId }: Household) {
  const read = async (sql: string) => (await server.owner.query(sql, [memberId])).rows;
  return {
    dues: await read(
      `select due_date::text, status, private.local_day(paid_at)::text as paid_on from billing
       where member_id = $1 order by due_date, billing_type`,
    ),
    months: await read(
      `select month::text, due_cents::int, received_cents::int, paid_on::text, lapses_on::text
       from contribution_months where member_id = $1 order by month`,
    ),
    lapses: await read(
      `select from_date::text, paid_on::text, cause from membership_lapses where member_id = $1 order by 1, cause`,
    ),
    enrollment: await read(
      `select status, inactive_date::text from enrollments where member_id = $1 order by created_at`,
    ),
  };
}

const work = () => server.owner.query('select private.run_monthly_work()');

test('the demo year of Ana agrees with her payment rows', async () => {
  const { rows } = await server.owner.query(
    `select
       (select count(*)::int from contribution_entries where member_id = $1) as entries,
       (select sum(cents)::int from contribution_entries where member_id = $1) as received,
       (select (sum(amount) * 100)::int from billing where member_id = $1 and status = 'Paid') as paid,
       (select bool_and(us_state is not null and administration_cents = 5868) from contribution_entries where member_id = $1) as complete,
       (select count(*)::int from membership_lapses where member_id = $1) as lapses`,
    [cast.ana.memberId],
  );
  expect(rows[0]).toEqual({
    entries: 11,
    received: 537_900,
    paid: 537_900,
    complete: true,
    lapses: 0,
  });
});

test('any order of the same entries gives the same dues, lapses and paid days', async () => {
  const months = await Promise.all([-4, -3, -2].map((months) => day(months)));
  const dues = await Promise.all([-4, -3, -2].map((months) => day(months, 4)));
  const entry = fc.record({
    month: fc.constantFrom(...months),
    cents: fc.constantFrom(30_000, 15_000, 10_000, 20_000),
    after: fc.integer({ min: 0, max: 110 }),
  });
  const start = months[0] ?? '';
  const on = (after: number) =>
    new Date(Date.parse(start) + after * 86_400_000).toISOString().slice(0, 10);
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      async (entries, random) => {
        const parts = entries.flatMap((one, index) => {
          const paid = { month: one.month, cents: one.cents, received_on: on(one.after) };
          // Every third payment is returned by the bank a week later.
          return index % 3 === 2
            ? [paid, { ...paid, cents: -one.cents, received_on: on(one.after + 7) }]
            : [paid];
        });
        const shuffled = parts
          .map((part) => [random.next().value ?? 0, part] as const)
          .sort(([left], [right]) => left - right)
          .map(([, part]) => part);
        const books = [];
        for (const list of [parts, shuffled, parts.toReversed()]) {
          const one = await household();
          for (const on of dues) await due(one, on);
          for (const part of list) await record(one, part);
          await work();
          books.push(await booksOf(one));
        }
        expect(books[1]).toEqual(books[0]);
        expect(books[2]).toEqual(books[0]);
      },
    ),
    { numRuns: 25 },
  );
});

test('a month that is not paid makes the membership inactive, until it is paid on day 30', async () => {
  const one = await household();
  await due(one, await day(-2, 9));
  await work();
  const lapsed = await day(-1);
  expect(await booksOf(one)).toMatchObject({
    lapses: [{ from_date: lapsed, paid_on: null, cause: 'contribution' }],
    enrollment: [{ status: 'Inactive', inactive_date: lapsed }],
  });
  await record(one, { month: await day(-2), cents: 30_000, received_on: await day(-1, 30) });
  expect(await booksOf(one)).toMatchObject({
    dues: [{ status: 'Paid', paid_on: await day(-1, 30) }],
    lapses: [{ from_date: lapsed, paid_on: await day(-1, 30) }],
    enrollment: [{ status: 'Active', inactive_date: null }],
  });
});

test('a payment on day 31 leaves the membership inactive, until the team decides', async () => {
  const one = await household();
  await due(one, await day(-2, 9));
  await work();
  await record(one, { month: await day(-2), cents: 30_000, received_on: await day(-1, 31) });
  expect((await booksOf(one)).enrollment).toMatchObject([{ status: 'Inactive' }]);
  await server.owner.query(
    "update enrollments set status = 'Active', inactive_date = null where id = $1",
    [one.enrollmentId],
  );
  await record(one, { month: await day(-1), cents: 1000, received_on: await day(0) });
  expect((await booksOf(one)).enrollment).toMatchObject([{ status: 'Active' }]);
});

test('a payment that arrives after 30 days, but was made in time, continues the membership', async () => {
  const one = await household();
  await due(one, await day(-2, 9));
  await work();
  await record(one, { month: await day(-2), cents: 30_000, received_on: await day(-2, 20) });
  expect(await booksOf(one)).toMatchObject({ lapses: [], enrollment: [{ status: 'Active' }] });
});

test('what the team made inactive by hand stays inactive', async () => {
  const one = await household();
  await due(one, await day(-2, 9));
  await work();
  await server.owner.query(
    'update enrollments set inactive_date = inactive_date - 1 where id = $1',
    [one.enrollmentId],
  );
  await record(one, { month: await day(-2), cents: 30_000, received_on: await day(-1, 2) });
  expect((await booksOf(one)).enrollment).toMatchObject([{ status: 'Inactive' }]);
});

test('a payment that is reversed after its month is due again in the month of the reversal', async () => {
  const one = await household();
  await due(one, await day(-3, 9));
  const paid = await record(one, {
    month: await day(-3),
    cents: 30_000,
    received_on: await day(-3, 9),
  });
  await record(one, {
    month: await day(-3),
    cents: -30_000,
    received_on: await day(0),
    reverses: paid,
  });
  await work();
  expect(await booksOf(one)).toMatchObject({
    dues: [{ status: 'Pending', paid_on: null }],
    months: [{ received_cents: 0, lapses_on: await day(1) }],
    lapses: [],
    enrollment: [{ status: 'Active' }],
  });
});

describe('A payment row that the team changes', () => {
  const set = (id: string, values: string) =>
    server.owner.query(`update billing set ${values} where id = $1`, [id]);
  const entriesOf = async ({ memberId }: Household) => {
    const { rows } = await server.owner.query(
      `select cents::int, source, reverses is not null as is_reversal from contribution_entries
       where member_id = $1 order by created_at`,
      [memberId],
    );
    return rows;
  };

  test('becomes an entry when it is paid, and a reversal when it is not', async () => {
    const one = await household();
    const id = await due(one, await day(0));
    await set(id, "status = 'Paid', paid_at = now()");
    await set(id, "status = 'Pending', paid_at = null");
    await set(id, "status = 'Paid', paid_at = now()");
    await set(id, 'amount = 350');
    expect(await entriesOf(one)).toEqual([
      { cents: 30_000, source: 'billing', is_reversal: false },
      { cents: -30_000, source: 'billing', is_reversal: true },
      { cents: 30_000, source: 'billing', is_reversal: false },
      { cents: -30_000, source: 'billing', is_reversal: true },
      { cents: 35_000, source: 'billing', is_reversal: false },
    ]);
    expect((await booksOf(one)).dues).toMatchObject([{ status: 'Paid' }]);
  });

  test('adds only what an import has not recorded yet', async () => {
    const one = await household();
    const id = await due(one, await day(0));
    await record(one, { month: await day(0), cents: 10_000, received_on: await day(0) });
    await set(id, "status = 'Paid', paid_at = now()");
    expect(await entriesOf(one)).toMatchObject([{ cents: 10_000 }, { cents: 20_000 }]);
  });

  test('that is cancelled is due no more, and what was paid is taken back', async () => {
    const one = await household();
    const id = await due(one, await day(0));
    await record(one, { month: await day(0), cents: 30_000, received_on: await day(0) });
    await set(id, "status = 'Cancelled', paid_at = null");
    expect(await booksOf(one)).toMatchObject({
      dues: [{ status: 'Cancelled' }],
      months: [{ due_cents: 0, received_cents: 0 }],
    });
  });

  test('is paid by a payment that came before it', async () => {
    const one = await household();
    await record(one, { month: await day(0), cents: 30_000, received_on: await day(-1, 20) });
    await due(one, await day(0, 3));
    expect((await booksOf(one)).dues).toMatchObject([
      { status: 'Paid', paid_on: await day(-1, 20) },
    ]);
  });

  test('that failed is not due again beside the next attempt', async () => {
    const one = await household();
    await set(await due(one, await day(0, 3)), "status = 'Failed'");
    await due(one, await day(0, 3));
    await record(one, { month: await day(0), cents: 30_000, received_on: await day(0) });
    expect((await booksOf(one)).months).toMatchObject([
      { due_cents: 30_000, paid_on: await day(0) },
    ]);
  });

  test('of a one-time amount is paid last, and makes no membership inactive', async () => {
    const one = await household();
    await due(one, await day(-2, 3));
    await due(one, await day(-2, 1), 50, 'one_time');
    await record(one, { month: await day(-2), cents: 30_000, received_on: await day(-2, 3) });
    await work();
    expect(await booksOf(one)).toMatchObject({
      dues: [{ status: 'Pending' }, { status: 'Paid' }],
      lapses: [],
    });
  });
});

describe('Schedules', () => {
  const schedule = async ({ memberId }: Household, next: string, type = 'monthly') => {
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into billing_schedules (member_id, next_billing_date, amount, billing_type)
       values ($1, $2, 300, $3) returning id`,
      [memberId, next, type],
    );
    return rows[0]?.id;
  };
  const open = (until: string) => server.owner.query('select private.open_dues($1)', [until]);
  const next = async (id: string | undefined) => {
    const { rows } = await server.owner.query(
      'select next_billing_date::text as day, status from billing_schedules where id = $1',
      [id],
    );
    return rows[0];
  };
  const days = async (one: Household) =>
    (await booksOf(one)).dues.map(({ due_date: day }: { due_date: string }) => day);

  test('open each due once, and return to the 31st', async () => {
    const one = await household();
    const id = await schedule(one, '2030-12-31');
    await Promise.all([open('2031-01-01'), work()]);
    await open('2031-03-31');
    await open('2031-03-31');
    expect(await days(one)).toEqual(['2030-12-31', '2031-01-31', '2031-02-28', '2031-03-31']);
    expect(await next(id)).toEqual({ day: '2031-04-30', status: 'active' });
  });

  test('of a year and of one payment go on a year, and end', async () => {
    const one = await household();
    const annual = await schedule(one, '2032-02-29', 'annual');
    const single = await schedule(one, '2032-03-01', 'one_time');
    await open('2032-12-31');
    expect(await days(one)).toEqual(['2032-02-29', '2032-03-01']);
    expect(await next(annual)).toEqual({ day: '2033-02-28', status: 'active' });
    expect(await next(single)).toMatchObject({ status: 'ended' });
  });

  test('of a membership that the team ended open nothing', async () => {
    const one = await household();
    const id = await schedule(one, '2034-01-05');
    await server.owner.query("update enrollments set status = 'Inactive' where id = $1", [
      one.enrollmentId,
    ]);
    await open('2034-01-31');
    expect(await days(one)).toEqual([]);
    expect(await next(id)).toMatchObject({ day: '2034-02-05' });
  });
});

test('a month that an erased member paid stays in the books, without the member', async () => {
  const one = await household();
  const entry = await record(one, { month: await day(0), cents: 777, received_on: await day(0) });
  await server.owner.query('delete from members where id = $1', [one.memberId]);
  const { rows } = await server.owner.query(
    'select member_id, reference, cents::int, us_state from contribution_entries where id = $1',
    [entry],
  );
  expect(rows).toEqual([{ member_id: null, reference: null, cents: 777, us_state: 'FL' }]);
  for (const change of [
    'update contribution_entries set cents = 1',
    'delete from contribution_entries',
  ]) {
    await expect(server.owner.query(`${change} where id = $1`, [entry])).rejects.toThrow(
      'never changed or deleted',
    );
  }
});
