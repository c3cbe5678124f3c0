import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
let fabio: Awaited<ReturnType<typeof server.admin>>;

const familia = 'd0000000-0000-4000-8000-000000000002';
const iua = (amount: number) => `d1000000-0000-4000-8000-00000000${amount}`;

/** The tables of this file are far in the future, where no other test looks. */
const first = 'd2000000-0000-4000-8000-000000002031';
const second = 'd2000000-0000-4000-8000-000000002032';

type AmountRow = {
  product_id: string;
  plan_type: string;
  product_iua_id: string;
  from_age: number;
  cents: number;
};

/** The amounts of a plan for one household and IUA, by the first age of each band. */
function amounts(planType: string, amount: number, byAge: Record<number, number>): AmountRow[] {
  return Object.entries(byAge).map(([age, dollars]) => ({
    product_id: familia,
    plan_type: planType,
    product_iua_id: iua(amount),
    from_age: Number(age),
    cents: dollars * 100,
  }));
}

const draft = {
  id: first,
  seen: null as string | null,
  starts_on: '2031-01-01',
  from_ages: [18, 30, 45],
  note: 'Para os testes.',
  amounts: [
    ...amounts('individual', 3000, { 18: 100, 30: 150, 45: 200 }),
    ...amounts('individual', 1500, { 18: 120, 30: 180, 45: 240 }),
    ...amounts('couple', 3000, { 18: 190, 30: 290, 45: 390 }),
  ],
};

/** Stores a table, however far in the future it begins. */
async function store(table: typeof draft) {
  await server.owner.query(
    'insert into contribution_tables (id, starts_on, from_ages) values ($1, $2, $3)',
    [table.id, table.starts_on, table.from_ages],
  );
  await server.owner.query(
    `insert into contribution_amounts (table_id, product_id, plan_type, product_iua_id, from_age, cents)
     select $1, product_id, plan_type, product_iua_id, from_age, cents
     from jsonb_to_recordset($2) as lines (product_id uuid, plan_type text, product_iua_id uuid, from_age smallint, cents bigint)`,
    [table.id, JSON.stringify(table.amounts)],
  );
}

type Person = { born: string; spouse?: string; spouseFrom?: string; spouseUntil?: string };

/** A member, with a spouse if one is given. */
async function addMember(person: Person): Promise<string> {
  const { born, spouse, spouseFrom = '2020-01-01', spouseUntil } = person;
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into members (email, first_name, last_name, date_of_birth, state, enrollment_status)
     values (gen_random_uuid() || '@example.com', 'Rute', 'Siqueira', $1, 'FL', 'active') returning id`,
    [born],
  );
  const id = rows[0]?.id ?? '';
  if (spouse) {
    await server.owner.query(
      `insert into household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date, end_date)
       values ($1, 'Saulo', 'Siqueira', $2, 'spouse', $3, $4)`,
      [id, spouse, spouseFrom, spouseUntil ?? null],
    );
  }
  return id;
}

async function value<Value>(sql: string, values: unknown[] = []): Promise<Value | undefined> {
  const { rows } = await server.owner.query<{ value: Value }>(`select (${sql}) as value`, values);
  return rows[0]?.value;
}

/** What the tables say for a member in a month, in cents. */
async function inTable(memberId: string, planType: string, amount: number, month: string) {
  const cents = await value<string | null>(
    `private.table_cents(private.contribution_table_on($5), $1, $2, $3,
       private.age_on(private.oldest_birth($4, $5), $5))`,
    [familia, planType, iua(amount), memberId, month],
  );
  return cents === null || cents === undefined ? null : Number(cents);
}

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  await store(draft);
  await store({
    ...draft,
    id: second,
    starts_on: '2031-07-01',
    amounts: amounts('individual', 3000, { 18: 110, 30: 160, 45: 210 }),
  });
});

afterAll(async () => {
  await server.owner.query('delete from private.contribution_notices');
  await server.owner.query('delete from contribution_tables where id = any ($1)', [
    [first, second],
  ]);
});

const dollars = (amount: number) => amount * 100;

/** Computed by hand from `draft`, and from the second table, which begins on July 1. */
test.each<[string, Person, string, number, string, number | null]>([
  ['at 18', { born: '2013-01-01' }, 'individual', 3000, '2031-01-01', dollars(100)],
  ['below the first band', { born: '2013-01-02' }, 'individual', 3000, '2031-01-01', null],
  ['a month later, at 18', { born: '2013-01-02' }, 'individual', 3000, '2031-02-01', dollars(100)],
  ['the day before 30', { born: '2001-03-02' }, 'individual', 3000, '2031-03-01', dollars(100)],
  ['on the day of 30', { born: '2001-03-01' }, 'individual', 3000, '2031-03-01', dollars(150)],
  ['in the month of 30', { born: '2001-03-31' }, 'individual', 3000, '2031-03-01', dollars(100)],
  ['after the month of 30', { born: '2001-03-31' }, 'individual', 3000, '2031-04-01', dollars(150)],
  ['at 44', { born: '1986-02-02' }, 'individual', 3000, '2031-02-01', dollars(150)],
  ['at 45', { born: '1986-02-01' }, 'individual', 3000, '2031-02-01', dollars(200)],
  [
    'at 90, in the last band',
    { born: '1941-01-01' },
    'individual',
    3000,
    '2031-01-01',
    dollars(200),
  ],
  ['with a lower IUA', { born: '1990-01-01' }, 'individual', 1500, '2031-01-01', dollars(180)],
  ['with an IUA that is not there', { born: '1990-01-01' }, 'individual', 6000, '2031-01-01', null],
  ['a household that is not there', { born: '1990-01-01' }, 'family', 3000, '2031-01-01', null],
  [
    'a couple, by the spouse who is older',
    { born: '2005-01-01', spouse: '1980-01-01' },
    'couple',
    3000,
    '2031-01-01',
    dollars(390),
  ],
  [
    'a couple, by the member who is older',
    { born: '1995-01-01', spouse: '2005-01-01' },
    'couple',
    3000,
    '2031-01-01',
    dollars(290),
  ],
  [
    'after the spouse has left',
    { born: '2005-01-01', spouse: '1980-01-01', spouseUntil: '2030-12-31' },
    'couple',
    3000,
    '2031-01-01',
    dollars(190),
  ],
  [
    'on the last day of the spouse',
    { born: '2005-01-01', spouse: '1980-01-01', spouseUntil: '2031-01-01' },
    'couple',
    3000,
    '2031-01-01',
    dollars(390),
  ],
  [
    'before the spouse joins, in the next month',
    { born: '2005-01-01', spouse: '1980-01-01', spouseFrom: '2031-02-01' },
    'couple',
    3000,
    '2031-01-01',
    dollars(190),
  ],
  [
    'with a spouse who joins on the last day of the month',
    { born: '2005-01-01', spouse: '1980-01-01', spouseFrom: '2031-01-31' },
    'couple',
    3000,
    '2031-01-01',
    dollars(390),
  ],
  [
    'born on February 29, on March 1',
    { born: '1988-02-29' },
    'individual',
    3000,
    '2033-03-01',
    dollars(210),
  ],
  [
    'born on February 29, on February 1',
    { born: '1988-02-29' },
    'individual',
    3000,
    '2033-02-01',
    dollars(160),
  ],
  [
    'in the last month of a table',
    { born: '1990-01-01' },
    'individual',
    3000,
    '2031-06-01',
    dollars(150),
  ],
  [
    'in the first month of the next',
    { born: '1990-01-01' },
    'individual',
    3000,
    '2031-07-01',
    dollars(160),
  ],
  ['what the next one has no more', { born: '1990-01-01' }, 'individual', 1500, '2031-07-01', null],
])('The amount %s', async (_case, person, planType, amount, month, expected) => {
  expect(await inTable(await addMember(person), planType, amount, month)).toBe(expected);
});

describe('An enrollment', () => {
  /** Adds one as the team does, in the demo's table. */
  async function enroll(more: Record<string, unknown>, born = '1990-01-01') {
    const member_id = await addMember({ born });
    const row = {
      member_id,
      status: 'Active',
      product_id: familia,
      plan_type: 'individual',
      ...more,
    };
    const { data, error } = await fabio
      .from('enrollments')
      .insert({ product_iua_id: iua(3000), ...row } as never)
      .select('id,monthly_cost,cost_reason')
      .single();
    return { row: data, code: error?.code, hint: error?.hint };
  }

  /** What the table in force says now; the band of a person of 1990 depends on the date. */
  async function expected(amount: number) {
    const cents = await value<string>(
      `private.table_cents(private.contribution_table_on(private.local_today()), $1, 'individual', $2,
         private.age_on('1990-01-01', date_trunc('month', private.local_today())::date))`,
      [familia, iua(amount)],
    );
    return Number(cents) / 100;
  }

  test('has the amount of the table if none is given, and follows it', async () => {
    const { row } = await enroll({});
    expect(row).toMatchObject({ monthly_cost: await expected(3000), cost_reason: null });
  });

  test('has another amount only with a reason, which goes with the amount', async () => {
    expect(await enroll({ monthly_cost: 1 })).toMatchObject({
      code: 'cost_reason_missing',
      hint: 'cost_reason',
    });
    expect((await enroll({ monthly_cost: 1, cost_reason: '   ' })).code).toBe(
      'cost_reason_missing',
    );
    const { row } = await enroll({ monthly_cost: 1, cost_reason: 'Um acordo.' });
    expect(row).toMatchObject({ monthly_cost: 1, cost_reason: 'Um acordo.' });
    const change = (part: object) =>
      fabio
        .from('enrollments')
        .update(part)
        .eq('id', row?.id ?? '')
        .select('monthly_cost,cost_reason')
        .single();
    expect((await change({ cost_reason: null })).error?.code).toBe('cost_reason_missing');
    const amount = await expected(3000);
    expect((await change({ monthly_cost: amount })).data).toEqual({
      monthly_cost: amount,
      cost_reason: null,
    });
    // A change of the IUA has the other amount, or a reason.
    expect((await change({ product_iua_id: iua(1500) })).error?.code).toBe('cost_reason_missing');
    const lower = await expected(1500);
    expect((await change({ product_iua_id: iua(1500), monthly_cost: null })).data).toEqual({
      monthly_cost: lower,
      cost_reason: null,
    });
  });

  test('has any amount if the table has none for it', async () => {
    const { row } = await enroll({ plan_type: null, monthly_cost: 7 });
    expect(row).toMatchObject({ monthly_cost: 7, cost_reason: null });
  });

  test('cannot begin in a retired plan or with a retired IUA, and stays in one', async () => {
    const { row } = await enroll({});
    for (const [table, id, code] of [
      ['products', familia, 'plan_retired'],
      ['product_iua', iua(3000), 'iua_retired'],
    ] as const) {
      const retire = (retired_at: string | null) =>
        fabio.from(table).update({ retired_at }).eq('id', id);
      expect((await retire(new Date().toISOString())).error).toBeNull();
      expect((await enroll({})).code).toBe(code);
      const stays = await fabio
        .from('enrollments')
        .update({ plan_type: 'individual', monthly_cost: await expected(3000) })
        .eq('id', row?.id ?? '');
      expect(stays.error).toBeNull();
      await retire(null);
    }
  });
});

describe('A table', () => {
  const new31 = { ...draft, id: 'd2000000-0000-4000-8000-000000002050' };
  /** The first day of a month, some months from now. */
  const monthIn = (months: number) =>
    value<string>("(date_trunc('month', private.local_today()) + $1::interval)::date::text", [
      `${months} months`,
    ]);

  async function save(change: object, keep = false, by = fabio) {
    const { data, error } = await by.rpc('save_contribution_table', {
      draft: { ...new31, starts_on: await monthIn(4), ...change } as never,
      keep,
    });
    return { data, code: error?.code, hint: error?.hint };
  }

  const stored = (id: string) =>
    value<string>('select count(*) from contribution_tables where id = $1', [id]);

  test.each([
    ['a day that is no first day', { starts_on: '2031-05-02' }, 'date_invalid', 'starts_on'],
    ['a month of long ago', { starts_on: '2025-01-01' }, 'table_in_past', 'starts_on'],
    ['no month', { starts_on: null }, 'date_invalid', 'starts_on'],
    ['ages that overlap', { from_ages: [18, 45, 30] }, 'ages_overlap', 'from_ages'],
    ['an age twice', { from_ages: [18, 30, 30] }, 'ages_overlap', 'from_ages'],
    ['a first band above 18', { from_ages: [30, 45] }, 'ages_missing', 'from_ages'],
    ['half a year of age', { from_ages: [18.5] }, 'ages_invalid', 'from_ages'],
    ['no age', { from_ages: [] }, 'ages_invalid', 'from_ages'],
    ['no amount', { amounts: [] }, 'amounts_empty', 'amounts'],
    [
      'a missing band',
      { amounts: amounts('individual', 3000, { 18: 100, 45: 200 }) },
      'amounts_missing',
      'Mutirão Família, individual, 3000.00, 30',
    ],
    [
      'an amount twice',
      { amounts: [...draft.amounts, draft.amounts[0]] },
      'amount_twice',
      undefined,
    ],
    [
      'an amount of zero',
      { amounts: amounts('individual', 3000, { 18: 0, 30: 1, 45: 1 }) },
      'table_invalid',
      undefined,
    ],
    [
      'a household that does not exist',
      { amounts: amounts('village', 3000, { 18: 1, 30: 1, 45: 1 }) },
      'table_invalid',
      undefined,
    ],
    ['amounts that are no list', { amounts: 'all' }, 'table_invalid', undefined],
    ['a note of a page', { note: 'a'.repeat(501) }, 'note_too_long', 'note'],
  ])('with %s is refused, and nothing is stored', async (_case, change, code, hint) => {
    const refused = await save(change, true);
    expect(refused.code).toBe(code);
    if (hint) expect(refused.hint).toBe(hint);
    expect(await stored(new31.id)).toBe('0');
  });

  test('is saved by admins for settings only', async () => {
    for (const { email } of [cast.otavio, cast.gabriela]) {
      const other = await server.admin(email);
      expect((await save({}, true, other)).code).toBe('permission_denied');
      const { error } = await other.rpc('delete_contribution_table', {
        table_id: first,
        seen: new Date().toISOString(),
      });
      expect(error?.code).toBe('permission_denied');
    }
    expect(await stored(new31.id)).toBe('0');
  });

  test('is previewed without a trace, saved, changed by who has read it, and deleted', async () => {
    const preview = await save({});
    expect(preview.data).toMatchObject({ kept: false });
    expect(await stored(new31.id)).toBe('0');
    expect((await save({}, true)).data).toMatchObject({ kept: true });
    expect((await save({}, true)).code).toBe('changed_meanwhile');
    const seen = await value<string>(
      'select updated_at::text from contribution_tables where id = $1',
      [new31.id],
    );
    expect((await save({ seen, note: 'Outra.' }, true)).data).toMatchObject({ kept: true });
    // A second table cannot begin on the same day.
    const other = { id: 'd2000000-0000-4000-8000-000000002051' };
    expect((await save(other, true)).code).toBe('starts_on_taken');
    const remove = (at: string | undefined) =>
      fabio.rpc('delete_contribution_table', { table_id: new31.id, seen: at ?? '' });
    expect((await remove(seen)).error?.code).toBe('changed_meanwhile');
    const now = await fabio
      .from('contribution_tables')
      .select('updated_at')
      .eq('id', new31.id)
      .single();
    expect((await remove(now.data?.updated_at)).error).toBeNull();
    expect(await stored(new31.id)).toBe('0');
  });

  test('that has begun is changed by no one, with no key', async () => {
    const inForce = 'd2000000-0000-4000-8000-000000000001';
    const seen = await value<string>(
      'select updated_at::text from contribution_tables where id = $1',
      [inForce],
    );
    expect((await save({ id: inForce, seen }, true)).code).toBe('table_in_force');
    const { error } = await fabio.rpc('delete_contribution_table', {
      table_id: inForce,
      seen: seen ?? '',
    });
    expect(error?.code).toBe('table_in_force');
    for (const sql of [
      'update contribution_tables set note = null where id = $1',
      'update contribution_amounts set cents = 1 where table_id = $1',
      'delete from contribution_amounts where table_id = $1',
      'delete from contribution_tables where id = $1',
      `insert into contribution_amounts select table_id, product_id, plan_type, product_iua_id, 99, cents
       from contribution_amounts where table_id = $1 limit 1`,
    ]) {
      await expect(server.owner.query(sql, [inForce])).rejects.toMatchObject({ code: 'PGRST' });
    }
    await expect(
      server.owner.query('truncate contribution_tables, contribution_amounts'),
    ).rejects.toThrow();
  });

  test('leaves time for the notice if it changes what members pay', async () => {
    const member = await addMember({ born: '1990-01-01' });
    await server.owner.query(
      `insert into enrollments (member_id, product_id, product_iua_id, status, plan_type)
       values ($1, $2, $3, 'Active', 'individual')`,
      [member, familia, iua(3000)],
    );
    // Between 28 and 31 days from now at most, and never 31 days and more.
    const next = await value<string>(
      `case when date_trunc('month', private.local_today()) + interval '1 month' <= private.local_today() + 30
         then (date_trunc('month', private.local_today()) + interval '1 month')::date::text end`,
    );
    if (next) expect((await save({ starts_on: next }, true)).code).toBe('notice_too_short');
    const later = await save({});
    expect(later.data?.changed).toBeGreaterThan(0);
    expect(later.data?.largest[0]).toMatchObject({
      member_number: expect.stringMatching(/^M-/),
      first_name: expect.any(String),
    });
    const mailed = Object.values(later.data?.languages ?? {}).reduce((sum, one) => sum + one, 0);
    expect(mailed).toBeLessThanOrEqual(later.data?.changed ?? 0);
    expect(mailed).toBeGreaterThan(0);
    await server.owner.query('delete from members where id = $1', [member]);
  });
});

describe('A change of the amount', () => {
  /** A member who pays $150 by the first table, monthly on a day, as of the middle of 2031. */
  async function payer(more: { reason?: string; spouse?: string; day?: string } = {}) {
    const member = await addMember({
      born: '1990-01-01',
      ...(more.spouse && { spouse: more.spouse }),
    });
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into enrollments (member_id, status, start_date) values ($1, 'Active', '2030-01-01') returning id`,
      [member],
    );
    await server.owner.query("select set_config('private.settling', 'on', false)");
    await server.owner.query(
      `update enrollments set product_id = $2, product_iua_id = $3, plan_type = 'individual', monthly_cost = 150,
         cost_reason = $4 where id = $1`,
      [rows[0]?.id, familia, iua(3000), more.reason ?? null],
    );
    await server.owner.query("select set_config('private.settling', '', false)");
    await server.owner.query(
      `insert into billing_schedules (member_id, next_billing_date, amount) values ($1, $2, 150)`,
      [member, more.day ?? '2031-06-25'],
    );
    return member;
  }

  const announce = (day: string) =>
    server.owner.query('select private.announce_contributions($1)', [day]);
  const apply = (day: string) =>
    server.owner.query('select private.apply_contributions($1)', [day]);

  async function notices(member: string) {
    const { rows } = await server.owner.query(
      `select month::text, old_cents::integer, new_cents::integer from private.contribution_notices
       where member_id = $1 order by month`,
      [member],
    );
    return rows;
  }

  const amountsOf = (member: string) =>
    value<string[]>(
      `select array[enrollments.monthly_cost, schedules.amount]::text[]
       from enrollments join billing_schedules as schedules using (member_id) where member_id = $1`,
      [member],
    );

  const july = { month: '2031-07-01', old_cents: dollars(150), new_cents: dollars(160) };

  test('is announced once, 37 to 30 days before its month', async () => {
    const member = await payer();
    for (const day of ['2031-05-24', '2031-06-02']) {
      await announce(day);
      expect(await notices(member)).toEqual([]);
    }
    await announce('2031-05-25');
    await announce('2031-06-01');
    expect(await notices(member)).toEqual([july]);
    const late = await payer();
    await announce('2031-06-01');
    expect(await notices(late)).toEqual([july]);
  });

  test('counts from its month on, also for a payment that is added before', async () => {
    const member = await payer();
    await announce('2031-05-25');
    await apply('2031-06-30');
    expect(await amountsOf(member)).toEqual(['150.00', '150.00']);
    await server.owner.query('select private.open_dues($1)', ['2031-07-25']);
    const { rows } = await server.owner.query(
      'select due_date::text, amount from billing where member_id = $1 order by due_date',
      [member],
    );
    expect(rows).toEqual([
      { due_date: '2031-06-25', amount: '150.00' },
      { due_date: '2031-07-25', amount: '160.00' },
    ]);
    await apply('2031-07-01');
    expect(await amountsOf(member)).toEqual(['160.00', '160.00']);
    // Nothing is announced again.
    await announce('2031-06-25');
    expect(await notices(member)).toEqual([july]);
  });

  test('comes with a birthday, and by the older of the two', async () => {
    const member = await payer({ spouse: '1986-08-15' });
    await announce('2031-05-30');
    await apply('2031-07-01');
    await announce('2031-07-28');
    expect(await notices(member)).toEqual([
      july,
      { month: '2031-09-01', old_cents: dollars(160), new_cents: dollars(210) },
    ]);
  });

  test('does not touch an amount with a reason, nor what the team changed since', async () => {
    const own = await payer({ reason: 'Um acordo.' });
    const changed = await payer();
    await announce('2031-05-25');
    expect(await notices(own)).toEqual([]);
    await server.owner.query(
      `update enrollments set monthly_cost = 99, cost_reason = 'Um acordo.' where member_id = $1`,
      [changed],
    );
    await apply('2031-07-01');
    expect(await amountsOf(changed)).toEqual(['99.00', '99.00']);
  });

  test('by the team changes the schedule that had the amount, and no other', async () => {
    const member = await payer();
    await server.owner.query(
      `insert into billing_schedules (member_id, next_billing_date, amount, billing_type)
       values ($1, '2031-06-26', 25, 'monthly'), ($1, '2031-06-27', 150, 'one_time')`,
      [member],
    );
    await server.owner.query(
      `update enrollments set monthly_cost = 120, cost_reason = 'Um acordo.' where member_id = $1`,
      [member],
    );
    expect(
      await value(
        `select array_agg(amount::text order by next_billing_date) from billing_schedules where member_id = $1`,
        [member],
      ),
    ).toEqual(['120.00', '25.00', '150.00']);
  });

  test('locks its table, which members know by then', async () => {
    await payer();
    await announce('2031-05-25');
    const seen = await value<string>(
      'select updated_at::text from contribution_tables where id = $1',
      [second],
    );
    const { error } = await fabio.rpc('delete_contribution_table', {
      table_id: second,
      seen: seen ?? '',
    });
    expect(error?.code).toBe('table_announced');
  });
});
