import type { Answer } from '../../contracts/answers.ts';
import { requestAsService } from '../_shared/backend.ts';
import { required } from '../_shared/environment.ts';
import { passwordReset } from '../_shared/mail/emails/password-reset.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sendEmail } from '../_shared/send-email.ts';
import { clientAddress, serve, textOf } from '../_shared/serve.ts';
import { messages } from './messages.ts';
import { readResetPage } from './reset-page.ts';

type Started = Answer<'start_password_reset'>;

/** Emails a member a link to the page of `resetUrl`, on which the member chooses a new password. */
serve(async (body, request) => {
  const page = readResetPage(textOf(body.resetUrl), required('SITE_URL'));
  if (!page) throw new Refusal(400, 'reset_url_refused', messages.resetUrlRefused['pt-BR']);
  const { language } = page;
  // serve() words some refusals and reads the language from the body.
  body.language = language;

  const email = textOf(body.email);
  if (!email) throw new Refusal(400, 'email_required', messages.emailRequired[language]);
  const started = await requestAsService<Started>('/rest/v1/rpc/start_password_reset', {
    body: { email, client_address: clientAddress(request) },
  });
  if (started.status === 'not_found') {
    throw new Refusal(404, 'member_not_found', messages.notFound[language]);
  }
  if (started.status === 'not_activated') {
    throw new Refusal(409, 'member_not_activated', messages.notActivated[language]);
  }

  // In the fragment, which no server or proxy receives or logs.
  const url = `${page.url}#${new URLSearchParams({ email: started.email, token: started.token })}`;
  const mail = passwordReset[language]({ firstName: started.first_name, url });
  await sendEmail({ ...mail, to: started.email, kind: 'password-reset' });
  return { message: messages.sent[language] };
});
