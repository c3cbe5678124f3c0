import { beforeAll, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { addHouseholds, monthsAgo } from '../support/households.ts';
import { testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';

const server = testServer();

const run = async () => {
  const { body } = await callFunction(server, 'run-jobs', {}, { apikey: server.secretKey });
  return (body as unknown as { failed: string[] }).failed;
};

const sent = async () =>
  (await queuedEmails(server)).filter(({ kind }) => kind === 'monthly-statement');

let recipients: string[];

beforeAll(async () => {
  // The statement of the last month is missing, as after a night without the server.
  await server.owner.query(`
    set session_replication_role = replica;
    delete from monthly_statements where month = (select max(month) from monthly_statements);
    set session_replication_role = origin`);
  await addHouseholds(server.owner, 120);
  await server.owner.query(
    `update members set receive_emails = case email
       when 'household-1@example.com' then false when 'household-2@example.com' then null else true end
     where email in ('household-1@example.com', 'household-2@example.com')`,
  );
  await server.owner.query(
    `update auth.users set raw_user_meta_data = '{"language": "en"}' where email = $1`,
    [cast.ana.email],
  );
  const { rows } = await server.owner.query<{ email: string }>(
    "select email from members where enrollment_status = 'active' and receive_emails order by 1",
  );
  recipients = rows.map(({ email }) => email);
});

test('when a statement is frozen, each active member who wants emails gets one, despite lost calls', async () => {
  await server.owner.query('select public.freeze_statement()');
  // A run that was killed after its claim, and one that was killed after its emails were queued.
  await server.owner.query('select public.claim_statement_emails(5, 30)');
  await server.owner.query(
    `update private.statement_emails set claimed_at = claimed_at - interval '1 minute' where claimed_at is not null`,
  );
  expect(await Promise.all([run(), run(), run()])).toEqual([[], [], []]);
  await server.owner.query(
    `update private.statement_emails set sent_at = null, claimed_at = null
     where member_id in (select member_id from private.statement_emails limit 7)`,
  );
  expect(await run()).toEqual([]);

  const emails = await sent();
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual(recipients);
  const toAna = emails.find(({ recipient }) => recipient === cast.ana.email);
  const toNina = emails.find(({ recipient }) => recipient === 'household-3@example.com');
  const [year, month] = monthsAgo(1).split('-').map(Number);
  const name = (locale: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.UTC(year ?? 0, (month ?? 1) - 1, 1),
    );
  expect(toAna?.subject).toBe(`Mutirão: Our open books for ${name('en-US')}`);
  expect(toAna?.text).toMatch(/\/open-books\b/);
  expect(toAna?.text).not.toContain('/BR/');
  expect(toNina?.subject).toBe(`Mutirão: Nossas contas abertas de ${name('pt-BR')}`);
  expect(toNina?.text).toContain('/BR/open-books');
  expect(toNina?.text).toContain('/BR/member-portal/profile/information');
});

test('the next runs send nothing, and an email that a person waits for goes first', async () => {
  const before = (await sent()).length;
  expect(await run()).toEqual([]);
  expect((await sent()).length).toBe(before);
  const { rows } = await server.owner.query<{ is_bulk: boolean }>(
    "select distinct is_bulk from gateway.mail_queue where kind = 'monthly-statement'",
  );
  expect(rows).toEqual([{ is_bulk: true }]);
});
