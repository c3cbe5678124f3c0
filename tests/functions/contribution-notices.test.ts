import { expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';

const server = testServer();

const run = () => callFunction(server, 'run-jobs', {}, { apikey: server.secretKey });

test('Ana and Helena get one email each about their new amount, in their language; who left gets none', async () => {
  await server.owner.query('delete from gateway.mail_queue');
  await server.owner.query(
    `update auth.users set raw_user_meta_data = '{"language": "en"}' where email = $1`,
    [cast.helena.email],
  );
  // The run itself would announce what the table has otherwise.
  await server.owner.query('update enrollments set plan_type = null');
  // Next month, whatever today is.
  await server.owner.query(
    `insert into private.contribution_notices (enrollment_id, month, member_id, old_cents, new_cents)
     select distinct on (member_id) id, (date_trunc('month', private.local_today()) + interval '1 month')::date, member_id, 48900, 51250
     from enrollments where member_id = any ($1) order by member_id, created_at desc`,
    [[cast.ana.memberId, cast.helena.memberId]],
  );
  const { rows } = await server.owner.query<{ id: string }>(
    `with left_member as (
       insert into members (email, first_name, last_name, date_of_birth, state, enrollment_status)
       values ('foi-embora@example.com', 'Ivo', 'Melo', '1988-01-01', 'FL', 'cancelled') returning id
     )
     insert into enrollments (member_id, status) select id, 'Cancelled' from left_member returning id`,
  );
  await server.owner.query(
    `insert into private.contribution_notices (enrollment_id, month, member_id, old_cents, new_cents)
     select id, (date_trunc('month', private.local_today()) + interval '1 month')::date, member_id, 1, 2
     from enrollments where id = $1`,
    [rows[0]?.id],
  );
  // The process of a run is killed after the claim.
  await server.owner.query('select * from public.claim_contribution_notices(null)');
  await run();
  const sent = async () =>
    (await queuedEmails(server)).filter(({ kind }) => kind === 'contribution-change');
  expect(await sent()).toEqual([]);
  await server.owner.query(
    "update private.contribution_notices set claimed_at = claimed_at - interval '11 minutes'",
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
  expect(anas?.subject).toMatch(/^Mutirão: Sua contribuição mensal muda em 01\/\d\d\/\d{4}$/);
  expect(anas?.text).toContain('será de US$\u00a0512,50. Até lá, continua em US$\u00a0489,00.');
  expect(anas?.text).toContain('/BR/member-portal/profile/payments');
  expect(helenas?.subject).toMatch(/^Mutirão: Your monthly contribution changes on \w+ 1, \d{4}$/);
  expect(helenas?.text).toContain('will be $512.50. Until then it stays at $489.00.');
});
