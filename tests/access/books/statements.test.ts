import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../supabase/contracts/database.ts';
import { cast } from '../../cast.ts';
import { addHouseholds, monthsAgo } from '../../support/households.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

const freeze = async () =>
  (await createClient<Database>(server.url, server.secretKey).rpc('freeze_statement')).data;

type Books = {
  statements: { month: string; frozen_on: string; figures: Record<string, number | string> }[];
  corrections: Record<string, unknown>[];
};
const openBooks = async () => (await server.anonymous().rpc('open_books')).data as Books;

/** Adds received requests of the first members of a list, with one amount each. */
async function addRequests(members: readonly string[], day: string, cents: number) {
  await server.owner.query(
    `insert into sharing_requests (member_id, state, kind, amount_cents, received_on, submitted_at, state_since, number)
     select id, 'received', 'illness', $3, $2::date, $2::date, $2::date, private.next_request_number()
     from unnest($1::uuid[]) as id`,
    [members, day, cents],
  );
}

/** Enters bills that raise what requests of a month ask for. */
async function addBills(members: readonly string[], month: string, cents: number) {
  await server.owner.query(
    `with added as (
       insert into bills (id, request_id, member_id, provider, total_cents)
       select gen_random_uuid(), id, member_id, 'Hospital', $3 from sharing_requests
       where member_id = any($1) and date_trunc('month', received_on) = $2::date
       returning id
     )
     insert into bill_lines (id, bill_id, position, service_date, description, care, charge_cents)
     select gen_random_uuid(), id, 1, $2::date, 'Raio-X', 'general', $3 from added`,
    [members, month, cents],
  );
}

let members: string[];

beforeAll(async () => {
  // Without the demo's own books. Its tables refuse deletions.
  await server.owner.query(`
    set session_replication_role = replica;
    delete from statement_corrections;
    delete from monthly_statements;
    delete from contribution_entries;
    delete from sharing_payments;
    delete from decision_confirmations;
    delete from decisions;
    update sharing_requests set received_on = private.local_today() where received_on is not null;
    update enrollments set status = 'Future Active';
    set session_replication_role = origin`);
  members = await addHouseholds(server.owner, 15);
  await addRequests(members.slice(0, 12), monthsAgo(3, 10), 100_000);
  await addRequests(members.slice(0, 3), monthsAgo(2, 10), 50_000);
});

test('before the first statement, the open books are empty, and anyone may read them', async () => {
  expect(await openBooks()).toEqual({ statements: [], corrections: [], saved: null });
});

test('each month is frozen once, in order, however many ask at once, and never the current one', async () => {
  expect(await freeze()).toBe(monthsAgo(3));
  const { statements } = await openBooks();
  expect(statements.map(({ month }) => month)).toEqual([monthsAgo(3)]);
  expect(statements[0]?.figures).toMatchObject({ requested: 1_200_000, received: 12 });
  expect(statements[0]?.figures).toMatchObject({ shared: 0, paid: 0, households: 16 });
  // Ana's four people would be the difference to the number of households.
  expect(statements[0]?.figures).toMatchObject({ people: 'hidden' });
});

test('nobody reads exact figures, and no role changes or deletes a statement', async () => {
  const visitor = server.anonymous();
  expect((await visitor.from('monthly_statements').select()).error?.code).toBe('42501');
  expect((await visitor.from('statement_corrections').select()).error?.code).toBe('42501');
  for (const statement of [
    "update monthly_statements set frozen_at = 'now'",
    'delete from monthly_statements',
    'truncate monthly_statements cascade',
  ]) {
    await expect(server.owner.query(statement)).rejects.toThrow('never changed');
  }
});

describe('When records arrive late,', () => {
  test('the next statement publishes the difference, if 11 households stand behind it', async () => {
    await addBills(members.slice(0, 12), monthsAgo(3), 110_000);
    expect(await freeze()).toBe(monthsAgo(2));
    const { statements, corrections } = await openBooks();
    expect(corrections).toMatchObject([
      {
        month: monthsAgo(3),
        figure: 'requested',
        before: 1_200_000,
        after: 1_320_000,
        is_hidden: false,
        reason: 'late',
      },
    ]);
    // The frozen figure stays, and three households are too few for an amount.
    expect(statements[1]?.figures).toMatchObject({ requested: 1_200_000 });
    expect(statements[0]?.figures).toMatchObject({ requested: 'hidden', received: 'hidden' });
  });

  test('the difference of one household is announced, not published', async () => {
    await server.owner.query(
      `update bill_lines set charge_cents = 1 where bill_id = (
         select id from bills where member_id = $1)`,
      [members[0]],
    );
    await server.owner.query('update bills set total_cents = 1 where member_id = $1', [members[0]]);
    const frozen = await Promise.all([freeze(), freeze(), freeze()]);
    expect(frozen.toSorted()).toEqual([monthsAgo(1), null, null]);
    const [latest] = (await openBooks()).corrections;
    expect(latest).toMatchObject({
      figure: 'requested',
      before: null,
      after: null,
      is_hidden: true,
      reason: 'reversal',
    });
  });
});

describe('An admin for open books', () => {
  const words = { reason_pt: 'Um texto sobre este mês.', reason_en: 'A text about this month.' };
  const add = async (email: string, correction: Record<string, unknown>) =>
    (
      await (
        await server.admin(email)
      ).rpc('add_statement_correction', { correction: correction as never })
    ).error;

  test('publishes a text about a month once, however often the call arrives', async () => {
    const correction = { id: crypto.randomUUID(), month: monthsAgo(2), figure: 'paid', ...words };
    expect(await add(cast.fabio.email, correction)).toBeNull();
    expect(await add(cast.fabio.email, correction)).toBeNull();
    const typed = (await openBooks()).corrections.filter(({ reason }) => reason === 'typed');
    expect(typed).toMatchObject([{ figure: 'paid', before: null, after: null, ...words }]);
    const { rows } = await server.owner.query(
      "select actor_id, subject_id, details from activity_log where action = 'statements.corrected'",
    );
    expect(rows).toEqual([
      {
        actor_id: cast.fabio.adminId,
        subject_id: correction.id,
        details: { month: monthsAgo(2), figure: 'paid' },
      },
    ]);
  });

  test.each([
    ['the current month', { month: monthsAgo(0) }, 'month_invalid'],
    ['no month', { month: "'; drop table members" }, 'month_invalid'],
    ['no such figure', { figure: 'salaries' }, 'figure_invalid'],
    ['no reason', { reason_pt: '  ' }, 'reason_missing'],
    ['a long reason', { reason_en: 'x'.repeat(1001) }, 'reason_missing'],
    ['no id', { id: null }, 'correction_invalid'],
    ['a text as id', { id: 'x' }, 'correction_invalid'],
  ])('is refused: %s', async (_what, wrong, code) => {
    const right = { id: crypto.randomUUID(), month: monthsAgo(2), figure: null, ...words };
    expect(await add(cast.fabio.email, { ...right, ...wrong })).toMatchObject({ code });
  });

  test('reads the running month and who was emailed; others do not', async () => {
    const { data } = await (await server.admin(cast.fabio.email)).rpc('statement_overview');
    expect(data).toMatchObject({ running: { month: monthsAgo(0) }, pending: [] });
    const [latest] = (data as { statements: Record<string, unknown>[] }).statements;
    expect(latest).toMatchObject({ month: monthsAgo(1), sent: 0 });
    expect(latest?.recipients).toBeGreaterThanOrEqual(15);
    for (const client of [server.anonymous(), await server.signedIn(cast.ana.email)]) {
      expect((await client.rpc('statement_overview')).error).not.toBeNull();
    }
    expect(await add(cast.otavio.email, { id: crypto.randomUUID() })).toMatchObject({
      code: 'permission_denied',
    });
  });
});
