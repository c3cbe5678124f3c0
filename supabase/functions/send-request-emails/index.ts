import { requestEmails } from '../_shared/due-emails/request-emails.ts';
import { serveDueEmails } from '../_shared/due-emails/serve-due-emails.ts';
import { pushes } from '../_shared/push/pushes.ts';

/**
 * Emails members that it is their turn, or that there is news about a sharing request, and shows it on
 * the devices that they chose. It takes no
 * parameters: each call, from a page after a change or from a schedule, sends the emails that are
 * due. A failed email is due again ten minutes later.
 */
serveDueEmails(requestEmails, pushes);
