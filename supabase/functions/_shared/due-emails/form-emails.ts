import { requestAsService } from '../backend.ts';
import type { Language } from '../language.ts';
import { formReceived } from '../mail/emails/form-received.ts';
import { sendEmail } from '../send-email.ts';
import type { DueEmails } from './due-emails.ts';

type Due = {
  submission_id: string;
  form_slug: string;
  /** A member's first name; null for visitors, whose typed name is not repeated. */
  first_name: string | null;
  email: string;
  language: Language;
};

/** Confirms forms that have arrived. */
export const formEmails: DueEmails<Due> = {
  claim: 'claim_form_confirmations',
  name: 'form email',
  send: confirm,
};

async function confirm(due: Due): Promise<void> {
  const { submission_id, email } = due;
  const mail = formReceived[due.language]({
    form: due.form_slug,
    firstName: due.first_name ?? '',
    reference: submission_id.slice(-8).toUpperCase(),
  });
  await sendEmail({ ...mail, to: email, kind: 'form-received', once: submission_id });
  await requestAsService('/rest/v1/rpc/finish_form_confirmation', {
    body: { submission_id },
  });
}
