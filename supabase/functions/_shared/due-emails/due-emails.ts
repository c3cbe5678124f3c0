import { requestAsService } from '../backend.ts';

/** Emails, or notices on devices, that the database knows to be due. */
export type DueEmails<Due> = {
  /** The database function that returns each due email to one caller only. */
  claim: string;
  /** What the log calls a failed email. */
  name: string;
  send: (due: Due) => Promise<void>;
  /** What comes before each claim. */
  prepare?: () => Promise<unknown>;
};

/**
 * Claims the emails that are due, at most a batch, and sends them. A failed email is due again later.
 * @param clientAddress whose calls are counted; null for the jobs
 * @returns how many were due, and how many of them failed
 */
export async function sendDueEmails<Due>(
  { claim, name, send, prepare }: DueEmails<Due>,
  clientAddress: string | null,
): Promise<{ due: number; failed: number }> {
  await prepare?.();
  const due = await requestAsService<Due[]>(`/rest/v1/rpc/${claim}`, {
    body: { client_address: clientAddress },
  });
  const outcomes = await Promise.allSettled(due.map(send));
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failures) console.error(`${name}:`, reason?.name);
  return { due: due.length, failed: failures.length };
}

/** Only a code is stored, because a mail server can repeat the recipient in its message. */
export function failureCode(error: unknown): string {
  const { responseCode, code, name } = error as Error & { responseCode?: number; code?: string };
  return String(responseCode ?? code ?? name);
}
