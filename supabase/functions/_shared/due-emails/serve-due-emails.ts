import { clientAddress, serve } from '../serve.ts';
import { type DueEmails, sendDueEmails } from './due-emails.ts';

/**
 * Serves a function that sends the emails that are due. It takes no parameters: a page calls it, so
 * that nobody waits for the next run of the jobs.
 */
// biome-ignore lint/suspicious/noExplicitAny: each kind has data of its own
export function serveDueEmails(...kinds: DueEmails<any>[]): void {
  serve(async (_body, request) => {
    await Promise.all(kinds.map((kind) => sendDueEmails(kind, clientAddress(request))));
    return { message: 'Done.' };
  });
}
