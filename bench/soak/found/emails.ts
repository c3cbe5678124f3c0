import type pg from 'pg';
import type { Kind, Ledger } from '../ledger.ts';
import { applicantEmail } from '../people/applicant.ts';
import type { PostOffice } from '../post-office.ts';

/** The email of each kind of write, by its kind in the queue. */
const mailOf: Partial<Record<Kind, string>> = {
  'sign-up': 'confirmation',
  application: 'application-received',
  approval: 'application-approved',
  reply: 'reply',
};

export type FoundEmails = {
  /** Emails of acknowledged writes. */
  due: number;
  lost: string[];
  /** Created more than once, with different Message-IDs. */
  twice: string[];
  /** Delivered again with the same Message-ID, because the first delivery was not confirmed. */
  again: { messageId: string; first: number }[];
};

/** Compares the emails due for acknowledged writes with those that the mail server accepted. */
export async function findEmails(
  owner: pg.Client,
  { operations }: Ledger,
  { mails }: PostOffice,
): Promise<FoundEmails> {
  const { rows } = await owner.query<{ id: string; kind: string; recipient: string }>(
    'select message_id as id, kind, recipient from gateway.mail_queue',
  );
  const arrivals = Map.groupBy(mails, ({ messageId }) => messageId.replace(/^<|@.*$/g, ''));
  const queued = Map.groupBy(rows, ({ kind, recipient }) => `${kind} to ${recipient}`);
  const found: FoundEmails = { due: 0, lost: [], twice: [], again: [] };
  for (const { kind, marker, outcome } of operations) {
    const mailKind = mailOf[kind];
    if (!mailKind) continue;
    const name = `${mailKind} to ${applicantEmail(marker)}`;
    const mine = queued.get(name) ?? [];
    if (mine.length > 1) found.twice.push(name);
    if (outcome !== 'acknowledged') continue;
    // An applicant who was approved before the first email was sent gets only the welcome.
    const welcome = queued.get(`${mailOf.approval} to ${applicantEmail(marker)}`) ?? [];
    const enough = kind === 'application' ? [...mine, ...welcome] : mine;
    found.due += 1;
    if (!enough.some(({ id }) => arrivals.has(id))) found.lost.push(name);
  }
  for (const [messageId, [first, second]] of arrivals) {
    if (first && second) found.again.push({ messageId, first: first.at });
  }
  return found;
}
