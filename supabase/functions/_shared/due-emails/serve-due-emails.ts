import { clientAddress, serve } from '../serve.ts';
import { type DueEmails, sendDueEmails } from './due-emails.ts';

/**
 * Serves a function that sends the emails that are due. It takes no parameters: a page calls it, so
 * that nobody waits for the next run of the jobs.
 */
export function serveDueEmails<Due>(emails: DueEmails<Due>): void {
  serve(async (_body, request) => {
    await sendDueEmails(emails, clientAddress(request));
    return { message: 'Done.' };
  });
}
