import { askAsService } from '../_shared/backend.ts';
import type { Language } from '../_shared/language.ts';
import { formReceived } from '../_shared/mail/emails/form-received.ts';
import { sendMail } from '../_shared/send-mail.ts';
import { clientAddress, serve } from '../_shared/serve.ts';

type Due = {
  submission_id: string;
  form_slug: string;
  /** A member's; what a visitor typed is not repeated. */
  first_name: string | null;
  email: string;
  language: Language;
};

/**
 * Confirms the forms that have arrived. It takes nothing: the page that has sent a form, or a
 * schedule, sets off what is due. An email that could not be sent is due again ten minutes later.
 */
serve(async (_body, request) => {
  const due = await askAsService<Due[]>('/rest/v1/rpc/claim_form_confirmations', {
    body: { client_address: clientAddress(request) },
  });
  const outcomes = await Promise.allSettled(due.map(confirm));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') console.error('form mail:', outcome.reason?.name);
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
  await sendMail({ ...mail, to: email, kind: 'form-received', once: submission_id });
  await askAsService('/rest/v1/rpc/finish_form_confirmation', {
    body: { submission_id },
  });
}
