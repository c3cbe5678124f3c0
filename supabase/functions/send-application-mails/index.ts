import { askAsService } from '../_shared/backend.ts';
import type { Language } from '../_shared/language.ts';
import { applicationReceived } from '../_shared/mail/emails/application-received.ts';
import { tellDeclined } from '../_shared/mail/tell-declined.ts';
import { sendMail } from '../_shared/send-mail.ts';
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
 * Tells applicants that their application has arrived or was declined. It takes no parameters: any
 * call, from the page that a confirmation leads to or from a schedule, sends what is due. What fails
 * is due again later.
 */
serve(async (_body, request) => {
  const due = await askAsService<Due[]>('/rest/v1/rpc/claim_application_mails', {
    body: { client_address: clientAddress(request) },
  });
  const outcomes = await Promise.allSettled(due.map(tell));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') console.error('application mail:', outcome.reason?.name);
  }
  return { message: 'Done.' };
});

async function tell(due: Due): Promise<void> {
  if (due.status === 'declined') return tellDeclined(due);
  const { id, email, first_name, language } = due;
  const mail = applicationReceived[language]({ firstName: first_name });
  await sendMail({ ...mail, to: email, kind: 'application-received', once: id });
  await askAsService('/rest/v1/rpc/finish_application_mail', { body: { application_id: id } });
}
