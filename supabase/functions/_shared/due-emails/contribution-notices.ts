import { requestAsService } from '../backend.ts';
import { required } from '../environment.ts';
import { formatDay } from '../format-day.ts';
import { formatDollars } from '../format-dollars.ts';
import type { Language } from '../language.ts';
import { contributionChange } from '../mail/emails/contribution-change.ts';
import { sendEmail } from '../send-email.ts';
import type { DueEmails } from './due-emails.ts';

type Due = {
  enrollment_id: string;
  /** The first day of the month from which the new amount counts. */
  month: string;
  old_cents: number;
  new_cents: number;
  email: string;
  first_name: string;
  language: Language;
};

/** Names members' next monthly amount, 30 days or more before it counts. */
export const contributionNotices: DueEmails<Due> = {
  claim: 'claim_contribution_notices',
  name: 'contribution notice',
  send: notify,
};

async function notify(due: Due): Promise<void> {
  const { enrollment_id, month, language } = due;
  const page = `${language === 'en' ? '' : '/BR'}/member-portal/profile/payments`;
  const mail = contributionChange[language]({
    firstName: due.first_name,
    amount: formatDollars(due.new_cents, language),
    amountBefore: formatDollars(due.old_cents, language),
    date: formatDay(month, language),
    url: new URL(page, required('SITE_URL')).href,
  });
  const once = `contribution change ${month} ${enrollment_id}`;
  await sendEmail({ ...mail, to: due.email, kind: 'contribution-change', once });
  await requestAsService('/rest/v1/rpc/finish_contribution_notice', {
    body: { enrollment_id, month },
  });
}
