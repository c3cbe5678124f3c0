import { requestAsService } from '../backend.ts';
import type { Language } from '../language.ts';
import { applicationReceived } from '../mail/emails/application-received.ts';
import { notifyDeclined } from '../mail/notify-declined.ts';
import { sendEmail } from '../send-email.ts';
import type { DueEmails } from './due-emails.ts';

type Due = {
  id: string;
  email: string;
  first_name: string;
  language: Language;
  status: 'new' | 'declined';
  decided_at: string;
};

/** Tells applicants that their application has arrived or was declined. */
export const applicationEmails: DueEmails<Due> = {
  claim: 'claim_application_emails',
  name: 'application email',
  send: notify,
};

async function notify(due: Due): Promise<void> {
  if (due.status === 'declined') return notifyDeclined(due);
  const { id, email, first_name, language } = due;
  const mail = applicationReceived[language]({ firstName: first_name });
  await sendEmail({ ...mail, to: email, kind: 'application-received', once: id });
  await requestAsService('/rest/v1/rpc/finish_application_email', { body: { application_id: id } });
}
