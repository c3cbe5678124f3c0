import type pg from 'pg';
import { failureCode, isPermanent, isServerFailure, retryDelay } from './retry.ts';
import type { OutgoingEmail, Transport } from './transport.ts';

type Claimed = OutgoingEmail & { id: string; attempts: number; ageMs: number };

/** The result of one email. It contains no personal data. */
export type Outcome = {
  mail: string;
  kind: string;
  attempt: number;
} & (
  | { state: 'sent' }
  | { state: 'failed'; error: string }
  | { state: 'waiting'; error: string; serverFails: boolean; retryInMs: number }
);

/**
 * Sends the email that has waited longest, bulk emails last, and stores the result. The email's row stays locked from
 * before the attempt until the commit, so other processes skip it. If this process exits, its
 * connection releases the lock and the email waits again. An email is therefore sent once, with one
 * exception. If the process or connection ends between the mail server's confirmation and the
 * commit, it is sent again with the same Message-ID.
 * @param client a separate connection, which the transaction occupies while the email is in flight
 * @returns undefined when no email waits.
 */
export async function deliverNext(
  client: pg.ClientBase,
  transport: Transport,
): Promise<Outcome | undefined> {
  await client.query('begin');
  try {
    const { rows } = await client.query<Claimed>(claim);
    const mail = rows[0];
    const outcome = mail && (await attempt(mail, transport));
    if (outcome) await record(client, outcome);
    await client.query('commit');
    return outcome;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Makes emails due immediately that wait because the mail server was unavailable. */
export async function retryNow(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(makeDue("and last_error !~ '(MAIL FROM|RCPT TO|DATA)'"));
}

/** Makes all emails due immediately that wait for another attempt, and wakes the workers. */
export async function retryAll(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(makeDue(''));
  await pool.query('notify gateway_mail');
}

const makeDue = (which: string) => `
  update gateway.mail_queue set next_attempt_at = now()
  where id in (
    select id from gateway.mail_queue
    where state = 'waiting' and next_attempt_at > now() ${which}
    for update skip locked)`;

/**
 * Gives up emails that have waited for more than a day, and deletes emails that ended a month ago.
 */
export async function cleanUpQueue(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(giveUpOld);
  await client.query(
    "delete from gateway.mail_queue where state <> 'waiting' and ended_at < now() - interval '30 days'",
  );
  return rowCount ?? 0;
}

const claim = `
  select id::text, message_id as "messageId", kind, recipient, subject, html, text, attachments, attempts,
    (extract(epoch from now() - created_at) * 1000)::float8 as "ageMs"
  from gateway.mail_queue
  where state = 'waiting' and next_attempt_at <= now()
  order by is_bulk, next_attempt_at, id
  limit 1
  for update skip locked`;

const giveUpOld = `
  update gateway.mail_queue
  set state = 'failed', ended_at = now(), html = null, text = null, attachments = null,
    last_error = coalesce(last_error, 'waited for more than a day')
  where id in (
    select id from gateway.mail_queue
    where state = 'waiting' and created_at < now() - interval '24 hours'
    for update skip locked)`;

async function attempt(mail: Claimed, transport: Transport): Promise<Outcome> {
  const { id, kind } = mail;
  const common = { mail: id, kind, attempt: mail.attempts + 1 };
  try {
    await transport.send(mail);
    return { ...common, state: 'sent' };
  } catch (failure) {
    const error = failureCode(failure);
    const retryInMs = retryDelay(common.attempt, mail.ageMs);
    if (isPermanent(failure) || retryInMs === undefined) {
      return { ...common, state: 'failed', error };
    }
    const serverFails = isServerFailure(failure);
    return { ...common, state: 'waiting', error, serverFails, retryInMs };
  }
}

async function record(client: pg.ClientBase, outcome: Outcome) {
  const { mail, attempt: attempts, state } = outcome;
  if (outcome.state === 'waiting') {
    await client.query(
      `update gateway.mail_queue set attempts = $2, last_error = $3,
         next_attempt_at = clock_timestamp() + $4 * interval '1 millisecond' where id = $1`,
      [mail, attempts, outcome.error, outcome.retryInMs],
    );
    return;
  }
  await client.query(
    `update gateway.mail_queue set attempts = $2, state = $3, last_error = $4,
       ended_at = clock_timestamp(), html = null, text = null, attachments = null where id = $1`,
    [mail, attempts, state, outcome.state === 'failed' ? outcome.error : null],
  );
}
