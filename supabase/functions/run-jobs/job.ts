import { BackendError, requestAsService } from '../_shared/backend.ts';
import { type DueEmails, sendDueEmails } from '../_shared/due-emails/due-emails.ts';

/** @param isTimeUp whether to leave the rest to the next run */
export type Job = (isTimeUp: () => boolean) => Promise<void>;

/** In milliseconds: a job stops by itself after the first, and is no longer waited for after the second. */
const timeToWork = 90_000;
const timeToEnd = 120_000;

/** Some emails of a job failed. They are due again later. */
class EmailsFailed extends Error {
  override name = 'EmailsFailed';
}

/** A job that sends emails until none is due. */
export function sendAll<Due>(emails: DueEmails<Due>): Job {
  return async (isTimeUp) => {
    let failures = 0;
    for (;;) {
      const { due, failed } = await sendDueEmails(emails, null);
      failures += failed;
      // A batch of which nothing succeeds means that nothing accepts emails now.
      if (due === failed || isTimeUp()) break;
    }
    if (failures > 0) throw new EmailsFailed();
  };
}

/**
 * Runs a job and records its end. Nothing that it does can stop the others.
 * @returns whether it succeeded
 */
export async function runJob(name: string, job: Job): Promise<boolean> {
  const startedAt = Date.now();
  try {
    await requestAsService('/rest/v1/rpc/start_job', { body: { job: name } });
    await withinTime(job(() => Date.now() - startedAt > timeToWork));
    await requestAsService('/rest/v1/rpc/end_job', { body: { job: name } });
    return true;
  } catch (error) {
    const failure = codeOf(error);
    console.error(`job ${name} failed:`, failure);
    // Without the database there is nothing to record in.
    await requestAsService('/rest/v1/rpc/end_job', { body: { job: name, failure } }).catch(
      () => undefined,
    );
    return false;
  }
}

async function withinTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), timeToEnd);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Codes and names only: messages can quote personal data. */
function codeOf(error: unknown): string {
  if (error instanceof BackendError) return `${error.status} ${error.code}`.trim();
  return error instanceof Error || error instanceof DOMException ? error.name : typeof error;
}

/** A job that calls a function of the database until it returns zero: nothing is left. */
export function callUntilDone(name: string): Job {
  return async (isTimeUp) => {
    for (;;) {
      const done = await requestAsService(`/rest/v1/rpc/${name}`, { body: {} });
      if (done === 0 || isTimeUp()) return;
    }
  };
}

/** A job of several, one after the other. */
export function inOrder(...parts: readonly Job[]): Job {
  return async (isTimeUp) => {
    for (const part of parts) await part(isTimeUp);
  };
}
