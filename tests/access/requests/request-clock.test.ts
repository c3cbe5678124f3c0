import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { officeMinutesBetween } from '../../../app/command-center/requests/office-minutes.ts';
import { deadlineOf } from '../../../app/portal/requests/new/warnings.ts';
import { supportHours } from '../../../app/shared/brand/support-hours.ts';
import { federalDays } from '../../../supabase/functions/run-jobs/add-federal-days.ts';
import { cast } from '../../cast.ts';
import { nextEdition } from '../../support/next-edition.ts';
import { officeTime } from '../../support/office-time.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

async function value(expression: string, ...values: unknown[]): Promise<unknown> {
  const { rows } = await server.owner.query(`select (${expression})::text as value`, values);
  return rows[0].value;
}

/** The local time at the office at which the team's time ends. */
const dueAt = (from: string, minutes: number) =>
  value(
    "to_char(private.add_office_minutes($1, $2) at time zone 'America/New_York', 'Dy YYYY-MM-DD HH24:MI')",
    from,
    minutes,
  );

describe('The team’s clock', () => {
  test.each([
    ['goes on the next morning', '2026-11-18 16:00 America/New_York', 120, 'Thu 2026-11-19 10:00'],
    ['stops over a weekend', '2026-11-20 16:30 America/New_York', 60, 'Mon 2026-11-23 09:30'],
    [
      'starts when the office opens',
      '2026-11-21 12:00 America/New_York',
      30,
      'Mon 2026-11-23 09:30',
    ],
    ['ends at closing time', '2026-11-18 09:00 America/New_York', 480, 'Wed 2026-11-18 17:00'],
    ['when clocks go forward', '2026-03-06 16:00 America/New_York', 120, 'Mon 2026-03-09 10:00'],
    ['when clocks go back', '2026-10-30 16:00 America/New_York', 120, 'Mon 2026-11-02 10:00'],
    ['on February 29', '2028-02-28 16:00 America/New_York', 120, 'Tue 2028-02-29 10:00'],
    [
      'sent at night from Los Angeles',
      '2026-11-18 21:00 America/Los_Angeles',
      60,
      'Thu 2026-11-19 10:00',
    ],
    [
      'sent in the morning from São Paulo',
      '2026-11-18 08:00 America/Sao_Paulo',
      60,
      'Wed 2026-11-18 10:00',
    ],
    ['over many weeks', '2026-10-13 16:00 America/New_York', 9600, 'Tue 2026-11-10 16:00'],
    // The finding: 16 office hours from Tuesday 16:00 ended on Thanksgiving.
    ['stops on a holiday', '2026-11-24 16:00 America/New_York', 960, 'Fri 2026-11-27 16:00'],
    ['begins after a holiday', '2026-11-26 10:00 America/New_York', 60, 'Fri 2026-11-27 10:00'],
    [
      'over many weeks with holidays',
      '2026-11-18 16:00 America/New_York',
      9600,
      'Thu 2026-12-17 16:00',
    ],
    ['over Christmas', '2026-12-24 16:00 America/New_York', 960, 'Tue 2026-12-29 16:00'],
  ])('%s', async (_case, from, minutes, due) => {
    expect(await dueAt(from, minutes)).toBe(due);
  });

  test('counts back what it has added, from any moment of two years', async () => {
    const { rows } = await server.owner.query(
      `select count(*)::int as checked, count(*) filter (
         where private.office_minutes(moment, private.add_office_minutes(moment, minutes)) <> minutes
       )::int as wrong
       from generate_series(timestamptz '2027-01-01 00:00Z', '2028-12-31 00:00Z', interval '17 hours 23 minutes') as moment,
         unnest(array[1, 479, 480, 481, 2400, 4801, 9600]) as minutes`,
    );
    expect(rows[0].checked).toBeGreaterThan(7000);
    expect(rows[0].wrong).toBe(0);
  });

  test('counts the same minutes as the Command Center', async () => {
    const { rows } = await server.owner.query(
      `select moment, moment + hours * interval '1 hour' as later,
         private.office_minutes(moment, moment + hours * interval '1 hour') as minutes
       from generate_series(timestamptz '2026-11-01 00:07Z', '2027-01-20 00:00Z', interval '31 hours') as moment,
         unnest(array[5, 40, 200, 1500]) as hours`,
    );
    expect(rows.length).toBeGreaterThan(200);
    const office = await officeTime(server.owner);
    const wrong = rows.filter(
      (row) => officeMinutesBetween(office, row.moment, row.later) !== row.minutes,
    );
    expect(wrong).toEqual([]);
  });

  test('stops on the federal holidays as they are observed, of ten years', async () => {
    const { rows } = await server.owner.query(
      "select day::text, name_pt, name_en from closed_days where source = 'federal' order by day",
    );
    const known = federalDays(2026, 11).filter(({ day }) => day < '2036-01-01');
    expect(rows).toEqual(known.sort((one, other) => one.day.localeCompare(other.day)));
  });

  test('has the hours that the site publishes', async () => {
    const { opens, closes, days } = supportHours;
    const week =
      "timestamptz '2026-11-16 00:00 America/New_York', '2026-11-23 00:00 America/New_York'";
    expect(await value(`private.office_minutes(${week})`)).toBe(
      String((closes - opens) * 60 * days.length),
    );
  });
});

describe('A deadline', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/deadlines.md'), 'utf8');
  const examples = page
    .slice(page.indexOf('## Examples'))
    .split('\n')
    .filter((line) => /\d{4}-\d\d-\d\d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, kind = '', care = '', day = '', last = '']) => ({ kind, care, day, last }));

  test('has a rule, which the page names', async () => {
    const named = page.match(/(?:instructions|procedures|maternity)#[a-z-]+/g) ?? [];
    expect(named.length).toBeGreaterThan(4);
    for (const rule of named) expect(await value('private.is_rule_of(1, $1)', rule)).toBe('true');
  });

  test('has examples for each kind of care', () => {
    const cares = new Set(examples.map(({ care }) => care));
    expect([...cares]).toEqual(['happened', 'ongoing', 'planned', 'bill']);
  });

  test.each(examples)('for $kind, $care, of $day is "$last"', async (one) => {
    const { kind, care, day, last } = one;
    if (care === 'bill') {
      expect((await value('private.bill_deadline($1, $2)', kind, day)) ?? '').toBe(last);
      return;
    }
    expect((await value('private.request_deadline($1, $2, $3)', kind, care, day)) ?? '').toBe(last);
    expect(deadlineOf({ kind, care_stage: care, service_date: day }) ?? '').toBe(last);
  });

  test('is that of the edition on the day of care, and stays once the request is sent', async () => {
    const year = new Date().getFullYear() + 2;
    const next = await nextEdition(`${year}-01-01`);
    const changed = { ...next.figures, requestDeadline: 3, plannedCareNotice: 20 };
    await server.owner.query('begin');
    try {
      await server.owner.query('select public.publish_rule_edition($1, $2, $3, $4, $5)', [
        next.effective_on,
        next.reason_pt,
        next.reason_en,
        JSON.stringify(changed),
        JSON.stringify(next.content),
      ]);
      const deadline = (care: string, day: string) =>
        value("private.request_deadline('illness', $1, $2)", care, day);
      expect(await deadline('happened', `${year - 1}-12-31`)).toBe(`${year}-06-30`);
      expect(await deadline('happened', `${year}-01-01`)).toBe(`${year}-04-01`);
      expect(await deadline('planned', `${year}-03-21`)).toBe(`${year}-03-01`);
    } finally {
      await server.owner.query('rollback');
    }
  });

  test('cannot be moved by anyone, and follows corrected facts', async () => {
    const { rows } = await server.owner.query(
      `insert into sharing_requests (member_id, kind, care_stage, service_date, deadline_on)
       values ($1, 'illness', 'happened', '2026-05-10', '2030-01-01') returning id, deadline_on::text`,
      [cast.ana.memberId],
    );
    expect(rows[0].deadline_on).toBe('2026-11-10');
    const change = async (set: string) => {
      const changed = await server.owner.query(
        `update sharing_requests set ${set} where id = $1 returning deadline_on::text`,
        [rows[0].id],
      );
      return changed.rows[0].deadline_on;
    };
    expect(await change("deadline_on = '2030-01-01'")).toBe('2026-11-10');
    expect(await change("service_date = '2026-06-10'")).toBe('2026-12-10');
    expect(await change("kind = 'maternity'")).toBeNull();
    await server.owner.query('delete from sharing_requests where id = $1', [rows[0].id]);
  });
});

describe('The day on which a request arrives', () => {
  test.each([
    ['America/New_York', '2026-11-11 04:59Z', '2026-11-10'],
    ['America/New_York', '2026-11-11 05:00Z', '2026-11-11'],
    ['America/New_York', '2026-07-11 03:59Z', '2026-07-10'],
    ['America/Los_Angeles', '2026-11-11 07:59Z', '2026-11-10'],
    ['America/Los_Angeles', '2028-03-01 07:59Z', '2028-02-29'],
    ['America/Sao_Paulo', '2026-11-11 02:59Z', '2026-11-10'],
    ['America/Sao_Paulo', '2028-02-29 03:00Z', '2028-02-29'],
    // The nights of both clock changes.
    ['America/New_York', '2026-03-09 03:59Z', '2026-03-08'],
    ['America/New_York', '2026-11-02 04:59Z', '2026-11-01'],
    ['America/Los_Angeles', '2026-03-09 06:59Z', '2026-03-08'],
  ])('in %s at %s is %s', async (zone, moment, day) => {
    expect(await value('private.day_in_zone($1, $2)', moment, zone)).toBe(day);
  });
});
