const minute = 60_000;
const longest = 360 * minute;
const patience = 24 * 60 * minute;

/**
 * How long to wait after a failed attempt, in milliseconds: 1 minute, then twice as long each time,
 * up to 6 hours. Undefined once the next attempt would come a day after the mail was written: by
 * then its links are dead.
 * @param attempts how many there were, this one included
 * @param age how long ago the mail was written
 */
export function retryDelay(attempts: number, age: number): number | undefined {
  const delay = Math.min(minute * 2 ** (attempts - 1), longest);
  return age + delay > patience ? undefined : delay;
}

/** What may be written down of a failure: what mail servers say may quote the recipient. */
export function failureCode(error: unknown): string {
  const { code, command, responseCode } = error as Record<string, unknown>;
  return [code, command, responseCode].filter(Boolean).join(' ') || 'unknown';
}

/** Whether the mail server refused this mail for good, as it does with an address that is not there. */
export function isPermanent(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  // Refusals of the sign-in or of the sender are the operator's to mend: the mail waits for that.
  const ofThisMail = command === 'RCPT TO' || command === 'DATA';
  return ofThisMail && responseCode !== undefined && responseCode >= 500;
}

/** Whether it is the mail server that fails, so that the next mail would fare no better. */
export function isOfTheServer(error: unknown): boolean {
  const { command = '' } = error as { command?: string };
  return !['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
}

/** Whether nobody answered at all. */
export function isUnreachable(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode === undefined;
}
