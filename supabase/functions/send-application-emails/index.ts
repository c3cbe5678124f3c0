import { requestAsService } from '../_shared/backend.ts';
import type { Language } from '../_shared/language.ts';
import { applicationReceived } from '../_shared/mail/emails/application-received.ts';
import { notifyDeclined } from '../_shared/mail/notify-declined.ts';
import { sendEmail } from '../_shared/send-email.ts';
import { clientAddress, serve } from '../_shared/serve.ts';

type Due = {
  id: string;
  email: string;
  first_name: string;
  language: Language;
  status: 'new' | 'declined';
  decided_at: string;
};

/**
 * Emails applicants that their application has arrived or was declined. It takes no parameters: each
 * call, from the confirmation page or a schedule, sends the emails that are due. A failed email is
 * due again later.
 */
serve(async (_body, request) => {
  const due = await requestAsService<Due[]>('/rest/v1/rpc/claim_application_emails', {
    body: { client_address: clientAddress(request) },
  });
  const outcomes = await Promise.allSettled(due.map(notify));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') console.error('application email:', outcome.reason?.name);
  }
  return { message: 'Done.' };
});

async function notify(due: Due): Promise<void> {
  if (due.status === 'declined') return notifyDeclined(due);
  const { id, email, first_name, language } = due;
  const mail = applicationReceived[language]({ firstName: first_name });
  await sendEmail({ ...mail, to: email, kind: 'application-received', once: id });
  await requestAsService('/rest/v1/rpc/finish_application_email', { body: { application_id: id } });
}
