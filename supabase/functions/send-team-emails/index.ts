import { serveDueEmails } from '../_shared/due-emails/serve-due-emails.ts';
import { teamEmails } from '../_shared/due-emails/team-emails.ts';

/**
 * Emails admins that a note mentions them, or what waits for them on this day. It takes no parameters:
 * each call, from a page after a note or from the jobs, sends the emails that are due.
 */
serveDueEmails(teamEmails);
