import type pg from 'pg';
import { asOwner, newDatabase } from 'supabase-gateway/testing/database';
import type { ServerProcess } from 'supabase-gateway/testing/server-process';
import { openMailbox } from 'supabase-gateway/testing/smtp-server';
import { afterAll, expect, test } from 'vitest';
import { template } from '../support/cluster.ts';
import { addHouseholds } from '../support/households.ts';
import { startServer } from '../support/server-process.ts';

const running: ServerProcess[] = [];
afterAll(() => Promise.all(running.map((server) => server.end('SIGKILL'))));

const count = async (owner: pg.Client, what: string) => {
  const { rows } = await owner.query<{ count: number }>(`select count(*)::integer ${what}`);
  return rows[0]?.count ?? 0;
};

/**
 * The statement of the last month is missing, and 1,000 more households wait for it. Of these, 40 are
 * inactive, and 40 want no emails. From the 300th on, an email is queued, but cannot be marked as sent.
 */
async function prepare(owner: pg.Client) {
  await owner.query(`
    set session_replication_role = replica;
    delete from monthly_statements where month = (select max(month) from monthly_statements);
    set session_replication_role = origin`);
  await addHouseholds(owner, 1000);
  await owner.query(`
    update members set enrollment_status = 'inactive' where email ~ '^household-[1-4][0-9]@';
    update members set receive_emails = false where email ~ '^household-[5-8][0-9]@';
    create function private.hold() returns trigger language plpgsql as $$
    begin
      if (select count(sent_at) from private.statement_emails) > 300 then
        perform pg_advisory_xact_lock_shared(42);
      end if;
      return null;
    end $$;
    create trigger hold after update of sent_at on private.statement_emails
      for each statement execute function private.hold();
    select pg_advisory_lock(42)`);
}

/**
 * Ends what a killed server's sessions still do. Otherwise one of them waits for the advisory lock, and
 * may mark its email as soon as the lock is released.
 */
async function endOtherSessions(owner: pg.Client) {
  const others =
    'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await owner.query(
    `select pg_terminate_backend(pid) ${others} and backend_type = 'client backend'`,
  );
  await expect.poll(() => count(owner, `${others} and backend_type = 'client backend'`)).toBe(0);
}

test('a server that is killed twice while it emails a statement, and its successor, email each active member once', async () => {
  const { url, name } = await newDatabase({ template });
  const mailbox = await openMailbox();
  const received = () => mailbox.mails.filter(({ to }) => to[0]?.startsWith('household-'));
  const start = async () => {
    const server = await startServer({
      DATABASE_URL: url,
      PORT: '0',
      LOG_LEVEL: 'warn',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Mutirão <no-reply@example.org>',
      SCHEDULES: 'on',
    });
    running.push(server);
    return server;
  };

  await asOwner(name, async (owner) => {
    await prepare(owner);
    // The first kill: emails are queued and not marked, and the mail server has not answered yet.
    mailbox.hesitation = 600_000;
    const first = await start();
    await expect
      .poll(() => count(owner, 'from private.statement_emails where sent_at is not null'))
      .toBe(300);
    await expect
      .poll(() => count(owner, "from gateway.mail_queue where kind = 'monthly-statement'"))
      .toBe(400);
    await first.end('SIGKILL');
    expect(received()).toEqual([]);
    // Five leave before their email is due. Time passes, so that the killed claim ends.
    await endOtherSessions(owner);
    await owner.query('drop function private.hold cascade');
    await owner.query(`
      select pg_advisory_unlock_all();
      update members set enrollment_status = 'inactive' where id in (
        select member_id from private.statement_emails where claimed_at is null order by member_id limit 5
      );
      update private.statement_emails set claimed_at = claimed_at - interval '1 hour'`);
    const { rows } = await owner.query<{ email: string }>(
      "select email from members where enrollment_status = 'active' and receive_emails order by 1",
    );
    const recipients = rows.map(({ email }) => email);

    // The second kill: in the middle of the deliveries.
    mailbox.hesitation = 0;
    const second = await start();
    await expect.poll(() => received().length, { interval: 10 }).toBeGreaterThan(200);
    await second.end('SIGKILL');
    await owner.query(
      "update private.statement_emails set claimed_at = claimed_at - interval '1 hour'",
    );
    await start();
    const households = recipients.filter((email) => email.startsWith('household-'));
    expect(households).toHaveLength(1000 - 40 - 40 - 5);
    const messages = () => new Set(received().map(({ messageId }) => messageId));
    await expect
      .poll(() => messages().size, { timeout: 120_000 })
      .toBeGreaterThanOrEqual(households.length);

    // Each address has one message, even if the mail server accepted one twice: just before a kill.
    const messageOf = new Map(received().map(({ to, messageId }) => [to[0], messageId]));
    expect([...messageOf.keys()].toSorted()).toEqual(households);
    expect(messages()).toEqual(new Set(messageOf.values()));
    expect(messages().size).toBe(households.length);
    expect(received().length - households.length).toBeLessThanOrEqual(1);
    const queued = await owner.query<{ recipient: string }>(
      "select recipient from gateway.mail_queue where kind = 'monthly-statement' order by 1",
    );
    expect(queued.rows.map(({ recipient }) => recipient)).toEqual(recipients);
  });
  await mailbox.close();
});
