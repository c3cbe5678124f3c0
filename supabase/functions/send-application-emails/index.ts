import { applicationEmails } from '../_shared/due-emails/application-emails.ts';
import { serveDueEmails } from '../_shared/due-emails/serve-due-emails.ts';

/**
 * Emails applicants that their application has arrived or was declined. It takes no parameters: each
 * call, from the confirmation page or a schedule, sends the emails that are due. A failed email is
 * due again later.
 */
serveDueEmails(applicationEmails);
