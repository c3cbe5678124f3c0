import { requestAsService } from '../backend.ts';
import { required } from '../environment.ts';
import type { Language } from '../language.ts';
import { teamWork } from '../mail/emails/team-work.ts';
import { sendEmail } from '../send-email.ts';
import type { DueEmails } from './due-emails.ts';

type Due = {
  id: string;
  kind: 'mention' | 'digest';
  /** Of a digest: how much waits. */
  due: number;
  email: string;
  first_name: string;
  /** Of a mention: who wrote the note, if they are still in the team. */
  by_name: string | null;
  language: Language;
};

const someone: Record<Language, string> = { en: 'Someone', 'pt-BR': 'Alguém' };

/** Tells the team what waits for one of them. */
export const teamEmails: DueEmails<Due> = {
  claim: 'claim_team_emails',
  name: 'team email',
  send: notify,
};

async function notify({ id, kind, due, email, first_name, by_name, language }: Due) {
  const page = `${language === 'en' ? '' : '/BR'}/admin/for-me`;
  const mail = teamWork[language]({
    kind,
    firstName: first_name,
    byName: by_name ?? someone[language],
    due: String(due),
    url: new URL(page, required('SITE_URL')).href,
  });
  await sendEmail({ ...mail, to: email, kind: 'team-work', once: id });
  await requestAsService('/rest/v1/rpc/finish_team_email', { body: { email_id: id } });
}
