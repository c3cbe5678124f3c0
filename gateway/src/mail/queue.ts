import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A file that an email brings. */
export type Attachment = { filename: string; contentType: string; content: string };

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
  /** Whether it is one of many. Those are sent when nothing else waits. */
  isBulk?: boolean | undefined;
  /** Files, whose contents are in Base64. */
  attachments?: readonly Attachment[] | undefined;
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
  const [isAccepted] = await queueEmails(database, [mail]);
  if (!isAccepted) throw new RecipientError('not one plain e-mail address');
}

/**
 * Queues emails with one statement.
 * @returns for each, whether it is queued. The others have no single, plain address.
 */
export async function queueEmails(
  database: Pick<pg.ClientBase, 'query'>,
  mails: readonly Email[],
): Promise<boolean[]> {
  const accepted = mails.map(({ to }) => plainAddress.test(to.trim()));
  const rows = mails.filter((_, index) => accepted[index]);
  await database.query(
    `insert into gateway.mail_queue (message_id, kind, recipient, subject, html, text, is_bulk, attachments)
     select * from unnest(
       $1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::jsonb[]
     )
     on conflict (message_id) do nothing`,
    [
      rows.map(messageId),
      rows.map(({ kind }) => kind),
      rows.map(({ to }) => to.trim()),
      rows.map(({ subject }) => subject.replace(controlCharacters, ' ').trim().slice(0, 500)),
      rows.map(({ html }) => html),
      rows.map(({ text }) => text),
      rows.map(({ isBulk }) => isBulk ?? false),
      rows.map(({ attachments: files }) => (files?.length ? JSON.stringify(files) : null)),
    ],
  );
  return accepted;
}

function messageId({ kind, once }: Email): string {
  if (once === undefined) return randomUUID();
  const digits = createHash('sha256').update(`${kind} ${once}`).digest('hex');
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
