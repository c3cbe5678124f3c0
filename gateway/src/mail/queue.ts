import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** An email that is ready to be sent. */
export type Email = {
  /** A single address without a name. */
  to: string;
  /** The purpose for the log, such as `recovery` or `email_change`. */
  kind: string;
  subject: string;
  html: string;
  text: string;
  /**
   * The event that causes the email. Of several emails with the same kind and event, only the first
   * is queued.
   */
  once?: string | undefined;
};

/** The recipient is not a single, plain email address. */
export class RecipientError extends Error {
  override name = 'RecipientError';
}

// Quoted local parts, lists, names and routes are excluded on purpose. Anything but one plain
// address could be parsed as another address or as a header.
const plainAddress = /^[^@\s\p{Cc},;<>"()[\]\\]{1,64}@[^@\s\p{Cc},;<>"()[\]\\]{1,255}$/u;
const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Queues an email in the caller's transaction. The email is sent if and only if that transaction
 * commits.
 * @throws RecipientError
 */
export async function queueEmail(
  database: Pick<pg.ClientBase, 'query'>,
  mail: Email,
): Promise<void> {
  const recipient = mail.to.trim();
  if (!plainAddress.test(recipient)) throw new RecipientError('not one plain e-mail address');
  const subject = mail.subject.replace(controlCharacters, ' ').trim().slice(0, 500);
  await database.query(
    `insert into gateway.mail_queue (message_id, kind, recipient, subject, html, text)
     values ($1, $2, $3, $4, $5, $6) on conflict (message_id) do nothing`,
    [messageId(mail), mail.kind, recipient, subject, mail.html, mail.text],
  );
}

function messageId({ kind, once }: Email): string {
  if (once === undefined) return randomUUID();
  const digits = createHash('sha256').update(`${kind} ${once}`).digest('hex');
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
