import { editionEmails } from '../_shared/due-emails/edition-emails.ts';
import { serveDueEmails } from '../_shared/due-emails/serve-due-emails.ts';

/**
 * Emails members that a new edition of the rules takes effect, each once. It takes no parameters:
 * each call, from a page or a schedule, sends the emails that are due. A failed email is due again
 * ten minutes later.
 */
serveDueEmails(editionEmails);
