import { requestAsService } from '../backend.ts';
import { required } from '../environment.ts';
import { formatDay } from '../format-day.ts';
import type { Language } from '../language.ts';
import { billReminder } from '../mail/emails/bill-reminder.ts';
import { sendEmail } from '../send-email.ts';
import type { DueEmails } from './due-emails.ts';

/** Nothing of the bill but its page: other people read emails. */
type Due = {
  bill_id: string;
  /** A day without a time. */
  day: string;
  days_before: number;
  email: string;
  first_name: string;
  language: Language;
};

/** Reminds members of the next day of a bill, seven days before it and one day before. */
export const billReminders: DueEmails<Due> = {
  claim: 'claim_bill_reminders',
  name: 'bill reminder',
  send: remind,
};

async function remind({ bill_id, day, days_before, email, first_name, language }: Due) {
  const page = (path: string) =>
    new URL(`${language === 'en' ? '' : '/BR'}/member-portal${path}`, required('SITE_URL')).href;
  const mail = billReminder[language]({
    firstName: first_name,
    date: formatDay(day, language),
    url: page(`/bills/${bill_id}`),
    profileUrl: page('/profile/information'),
  });
  const once = `bill ${day} ${days_before} ${bill_id}`;
  await sendEmail({ ...mail, to: email, kind: 'bill-reminder', once });
  await requestAsService('/rest/v1/rpc/finish_bill_reminder', {
    body: { bill_id, day, days_before },
  });
}
