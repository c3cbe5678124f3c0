import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { migrate } from 'supabase-gateway/database/migrate';
import { migrationFiles, platformFiles } from 'supabase-gateway/database/sql-files';
import { connectAsOwner, newDatabase } from 'supabase-gateway/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';

const seed = readFileSync('supabase/seed.sql', 'utf8');
let owner: pg.Client;

beforeAll(async () => {
  const { location } = await newDatabase();
  owner = await connectAsOwner(location);
  await migrate(owner, {
    platform: platformFiles(),
    migrations: migrationFiles('supabase'),
    seeds: [],
  });
});

afterAll(() => owner.end());

const one = async (sql: string) => (await owner.query(sql)).rows[0];
const anas = `member_id = '${cast.ana.memberId}'`;

// Between midnight UTC and midnight at the office, the days differ. `npm run test:dates` runs all tests at such moments.
describe.each([
  ['2027-01-01T15:00Z', '2027-01-01'],
  ['2027-02-01T03:00Z', '2027-01-31'],
  ['2027-01-15T15:00Z', '2027-01-15'],
  ['2026-11-25T15:00Z', '2026-11-25'],
  ['2026-11-27T02:00Z', '2026-11-26'],
  ['2027-02-28T15:00Z', '2027-02-28'],
  ['2028-02-29T15:00Z', '2028-02-29'],
  ['2026-12-01T04:30Z', '2026-11-30'],
  ['2026-12-31T15:00Z', '2026-12-31'],
])('The demo data at %s', (moment, today) => {
  beforeAll(async () => {
    await owner.query('begin');
    // Only in this transaction: the database has no clock that can be set.
    await owner.query(
      `create or replace function private.local_today() returns date language sql stable set search_path = ''
       as $$ select private.local_day('${moment}') $$`,
    );
    await owner.query(seed.replaceAll('now()', `timestamptz '${moment}'`));
  });

  afterAll(() => owner.query('rollback'));

  test('is dated by the day at the office', async () => {
    expect(seed).not.toMatch(/current_date|now\(\)::date/i);
    expect(await one('select private.local_today()::text as today')).toMatchObject({
      today,
    });
  });

  test('has Ana’s next payment in six days, as her schedule says', async () => {
    expect(
      await one(
        `select count(*)::int, min(due_date - private.local_today()) as days,
           bool_and(exists (
             select from billing_schedules as schedules
             where schedules.member_id = billing.member_id and schedules.next_billing_date = billing.due_date
           )) as is_scheduled
         from billing where status = 'Pending' and ${anas}`,
      ),
    ).toEqual({ count: 1, days: 6, is_scheduled: true });
  });

  test('has each of Ana’s eleven paid months once, in the past, received within the month', async () => {
    expect(
      await one(
        `select count(*)::int, count(distinct date_trunc('month', due_date))::int as months,
           bool_and(due_date < private.local_today()) as are_due,
           bool_and(private.local_day(paid_at) between due_date and private.local_today()) as are_past,
           bool_and(date_trunc('month', private.local_day(paid_at)) = date_trunc('month', due_date)) as are_within
         from billing where status = 'Paid' and ${anas}`,
      ),
    ).toEqual({ count: 11, months: 11, are_due: true, are_past: true, are_within: true });
  });

  test('has no lapse, and a ledger of what was paid', async () => {
    expect(
      await one(
        `select (select count(*)::int from membership_lapses) as lapses,
           (select sum(cents)::int from contribution_entries where ${anas}) as received,
           (select count(*)::int from contribution_months where ${anas} and is_paid and due_cents > 0) as paid_months`,
      ),
    ).toEqual({ lapses: 0, received: 11 * 48_900, paid_months: 11 });
  });

  test('has no request that was received after today or later than it was sent', async () => {
    expect(
      await one(
        `select bool_and(received_on <= private.local_today() and documents_due_on = received_on + 60) as fits
         from sharing_requests where received_on is not null`,
      ),
    ).toEqual({ fits: true });
  });

  test('has twelve statements of past months, whose balances follow from their amounts', async () => {
    const { rows } = await owner.query<{ month: string; published: Record<string, unknown> }>(
      'select month::text, published from monthly_statements order by month',
    );
    expect(rows).toHaveLength(12);
    expect((rows.at(-1)?.month ?? today) < `${today.slice(0, 7)}-01`).toBe(true);
    const { basis_points: rate } = await one('select basis_points from administration_rates');
    for (const [at, { month, published: now }] of rows.entries()) {
      const before = rows[at - 1]?.published;
      const change = (balance: string) => Number(now[balance]) - Number(before?.[balance]);
      const shown = (...names: string[]) => names.every((name) => typeof now[name] === 'number');
      if (before && shown('shared', 'paid', 'waiting')) {
        expect(change('waiting'), month).toBe(Number(now.shared) - Number(now.paid));
      }
      if (before && shown('gifts', 'fund_used', 'fund') && typeof before.fund === 'number') {
        expect(change('fund'), month).toBe(Number(now.gifts) - Number(now.fund_used));
      }
      if (shown('administration')) {
        expect(now.administration, month).toBe(
          Math.floor((Number(now.contributions) * rate) / 10_000),
        );
      }
    }
  });
});
