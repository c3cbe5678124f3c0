import { createClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

const query = async (sql: string, ...values: unknown[]) =>
  (await server.owner.query(sql, values)).rows;

/** A day, counted from today at the office. */
async function day(after: number): Promise<string> {
  const [row] = await query('select (private.local_today() + $1::int)::text as day', after);
  return row.day;
}

/** A member with an active enrollment of $300, whose next payment is due in eight days and open. */
async function household(status = 'active'): Promise<string> {
  const [row] = await query(
    `with member as (
       insert into members (email, first_name, last_name, date_of_birth, state, enrollment_status)
       values (gen_random_uuid() || '@example.com', 'Rita', 'Prates', '1988-01-01', 'FL', $1) returning id
     ), enrollment as (
       insert into enrollments (member_id, status, start_date, monthly_cost, product_iua_id)
       select id, 'Active', '2024-01-01', 300, $2 from member
     ), schedule as (
       insert into billing_schedules (member_id, next_billing_date, amount)
       select id, private.local_today() + 8, 300 from member
     )
     select id from member`,
    status,
    cast.ana.iuaId,
  );
  await query('select private.open_dues(private.local_today() + 10)');
  return row.id;
}

async function partsOf(member: string) {
  const [row] = await query(
    `select enrollment_status as status,
       (select jsonb_agg(status order by created_at) from enrollments where member_id = $1) as enrollments,
       (select jsonb_agg(status order by created_at) from billing_schedules where member_id = $1) as schedules,
       (select jsonb_agg(status order by due_date, created_at) from billing where member_id = $1) as payments,
       private.owes_on($1, private.local_today() + 20) as owes,
       (select kind from private.membership_contradictions where member_id = $1) as contradiction
     from members where id = $1`,
    member,
  );
  return row;
}

const current = {
  ...{ status: 'active', enrollments: ['Active'], schedules: ['active'], payments: ['Pending'] },
  ...{ owes: true, contradiction: null },
};
const ended = {
  ...{ status: 'cancelled', enrollments: ['Cancelled'], schedules: ['ended'] },
  ...{ payments: ['Cancelled'], owes: false, contradiction: null },
};

let fabio: Awaited<ReturnType<typeof server.admin>>;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
});

async function end(member: string, last_day: string, reason = 'Mudou de país') {
  const { error } = await fabio.rpc('end_membership', { member_id: member, reason, last_day });
  return error?.code;
}

async function reinstate(member: string) {
  return (await fabio.rpc('reinstate_membership', { member_id: member })).error?.code;
}

describe('A membership', () => {
  test('ends today: portal, enrollment, schedule and the next payment together', async () => {
    const member = await household();
    expect(await partsOf(member)).toEqual(current);
    expect(await end(member, await day(0))).toBeUndefined();
    expect(await partsOf(member)).toEqual(ended);
    expect(
      await query(
        `select end_date::text, inactive_date::text, inactive_reason from enrollments where member_id = $1`,
        member,
      ),
    ).toEqual([
      { end_date: await day(0), inactive_date: await day(1), inactive_reason: 'Mudou de país' },
    ]);
    expect(await end(member, await day(0))).toBe('membership_ended');
  });

  test('begins on its start date, not a day before', async () => {
    const member = await household();
    await query(`update members set enrollment_status = 'Future Active' where id = $1`, member);
    const starts = (days: number) =>
      query(
        `update enrollments set status = 'Future Active', start_date = private.local_today() + ${days} where member_id = $1`,
        member,
      );
    await starts(1);
    await query('select private.run_monthly_work()');
    expect(await partsOf(member)).toMatchObject({
      status: 'Future Active',
      enrollments: ['Future Active'],
    });
    await starts(0);
    await query('select private.run_monthly_work()');
    expect(await partsOf(member)).toMatchObject({ status: 'active', enrollments: ['Active'] });
    expect(
      await query(
        `select action from activity_log where subject_id = $1 and action = 'membership.began'`,
        member,
      ),
    ).toHaveLength(1);
  });

  test('goes on until its last day, and its last payment stays due', async () => {
    const member = await household();
    expect(await end(member, await day(8))).toBeUndefined();
    expect(await partsOf(member)).toEqual({ ...current, schedules: ['ended'], owes: false });
    await query('select private.run_monthly_work()');
    expect(await partsOf(member)).toMatchObject({ status: 'active', enrollments: ['Active'] });

    await query(
      `update enrollments set end_date = private.local_today() - 1 where member_id = $1`,
      member,
    );
    await query('select private.run_monthly_work()');
    expect(await partsOf(member)).toEqual(ended);
    expect(
      await query(
        `select action from activity_log where subject_id = $1 and action like 'membership.%' order by id`,
        member,
      ),
    ).toEqual([{ action: 'membership.ended' }, { action: 'membership.closed' }]);
  });

  test('continues, with its start, its schedule and its next payment; the gap stays unshared', async () => {
    const member = await household();
    await end(member, await day(0));
    expect(await reinstate(member)).toBeUndefined();
    await query('select private.open_dues(private.local_today() + 10)');
    expect(await partsOf(member)).toEqual({ ...current, payments: ['Cancelled', 'Pending'] });
    const [facts] = await query('select private.household_facts($1) as facts', member);
    expect(facts.facts.lapses).toEqual([{ from: await day(1), paidOn: await day(1), until: null }]);
    expect(facts.facts.people[0].periods).toEqual([{ from: '2024-01-01', until: null }]);
    expect(await reinstate(member)).toBe('membership_current');
  });

  test('keeps going when its last day is taken back', async () => {
    const member = await household();
    await end(member, await day(2));
    expect(await partsOf(member)).toMatchObject({ schedules: ['ended'], payments: ['Cancelled'] });
    expect(await reinstate(member)).toBeUndefined();
    await query('select private.open_dues(private.local_today() + 10)');
    expect(await partsOf(member)).toEqual({ ...current, payments: ['Cancelled', 'Pending'] });
    expect(await query('select from membership_lapses where member_id = $1', member)).toEqual([]);
  });

  test('gets a later last day, and the payment until then is due again', async () => {
    const member = await household();
    await end(member, await day(2));
    expect(await end(member, await day(9))).toBeUndefined();
    await query('select private.open_dues(private.local_today() + 10)');
    expect(await partsOf(member)).toMatchObject({
      ...{ schedules: ['active'], payments: ['Cancelled', 'Pending'], contradiction: null },
    });
    await query(
      `update enrollments set end_date = private.local_today() - 1 where member_id = $1`,
      member,
    );
    await query('select private.run_monthly_work()');
    expect(await partsOf(member)).toEqual({ ...ended, payments: ['Cancelled', 'Cancelled'] });
  });

  test('of someone who enrolls again is open again, and its old one stays ended', async () => {
    const member = await household();
    await end(member, await day(0));
    const { error } = await fabio
      .from('enrollments')
      .insert({ member_id: member, status: 'Active', start_date: await day(0) });
    expect(error).toBeNull();
    expect(await partsOf(member)).toMatchObject({
      ...{ status: 'active', enrollments: ['Cancelled', 'Active'], contradiction: null },
    });
  });

  test('that has not begun ends at once', async () => {
    const member = await household();
    await query(
      `update enrollments set status = 'Future Active', start_date = private.local_today() + 30 where member_id = $1`,
      member,
    );
    expect(await end(member, await day(8))).toBeUndefined();
    expect(await partsOf(member)).toEqual(ended);
  });

  test.each([
    ['without a reason', 0, ' a ', 'reason_missing'],
    ['yesterday', -1, undefined, 'last_day_impossible'],
    ['in two years', 700, undefined, 'last_day_impossible'],
  ])('does not end %s', async (_, after, reason, code) => {
    const member = await household();
    expect(await end(member, await day(after), reason)).toBe(code);
    expect(await partsOf(member)).toEqual(current);
  });

  test('ends once when two admins end it at the same time', async () => {
    const member = await household();
    const today = await day(0);
    const codes = await Promise.all([end(member, today), end(member, today), reinstate(member)]);
    expect(codes.filter((code) => code === undefined).length).toBeGreaterThan(0);
    expect((await partsOf(member)).contradiction).toBeNull();
  });
});

describe('A person is a member', () => {
  const [leftIn2025, since2026] = [
    `('Cancelled', '2024-01-01', '2025-06-30', '2025-07-01')`,
    `('Active', '2026-01-01', null, null)`,
  ];
  const always = { from: '2024-01-01', until: null };
  const first = { from: '2024-01-01', until: '2025-06-30' };
  const again = { from: '2026-01-01', until: null };

  test.each([
    ['from the start date on', [`('Active', '2024-01-01', null, null)`], [always]],
    ['until a planned last day', [`('Active', '2024-01-01', '2025-06-30', null)`], [first]],
    [
      'until the last day of the past',
      [`('Cancelled', '2024-01-01', '2025-06-30', null)`],
      [first],
    ],
    ['until the membership was cancelled', [leftIn2025], [first]],
    ['twice, with a gap', [since2026, leftIn2025], [first, again]],
    [
      'all the time, on another plan without a gap',
      [leftIn2025, `('Active', '2025-07-01', null, null)`],
      [always],
    ],
    ['not if it was cancelled before', [`('Cancelled', '2026-01-01', null, '2026-01-01')`], null],
    ['not without a start date', [`('Pending', null, null, null)`], null],
  ])('%s', async (_, rows, periods) => {
    const [{ id }] = await query(
      `insert into members (email, first_name, last_name, date_of_birth, state)
       values (gen_random_uuid() || '@example.com', 'Rita', 'Prates', '1988-01-01', 'FL') returning id`,
    );
    await query(
      `insert into enrollments (member_id, status, start_date, end_date, inactive_date)
       select $1, status, start_date::date, end_date::date, inactive_date::date
       from (values ${rows.join(', ')}) as rows (status, start_date, end_date, inactive_date)`,
      id,
    );
    const [{ facts }] = await query('select private.household_facts($1) as facts', id);
    expect(facts.people).toEqual(periods ? [{ id, periods }] : []);
  });

  test('until it was recorded that the membership had been cancelled, without a day', async () => {
    const member = await household();
    await query(`delete from enrollments where member_id = $1`, member);
    await query(
      `insert into enrollments (member_id, status, start_date) values ($1, 'Cancelled', '2024-01-01')`,
      member,
    );
    const [{ facts }] = await query('select private.household_facts($1) as facts', member);
    expect(facts.people[0].periods).toEqual([{ from: '2024-01-01', until: await day(0) }]);
  });

  test('without the lapse of a membership that has ended', async () => {
    const member = await household();
    await query(
      `update enrollments set status = 'Cancelled', end_date = '2025-03-31', inactive_date = '2025-04-01'
       where member_id = $1`,
      member,
    );
    await query(
      `insert into membership_lapses (member_id, from_date, cause) values ($1, '2025-03-10', 'contribution')`,
      member,
    );
    await query(
      `insert into enrollments (member_id, status, start_date) values ($1, 'Active', '2026-01-01')`,
      member,
    );
    const [{ facts }] = await query('select private.household_facts($1) as facts', member);
    expect(facts.lapses).toMatchObject([{ from: '2025-03-10', until: '2025-03-31' }]);
    expect(facts.people[0].periods).toMatchObject([{ until: '2025-03-31' }, again]);
  });

  test('in a household only while it has a membership, and as long as the person belongs to it', async () => {
    const member = await household();
    await query(
      `update enrollments set status = 'Cancelled', end_date = '2025-06-30', inactive_date = '2025-07-01'
       where member_id = $1`,
      member,
    );
    await query(
      `insert into enrollments (member_id, status, start_date) values ($1, 'Active', '2026-01-01')`,
      member,
    );
    await query(
      `insert into household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date, end_date)
       values ($1, 'Téo', 'Prates', '1987-02-03', 'spouse', '2024-06-01', null),
         ($1, 'Caio', 'Prates', '2001-02-03', 'child', '2023-01-01', '2026-03-31')`,
      member,
    );
    const [{ facts }] = await query('select private.household_facts($1) as facts', member);
    const periodsOf = (child: boolean) =>
      facts.people.filter(
        (one: { id: string; childBornOn?: string }) =>
          one.id !== member && Boolean(one.childBornOn) === child,
      );
    expect(periodsOf(false)).toMatchObject([
      { periods: [{ from: '2024-06-01', until: '2025-06-30' }, again] },
    ]);
    expect(periodsOf(true)).toMatchObject([
      { childBornOn: '2001-02-03', periods: [first, { from: '2026-01-01', until: '2026-03-31' }] },
    ]);
  });
});

describe('No other way', () => {
  test('ends or continues a membership: not its status, not its enrollment', async () => {
    const member = await household();
    const set = async (table: string, change: object) => {
      const key = table === 'members' ? 'id' : 'member_id';
      const { error } = await fabio
        .from(table as 'members')
        .update(change)
        .eq(key as 'id', member);
      return error?.code;
    };
    expect(await set('members', { enrollment_status: 'cancelled' })).toBe('membership_operation');
    expect(await set('members', { enrollment_status: 'Suspended' })).toBe('membership_operation');
    expect(await set('members', { enrollment_status: 'pending' })).toBeUndefined();
    expect(await set('enrollments', { status: 'Cancelled' })).toBe('membership_operation');
    expect(await set('enrollments', { status: 'Pending' })).toBeUndefined();
    expect(await set('enrollments', { end_date: await day(0) })).toBe('42501');
    expect(await set('enrollments', { inactive_date: await day(0) })).toBe('42501');
    await end(member, await day(0));
    expect(await set('members', { enrollment_status: 'active' })).toBe('membership_operation');
    expect(await set('enrollments', { status: 'Active' })).toBe('membership_operation');
    expect((await partsOf(member)).contradiction).toBeNull();
  });

  test('for people; the project’s own functions may write a status', async () => {
    const member = await household();
    const service = createClient(server.url, server.secretKey, { auth: { persistSession: false } });
    const change = { enrollment_status: 'inactive' };
    expect((await service.from('members').update(change).eq('id', member)).error).toBeNull();
    expect((await partsOf(member)).contradiction).toBe('status_ended');
    await query('delete from members where id = $1', member);
  });

  test.each([cast.otavio.email, cast.gabriela.email])('%s may neither', async (email) => {
    const member = await household();
    const admin = await server.admin(email);
    const calls = [
      admin.rpc('end_membership', { member_id: member, reason: 'Teste', last_day: await day(0) }),
      admin.rpc('reinstate_membership', { member_id: member }),
      admin.rpc('membership_outlook', { member_id: member }),
    ];
    for (const { error } of await Promise.all(calls)) expect(error?.code).toBe('permission_denied');
    expect(await partsOf(member)).toEqual(current);
  });

  test('Ana may not end her own, nor a visitor hers', async () => {
    for (const client of [await server.signedIn(cast.ana.email), server.anonymous()]) {
      const { error } = await client.rpc('end_membership', {
        ...{ member_id: cast.ana.memberId, reason: 'Teste', last_day: await day(0) },
      });
      expect(error).not.toBeNull();
    }
    expect((await partsOf(cast.ana.memberId)).status).toBe('active');
  });
});

describe('What contradicts itself', () => {
  const broken = {
    status_ended: `update members set enrollment_status = 'cancelled' where id = $1`,
    enrollment_ended: `update enrollments set status = 'Cancelled' where member_id = $1`,
    schedule_open: `with member as (update members set enrollment_status = 'inactive' where id = $1)
      update enrollments set status = 'Cancelled', inactive_date = private.local_today() where member_id = $1`,
  };

  test.each(Object.entries(broken))(
    'is named (%s), and either operation resolves it',
    async (kind, sql) => {
      for (const repair of [async (member: string) => end(member, await day(0)), reinstate]) {
        const member = await household();
        await query(sql, member);
        expect((await partsOf(member)).contradiction).toBe(kind);
        const { data, error } = await fabio.rpc('overview_figures');
        expect(error).toBeNull();
        expect(data).toMatchObject({ contradictions: 1 });
        await callGuarded(fabio, 'open_lists', { lists: ['members'] });
        const listed = await fabio.from('member_list').select('id').eq('has_contradiction', true);
        expect(listed.data).toEqual([{ id: member }]);
        expect(await repair(member)).toBeUndefined();
        expect((await partsOf(member)).contradiction).toBeNull();
      }
    },
  );

  test('no one of the cast does', async () => {
    expect(await query('select * from private.membership_contradictions')).toEqual([]);
  });

  beforeEach(() => query(`delete from members where first_name = 'Rita'`));
});

test('status, enrollment, schedule and ledger agree after any sequence of operations', async () => {
  await query(`delete from members where first_name = 'Rita'`);
  const operations: Record<string, string> = {
    join: `with enrolled as (
        insert into enrollments (member_id, status, start_date, monthly_cost) values ($1, 'Active', private.local_today(), 219)
      )
      insert into billing_schedules (member_id, next_billing_date, amount) values ($1, private.local_today() + 5, 219)`,
    'change plan': `update enrollments set product_iua_id = null, monthly_cost = 350 where member_id = $1`,
    'change IUA': `update enrollments set product_iua_id = '${cast.ana.iuaId}' where member_id = $1`,
    'end today': `select private.end_membership($1, 'Teste', private.local_today())`,
    'end later': `select private.end_membership($1, 'Teste', private.local_today() + 6)`,
    'reach the last day': `update enrollments set end_date = private.local_today() - 1
      where member_id = $1 and status in ('Active', 'Inactive') and start_date < private.local_today()
        and end_date > private.local_today()`,
    reinstate: `select private.reinstate_membership($1)`,
    'an unpaid month': `insert into billing (member_id, due_date, amount, created_at)
      select $1, months.day, 300, months.day - 10
      from (select (date_trunc('month', private.local_today()) - interval '1 month')::date + 3 as day) as months
      where private.owes_on($1, months.day)`,
    'a month unpaid for long': `insert into billing (member_id, due_date, amount, created_at)
      select $1, months.day, 300, months.day - 10
      from (select (date_trunc('month', private.local_today()) - interval '4 months')::date + 3 as day) as months
      where private.owes_on($1, months.day)`,
    pay: `select private.record_contribution(jsonb_build_object(
        'member_id', $1::uuid, 'month', months.month, 'cents', months.due_cents - months.received_cents,
        'received_on', private.local_today(), 'source', 'manual', 'reference', gen_random_uuid()
      )) from contribution_months as months where months.member_id = $1 and months.received_cents < months.due_cents limit 1`,
    reverse: `select private.record_contribution(jsonb_build_object(
        'member_id', $1::uuid, 'month', entries.month, 'cents', -entries.cents, 'reverses', entries.id,
        'received_on', private.local_today(), 'source', 'manual', 'reference', gen_random_uuid()
      )) from contribution_entries as entries
      where entries.member_id = $1 and entries.cents > 0 and private.open_cents(entries.id) = entries.cents limit 1`,
  };
  const disagreeing = `
    select members.id,
      coalesce(states.state, 'none') as state, members.enrollment_status as status, contradictions.kind,
      private.status_allows_sign_in(members.enrollment_status) = (states.state <> 'ended') as portal,
      states.state <> 'ended' or not private.owes_on(members.id, private.local_today()) as owes,
      states.state <> 'ended' or not exists (
        select from billing_schedules as schedules where schedules.member_id = members.id and schedules.status <> 'ended'
      ) as schedule,
      not exists (
        select from contribution_months as months where months.member_id = members.id and months.received_cents <> (
          select coalesce(sum(entries.cents), 0) from contribution_entries as entries
          where entries.member_id = months.member_id and entries.month = months.month and entries.kind = 'contribution'
        )
      ) as ledger,
      not exists (
        select from billing join contribution_months as months
          on months.member_id = billing.member_id and months.month = date_trunc('month', billing.due_date)
        where billing.member_id = members.id and billing.status = 'Pending' and months.is_paid
      ) as dues
    from members
    left join private.membership_states as states on states.member_id = members.id
    left join private.membership_contradictions as contradictions on contradictions.member_id = members.id
    where members.id = $1`;
  const agrees = { portal: true, owes: true, schedule: true, ledger: true, dues: true };
  let sequences = 0;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(operations)), { minLength: 1, maxLength: 8 }),
      async (names) => {
        const member = await household();
        for (const name of names) {
          await query(operations[name] ?? '', member);
          await query(
            'select private.close_ended_memberships(), private.settle_lapses($1)',
            member,
          );
        }
        const [row] = await query(disagreeing, member);
        const { state, status, kind, id: _, ...found } = row;
        expect(found, `${state}, ${status}`).toEqual(agrees);
        expect([null, 'lapse_over']).toContain(kind);
        seen.add(state);
        sequences += 1;
        if (sequences % 20 === 0) await query('select private.run_monthly_work()');
        await query('delete from members where id = $1', member);
      },
    ),
    { numRuns: 1000 },
  );
  expect(sequences).toBe(1000);
  expect([...seen].sort()).toEqual(['current', 'ended', 'lapsed']);
  // A busy machine is slow, which is no failure.
}, 900_000);
