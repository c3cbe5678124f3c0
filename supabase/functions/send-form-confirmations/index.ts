import { formEmails } from '../_shared/due-emails/form-emails.ts';
import { serveDueEmails } from '../_shared/due-emails/serve-due-emails.ts';

/**
 * Emails confirmations of received forms. It takes no parameters: each call, from the page of a form
 * or a schedule, sends the emails that are due. A failed email is due again ten minutes later.
 */
serveDueEmails(formEmails);
