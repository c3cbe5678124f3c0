import type pg from 'pg';
import { queueEmail } from '../../src/mail/queue.ts';

export const sender = 'Sender, Inc. <no-reply@sender.example>';

/** Adds an email to a recipient to the queue. */
export function queueEmailTo(database: pg.Client, to: string, subject = 'Hello') {
  return queueEmail(database, {
    to,
    kind: 'test',
    subject,
    html: '<p>The link: https://example.org/secret</p>',
    text: 'The link: https://example.org/secret',
  });
}

type Row = {
  recipient: string;
  subject: string;
  state: string;
  attempts: number;
  html: string | null;
  text: string | null;
  last_error: string | null;
  wait: number;
};

/** The queue's rows for a recipient, with the seconds until the next attempt. */
export async function queuedTo(database: pg.Client, to: string): Promise<Row[]> {
  const { rows } = await database.query<Row>(
    `select recipient, subject, state, attempts, html, text, last_error,
       extract(epoch from next_attempt_at - now())::float8 as wait
     from gateway.mail_queue where recipient = $1 order by id`,
    [to],
  );
  return rows;
}

/** Makes the next attempt due now. */
export async function makeDue(database: pg.Client, to: string) {
  await database.query(
    'update gateway.mail_queue set next_attempt_at = now() where recipient = $1',
    [to],
  );
  await database.query('notify gateway_mail');
}
