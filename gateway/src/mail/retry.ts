const minute = 60_000;
const longest = 360 * minute;
const maximumAge = 24 * 60 * minute;

/**
 * Returns the delay after a failed attempt in milliseconds. It starts at 1 minute and doubles each
 * time, up to 6 hours. It is undefined if the next attempt would be more than a day after the email
 * was created, because its links have expired by then.
 * @param attempts the number of attempts, including this one
 * @param age the age of the email in milliseconds
 */
export function retryDelay(attempts: number, age: number): number | undefined {
  const delay = Math.min(minute * 2 ** (attempts - 1), longest);
  return age + delay > maximumAge ? undefined : delay;
}

/**
 * Returns the part of a failure that may be stored. Messages of mail servers may quote the
 * recipient.
 */
export function failureCode(error: unknown): string {
  const { code, command, responseCode } = error as Record<string, unknown>;
  return [code, command, responseCode].filter(Boolean).join(' ') || 'unknown';
}

/** Whether the mail server rejected this email permanently, such as for an unknown address. */
export function isPermanent(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  // The operator can fix a rejected login or sender, so the email waits until then.
  const ofThisMail = command === 'RCPT TO' || command === 'DATA';
  return ofThisMail && responseCode !== undefined && responseCode >= 500;
}

/** Whether the mail server itself fails, so that the next email would fail too. */
export function isServerFailure(error: unknown): boolean {
  const { command = '' } = error as { command?: string };
  return !['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
}

/** Whether the mail server sent no response at all. */
export function isUnreachable(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode === undefined;
}
