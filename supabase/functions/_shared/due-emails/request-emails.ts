import { requestAsService } from '../backend.ts';
import { required } from '../environment.ts';
import type { Language } from '../language.ts';
import { requestUpdate } from '../mail/emails/request-update.ts';
import { sendEmail } from '../send-email.ts';
import type { DueEmails } from './due-emails.ts';

type Due = {
  id: string;
  kind: 'received' | 'your_turn' | 'our_turn' | 'update';
  number: string;
  first_name: string;
  email: string;
  language: Language;
};

/** Tells members that it is their turn, or that there is news about a sharing request. */
export const requestEmails: DueEmails<Due> = {
  claim: 'claim_request_emails',
  name: 'request email',
  send: notify,
};

async function notify({ id, kind, number, first_name, email, language }: Due): Promise<void> {
  const page = `${language === 'en' ? '' : '/BR'}/member-portal/requests/${number}`;
  const mail = requestUpdate[language]({
    kind,
    number,
    firstName: first_name,
    url: new URL(page, required('SITE_URL')).href,
  });
  await sendEmail({ ...mail, to: email, kind: 'request-update', once: id });
  await requestAsService('/rest/v1/rpc/finish_request_email', { body: { email_id: id } });
}
