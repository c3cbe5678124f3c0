import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A mail that is ready to leave. */
export type Mail = {
  /** One address, without a name. */
  to: string;
  /** What it is about, for the log: `recovery`, `email_change`… */
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** What it answers or tells of: of mails of one kind with the same, only the first is written. */
  once?: string | undefined;
};

/** The recipient is no single, plain e-mail address. */
export class RecipientError extends Error {
  override name = 'RecipientError';
}

// Quoted local parts, lists, names and routes are left out on purpose: what is not one plain
// address could be read as another one, or as a header.
const plainAddress = /^[^@\s\p{Cc},;<>"()[\]\\]{1,64}@[^@\s\p{Cc},;<>"()[\]\\]{1,255}$/u;
const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Puts a mail into the queue, in the caller's transaction: it leaves if and only if that is kept.
 * @throws RecipientError
 */
export async function queueMail(database: Pick<pg.ClientBase, 'query'>, mail: Mail): Promise<void> {
  const recipient = mail.to.trim();
  if (!plainAddress.test(recipient)) throw new RecipientError('not one plain e-mail address');
  const subject = mail.subject.replace(controlCharacters, ' ').trim().slice(0, 500);
  await database.query(
    `insert into gateway.mail_queue (message_id, kind, recipient, subject, html, text)
     values ($1, $2, $3, $4, $5, $6) on conflict (message_id) do nothing`,
    [messageId(mail), mail.kind, recipient, subject, mail.html, mail.text],
  );
}

function messageId({ kind, once }: Mail): string {
  if (once === undefined) return randomUUID();
  const digits = createHash('sha256').update(`${kind} ${once}`).digest('hex');
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
