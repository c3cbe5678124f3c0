import { accountEmails } from '../_shared/due-emails/account-emails.ts';
import { applicationEmails } from '../_shared/due-emails/application-emails.ts';
import { billReminders } from '../_shared/due-emails/bill-reminders.ts';
import { contributionNotices } from '../_shared/due-emails/contribution-notices.ts';
import { contributionReminders } from '../_shared/due-emails/contribution-reminders.ts';
import { editionEmails } from '../_shared/due-emails/edition-emails.ts';
import { formEmails } from '../_shared/due-emails/form-emails.ts';
import { legalEmails } from '../_shared/due-emails/legal-emails.ts';
import { memberMessages } from '../_shared/due-emails/member-messages.ts';
import { requestEmails } from '../_shared/due-emails/request-emails.ts';
import { teamEmails } from '../_shared/due-emails/team-emails.ts';
import { pushes } from '../_shared/push/pushes.ts';
import { addFederalDays } from './add-federal-days.ts';
import { checkBills } from './check-bills.ts';
import { callUntilDone, inOrder, type Job, sendAll } from './job.ts';
import { publishStatements } from './publish-statements.ts';

/**
 * Everything that a clock starts. Each job does what is due, at any time and beside other runs of
 * itself, and continues where a killed run stopped. Its name is a text of the Command Center
 * (`manageOverview:jobs.names`).
 */
export const jobs: Record<string, Job> = {
  'monthly-work': callUntilDone('run_monthly_work'),
  'contribution-notices': sendAll(contributionNotices),
  'contribution-reminders': sendAll(contributionReminders),
  // What a check finds is emailed in the same run.
  'bill-reminders': inOrder(checkBills, sendAll(billReminders)),
  'account-emails': sendAll(accountEmails),
  'application-emails': sendAll(applicationEmails),
  'form-emails': sendAll(formEmails),
  'edition-emails': sendAll(editionEmails),
  'legal-emails': sendAll(legalEmails),
  'member-messages': sendAll(memberMessages),
  // What is released is emailed in the same run.
  'request-emails': inOrder(callUntilDone('release_due_verdicts'), sendAll(requestEmails)),
  pushes: sendAll(pushes),
  'team-emails': inOrder(callUntilDone('queue_team_digests'), sendAll(teamEmails)),
  statements: publishStatements,
  'office-days': addFederalDays,
};
