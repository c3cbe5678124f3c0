import { accountEmails } from '../_shared/due-emails/account-emails.ts';
import { serveDueEmails } from '../_shared/due-emails/serve-due-emails.ts';

/**
 * Sends the emails about help with members' accounts. It takes no parameters: the Command Center calls
 * it after such help. A failed email is due again ten minutes later.
 */
serveDueEmails(accountEmails);
