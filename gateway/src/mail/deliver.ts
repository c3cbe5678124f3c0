import type pg from 'pg';
import { failureCode, isOfTheServer, isPermanent, retryDelay } from './retry.ts';
import type { OutgoingMail, Transport } from './transport.ts';

type Claimed = OutgoingMail & { id: string; attempts: number; ageMs: number };

/** What became of one mail; it names nobody. */
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
 * Sends the mail that has waited longest, and writes down what became of it. The mail's row stays
 * locked from before it is sent until that is kept: another process passes over it, and when this
 * one dies the lock goes with its connection and the mail waits again. So a mail leaves once,
 * except when the process or its connection dies between the mail server's yes and the commit:
 * then it leaves again, with the same Message-ID.
 * @param client a connection of its own, which the transaction holds while the mail is under way
 * @returns undefined when no mail waits.
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

/** Makes due at once what waits because the mail server was not there. */
export async function hurryQueue(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update gateway.mail_queue set next_attempt_at = now()
     where id in (
       select id from gateway.mail_queue
       where state = 'waiting' and next_attempt_at > now()
         and last_error !~ '(MAIL FROM|RCPT TO|DATA)'
       for update skip locked)`,
  );
}

/** Gives up what has waited for more than a day, and forgets what ended a month ago. */
export async function tidyQueue(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(giveUpOld);
  await client.query(
    "delete from gateway.mail_queue where state <> 'waiting' and ended_at < now() - interval '30 days'",
  );
  return rowCount ?? 0;
}

const claim = `
  select id::text, message_id as "messageId", kind, recipient, subject, html, text, attempts,
    (extract(epoch from now() - created_at) * 1000)::float8 as "ageMs"
  from gateway.mail_queue
  where state = 'waiting' and next_attempt_at <= now()
  order by next_attempt_at, id
  limit 1
  for update skip locked`;

const giveUpOld = `
  update gateway.mail_queue
  set state = 'failed', ended_at = now(), html = null, text = null,
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
    const serverFails = isOfTheServer(failure);
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
       ended_at = clock_timestamp(), html = null, text = null where id = $1`,
    [mail, attempts, state, outcome.state === 'failed' ? outcome.error : null],
  );
}
