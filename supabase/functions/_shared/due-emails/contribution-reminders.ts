import { requestAsService } from '../backend.ts';
import { required } from '../environment.ts';
import { formatDay } from '../format-day.ts';
import { formatDollars } from '../format-dollars.ts';
import type { Language } from '../language.ts';
import { contributionDue } from '../mail/emails/contribution-due.ts';
import { contributionLastDays } from '../mail/emails/contribution-last-days.ts';
import { sendEmail } from '../send-email.ts';
import type { DueEmails } from './due-emails.ts';

/** Days have no time. */
type Due = {
  member_id: string;
  month: string;
  kind: 'due' | 'last_days';
  due_on: string;
  last_day: string;
  continues_until: string;
  cents: number;
  email: string;
  first_name: string;
  language: Language;
};

/** Reminds members of a contribution before it is due, and again before its month ends unpaid. */
export const contributionReminders: DueEmails<Due> = {
  claim: 'claim_contribution_reminders',
  name: 'contribution reminder',
  send: remind,
};

async function remind(due: Due): Promise<void> {
  const { member_id, month, kind } = due;
  const once = `contribution ${kind} ${month} ${member_id}`;
  await sendEmail({ ...write(due), to: due.email, kind: `contribution-${kind}`, once });
  await requestAsService('/rest/v1/rpc/finish_contribution_reminder', {
    body: { member_id, month, kind },
  });
}

function write({ kind, language, first_name, cents, due_on, last_day, continues_until }: Due) {
  const page = `${language === 'en' ? '' : '/BR'}/member-portal/profile/payments`;
  const values = {
    firstName: first_name,
    amount: formatDollars(cents, language),
    url: new URL(page, required('SITE_URL')).href,
  };
  if (kind === 'due') {
    return contributionDue[language]({ ...values, date: formatDay(due_on, language) });
  }
  return contributionLastDays[language]({
    ...values,
    dueOn: formatDay(due_on, language),
    lastDay: formatDay(last_day, language),
    continuesUntil: formatDay(continues_until, language),
  });
}
