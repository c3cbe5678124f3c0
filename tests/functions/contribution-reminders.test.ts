import { expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';

const server = testServer();

const run = () => callFunction(server, 'run-jobs', {}, { apikey: server.secretKey });

type Reminder = { month: string; kind: string };

/** The reminders of a day, by a fixed month of a new member. */
async function remindersOn(day: string, dueOn: string, paid = 0): Promise<Reminder[]> {
  const { rows } = await server.owner.query<{ id: string }>(
    `with member as (
       insert into members (email, first_name, last_name, date_of_birth, state, enrollment_status)
       values (gen_random_uuid() || '@example.com', 'Rita', 'Prates', '1988-01-01', 'FL', 'active') returning id
     ), enrollment as (
       insert into enrollments (member_id, status, start_date) select id, 'Active', '2024-01-01' from member
     ), due as (
       insert into billing (member_id, due_date, amount, created_at) select id, $1, 300, $1::date - 10 from member
     )
     select id from member`,
    [dueOn],
  );
  const member = rows[0]?.id;
  if (paid > 0) {
    await server.owner.query('select private.record_contribution($1)', [
      {
        member_id: member,
        month: `${dueOn.slice(0, 7)}-01`,
        cents: paid,
        received_on: dueOn,
        source: 'manual',
        reference: member,
      },
    ]);
  }
  const reminders = await server.owner.query<Reminder>(
    `select kind, due_on::text, lapses_on::text, cents::integer
     from private.due_reminders($1) where member_id = $2 order by kind`,
    [day, member],
  );
  return reminders.rows;
}

const lapse = { due_on: '2031-03-10', lapses_on: '2031-04-01' };

test.each([
  ['six days before it is due', '2031-03-04', 0, []],
  ['five days before', '2031-03-05', 0, [{ ...lapse, kind: 'due', cents: 30_000 }]],
  [
    'on the day, with a part received',
    '2031-03-10',
    10_000,
    [{ ...lapse, kind: 'due', cents: 20_000 }],
  ],
  ['five days before, when it is paid', '2031-03-05', 30_000, []],
  ['the day after', '2031-03-11', 0, []],
  [
    'in the last five days of the month',
    '2031-03-27',
    0,
    [{ ...lapse, kind: 'last_days', cents: 30_000 }],
  ],
  ['on its last day', '2031-03-31', 0, [{ ...lapse, kind: 'last_days', cents: 30_000 }]],
  ['on its last day, when it is paid', '2031-03-31', 30_000, []],
  ['when the month has ended', '2031-04-01', 0, []],
])('%s', async (_when, day, paid, expected) => {
  expect(await remindersOn(day, '2031-03-10', paid)).toEqual(expected);
});

test('a contribution that is due on the last day of its month is in both, on different days', async () => {
  expect(await remindersOn('2031-03-26', '2031-03-31')).toMatchObject([{ kind: 'due' }]);
  expect(await remindersOn('2031-03-31', '2031-03-31')).toMatchObject([
    { kind: 'due' },
    { kind: 'last_days' },
  ]);
});

test('Ana and Helena get one email each, in their language, despite lost calls; Bruno, who has no enrollment, gets none', async () => {
  // A payment that is deleted stays in the ledger, and this month may be paid.
  const thisMonth = "due_date >= date_trunc('month', private.local_today())";
  await server.owner.query(
    `update billing set status = 'Pending', paid_at = null where ${thisMonth}`,
  );
  await server.owner.query(`delete from billing where ${thisMonth}`);
  // The run itself would add what falls due.
  await server.owner.query('delete from billing_schedules');
  await server.owner.query('delete from gateway.mail_queue');
  const addDue = (memberId: string) =>
    server.owner.query(
      'insert into billing (member_id, due_date, amount) values ($1, private.local_today() + 3, 489)',
      [memberId],
    );
  for (const { memberId } of [cast.ana, cast.bruno, cast.helena]) await addDue(memberId);
  // Near the end of a month, what Ana paid at its beginning would count for this due date.
  await server.owner.query(
    'update contribution_months set received_cents = 0 where due_on = private.local_today() + 3',
  );
  await server.owner.query(
    `update auth.users set raw_user_meta_data = '{"language": "en"}' where email = $1`,
    [cast.helena.email],
  );
  // The process of a run is killed after the claim.
  await server.owner.query('select * from public.claim_contribution_reminders(null)');
  await run();
  const sent = async () =>
    (await queuedEmails(server)).filter(({ kind }) => kind.startsWith('contribution-'));
  expect(await sent()).toEqual([]);
  await server.owner.query(
    "update private.contribution_reminders set claimed_at = claimed_at - interval '11 minutes'",
  );
  await Promise.all([run(), run(), run()]);
  await run();
  const emails = await sent();
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual(
    [cast.ana.email, cast.helena.email].toSorted(),
  );
  const [anas, helenas] = [cast.ana, cast.helena].map(({ email }) =>
    emails.find(({ recipient }) => recipient === email),
  );
  expect(anas?.subject).toMatch(/^Mutirão: Sua contribuição vence em \d\d\/\d\d\/\d{4}$/);
  expect(anas?.text).toContain('US$\u00a0489,00');
  expect(anas?.text).toContain('/BR/member-portal/profile/payments');
  expect(helenas?.subject).toMatch(/^Mutirão: Your contribution is due on \w+ \d+, \d{4}$/);
  expect(helenas?.text).toContain('$489.00');
});

test('a member whose month is about to end learns the last day, and until when a payment continues the membership', async () => {
  await server.owner.query('delete from gateway.mail_queue');
  // The month is over tomorrow, whatever today is.
  await server.owner.query(
    `insert into contribution_months (member_id, month, due_on, due_cents, recurring_cents, received_cents, is_reversed, lapses_on)
     values ($1, '2026-01-01', private.local_today() - 9, 30000, 30000, 12500, false, private.local_today() + 1)
     on conflict on constraint contribution_months_month_key do update set due_on = excluded.due_on, due_cents = excluded.due_cents,
       recurring_cents = excluded.recurring_cents, received_cents = excluded.received_cents, lapses_on = excluded.lapses_on`,
    [cast.ana.memberId],
  );
  await Promise.all([run(), run()]);
  const emails = (await queuedEmails(server)).filter(
    ({ kind }) => kind === 'contribution-last_days',
  );
  const { rows } = await server.owner.query<{ last_day: string; until: string }>(
    `select to_char(private.local_today(), 'DD/MM/YYYY') as last_day, to_char(private.local_today() + 31, 'DD/MM/YYYY') as until`,
  );
  expect(emails.map(({ recipient }) => recipient)).toEqual([cast.ana.email]);
  expect(emails[0]?.text).toContain(`até ${rows[0]?.last_day}, nada muda`);
  expect(emails[0]?.text).toContain(`Se você pagar até ${rows[0]?.until}`);
  expect(emails[0]?.text).toContain('faltam US$\u00a0175,00');
  expect(emails[0]?.text).toContain('não pode compartilhar');
});
