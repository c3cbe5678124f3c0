import { clientAddress, serve } from '../serve.ts';
import { type DueEmails, sendDueEmails } from './due-emails.ts';

/**
 * Serves a function that sends the emails that are due. It takes no parameters: a page calls it, so
 * that nobody waits for the next run of the jobs.
 */
export function serveDueEmails<Due, Other>(
  emails: DueEmails<Due>,
  others?: DueEmails<Other>,
): void {
  serve(async (_body, request) => {
    const address = clientAddress(request);
    await Promise.all([sendDueEmails(emails, address), others && sendDueEmails(others, address)]);
    return { message: 'Done.' };
  });
}
