import { requestAsService } from '../backend.ts';
import { required } from '../environment.ts';
import { formatDay } from '../format-day.ts';
import type { Language } from '../language.ts';
import { editionPublished } from '../mail/emails/edition-published.ts';
import { sendEmail } from '../send-email.ts';
import type { DueEmails } from './due-emails.ts';

type Due = {
  edition_number: number;
  /** A day without a time. */
  effective_on: string;
  member_id: string;
  first_name: string;
  email: string;
  language: Language;
};

/** Tells members that a new edition of the rules takes effect, each once. */
export const editionEmails: DueEmails<Due> = {
  claim: 'claim_edition_emails',
  name: 'edition email',
  send: notify,
};

async function notify(due: Due): Promise<void> {
  const { edition_number, effective_on, member_id, first_name, email, language } = due;
  const page = `${language === 'en' ? '' : '/BR'}/rules/changes`;
  const mail = editionPublished[language]({
    number: String(edition_number),
    date: formatDay(effective_on, language),
    firstName: first_name,
    url: new URL(page, required('SITE_URL')).href,
  });
  const once = `edition ${edition_number} ${member_id}`;
  await sendEmail({ ...mail, to: email, kind: 'edition-published', once });
  await requestAsService('/rest/v1/rpc/finish_edition_email', {
    body: { edition_number, member_id },
  });
}
