import { requestAsService } from '../backend.ts';
import { required } from '../environment.ts';
import type { Language } from '../language.ts';
import { sendEmail } from '../send-email.ts';
import { applicationDeclined } from './emails/application-declined.ts';

type Declined = {
  id: string;
  email: string;
  first_name: string;
  language: Language;
  decided_at: string;
};

/**
 * Emails an applicant that the application was declined, once for each decision. A failed email is
 * due again ten minutes later (`claim_application_emails`).
 * @throws Error if the email was not accepted
 */
export async function notifyDeclined(application: Declined): Promise<void> {
  const { id, email, first_name, language, decided_at } = application;
  const url = `${required('SITE_URL')}${language === 'en' ? '' : '/BR'}/contact`;
  const mail = applicationDeclined[language]({ firstName: first_name, url });
  await sendEmail({
    ...mail,
    to: email,
    kind: 'application-declined',
    once: `${id}:${decided_at}`,
  });
  await requestAsService('/rest/v1/rpc/finish_application_email', {
    body: { application_id: id, about: 'declined' },
  });
}
