import type pg from 'pg';
import type { Kind, Ledger } from '../ledger.ts';
import { applicantEmail } from '../people/applicant.ts';
import type { PostOffice } from '../post-office.ts';

/** The mail that belongs to a write, by the kind that the queue gives it. */
const mailOf: Partial<Record<Kind, string>> = {
  'sign-up': 'confirmation',
  application: 'application-received',
  approval: 'application-approved',
  reply: 'reply',
};

export type FoundMails = {
  /** Mails of acknowledged writes. */
  due: number;
  lost: string[];
  /** Written more than once: another mail, with another Message-ID. */
  twice: string[];
  /** Arrived again, with the same Message-ID, because nobody could know that it had arrived. */
  again: { messageId: string; first: number }[];
};

/** Compares the mails that acknowledged writes promise with those that the mail server took. */
export async function findMails(
  owner: pg.Client,
  { deeds }: Ledger,
  { mails }: PostOffice,
): Promise<FoundMails> {
  const { rows } = await owner.query<{ id: string; kind: string; recipient: string }>(
    'select message_id as id, kind, recipient from gateway.mail_queue',
  );
  const arrivals = Map.groupBy(mails, ({ messageId }) => messageId.replace(/^<|@.*$/g, ''));
  const queued = Map.groupBy(rows, ({ kind, recipient }) => `${kind} to ${recipient}`);
  const found: FoundMails = { due: 0, lost: [], twice: [], again: [] };
  for (const { kind, marker, outcome } of deeds) {
    const mailKind = mailOf[kind];
    if (!mailKind) continue;
    const name = `${mailKind} to ${applicantEmail(marker)}`;
    const mine = queued.get(name) ?? [];
    if (mine.length > 1) found.twice.push(name);
    if (outcome !== 'acknowledged') continue;
    // Who was approved before the first mail could leave gets the welcome in its place.
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
