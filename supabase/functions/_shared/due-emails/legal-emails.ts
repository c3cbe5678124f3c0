import { requestAsService } from '../backend.ts';
import { required } from '../environment.ts';
import { formatDay } from '../format-day.ts';
import type { Language } from '../language.ts';
import { legalChange } from '../mail/emails/legal-change.ts';
import { sendEmail } from '../send-email.ts';
import type { DueEmails } from './due-emails.ts';

type Due = {
  document: 'terms' | 'privacy';
  /** A day without a time. */
  effective_on: string;
  user_id: string;
  first_name: string;
  email: string;
  language: Language;
};

/** Tells everyone with an account that a legal text changes, each once. */
export const legalEmails: DueEmails<Due> = {
  claim: 'claim_legal_emails',
  name: 'legal email',
  send: notify,
};

async function notify(due: Due): Promise<void> {
  const { document, effective_on, user_id, first_name, email, language } = due;
  const page = `${language === 'en' ? '' : '/BR'}/legal#${document}`;
  const mail = legalChange[language]({
    document,
    date: formatDay(effective_on, language),
    firstName: first_name,
    url: new URL(page, required('SITE_URL')).href,
  });
  const once = `legal ${document} ${effective_on} ${user_id}`;
  await sendEmail({ ...mail, to: email, kind: 'legal-change', once });
  await requestAsService('/rest/v1/rpc/finish_legal_email', {
    body: { document, effective_on, user_id },
  });
}
