import type { Email } from '../email.ts';
import { accountActivation } from './account-activation.ts';
import { accountHelp } from './account-help.ts';
import { advisorInvitation } from './advisor-invitation.ts';
import { applicationApproved } from './application-approved.tsx';
import { applicationDeclined } from './application-declined.ts';
import { applicationInReview } from './application-in-review.ts';
import { applicationReceived } from './application-received.ts';
import { billReminder } from './bill-reminder.ts';
import { contributionChange } from './contribution-change.ts';
import { contributionDue } from './contribution-due.ts';
import { contributionLastDays } from './contribution-last-days.ts';
import { editionPublished } from './edition-published.ts';
import { formReceived } from './form-received.ts';
import { legalChange } from './legal-change.ts';
import { memberMessage } from './member-message.ts';
import { monthlyStatement } from './monthly-statement.ts';
import { passwordReset } from './password-reset.ts';
import { passwordResetDone } from './password-reset-done.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { reply } from './reply.ts';
import { requestUpdate } from './request-update.ts';
import { teamWork } from './team-work.ts';
import { testEmail } from './test-email.ts';

/** The emails of the edge functions, by the names of their modules. */
export const functionEmails: Record<string, Email> = {
  accountActivation,
  accountHelp,
  advisorInvitation,
  applicationApproved,
  applicationDeclined,
  applicationInReview,
  applicationReceived,
  billReminder,
  contributionChange,
  contributionDue,
  contributionLastDays,
  editionPublished,
  formReceived,
  legalChange,
  memberMessage,
  monthlyStatement,
  passwordReset,
  passwordResetDone,
  recoveryCodes,
  reply,
  requestUpdate,
  teamWork,
  testEmail,
};
