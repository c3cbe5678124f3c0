import { askAsService } from '../_shared/backend.ts';
import { type ConfirmedForm, formReceivedMail } from '../_shared/mail/form-received.ts';
import { sendMail } from '../_shared/send-mail.ts';
import { clientAddress, serve } from '../_shared/serve.ts';

type Due = ConfirmedForm & { email: string };

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

async function confirm({ email, ...form }: Due): Promise<void> {
  const mail = formReceivedMail(form);
  await sendMail({ ...mail, to: email, kind: 'form-received', once: form.submission_id });
  await askAsService('/rest/v1/rpc/finish_form_confirmation', {
    body: { submission_id: form.submission_id },
  });
}
