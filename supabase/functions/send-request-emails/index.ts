import { requestEmails } from '../_shared/due-emails/request-emails.ts';
import { serveDueEmails } from '../_shared/due-emails/serve-due-emails.ts';

/**
 * Emails members that it is their turn, or that there is news about a sharing request. It takes no
 * parameters: each call, from a page after a change or from a schedule, sends the emails that are
 * due. A failed email is due again ten minutes later.
 */
serveDueEmails(requestEmails);
