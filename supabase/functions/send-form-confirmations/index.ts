import { requestAsService } from '../_shared/backend.ts';
import type { Language } from '../_shared/language.ts';
import { formReceived } from '../_shared/mail/emails/form-received.ts';
import { sendEmail } from '../_shared/send-email.ts';
import { clientAddress, serve } from '../_shared/serve.ts';

type Due = {
  submission_id: string;
  form_slug: string;
  /** A member's first name; null for visitors, whose typed name is not repeated. */
  first_name: string | null;
  email: string;
  language: Language;
};

/**
 * Emails confirmations of received forms. It takes no parameters: each call, from the page of a form
 * or a schedule, sends the emails that are due. A failed email is due again ten minutes later.
 */
serve(async (_body, request) => {
  const due = await requestAsService<Due[]>('/rest/v1/rpc/claim_form_confirmations', {
    body: { client_address: clientAddress(request) },
  });
  const outcomes = await Promise.allSettled(due.map(confirm));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') console.error('form email:', outcome.reason?.name);
  }
  return { message: 'Done.' };
});

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
