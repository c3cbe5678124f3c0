import type { Answer } from '../../contracts/answers.ts';
import { requireAdminCaller } from '../_shared/admin-caller.ts';
import { BackendError, requestAsService } from '../_shared/backend.ts';
import { required } from '../_shared/environment.ts';
import { type Bilingual, languageOf } from '../_shared/language.ts';
import { testEmail } from '../_shared/mail/emails/test-email.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sendEmail } from '../_shared/send-email.ts';
import { serve } from '../_shared/serve.ts';

const sent: Bilingual = { 'pt-BR': 'E-mail enviado.', en: 'Email sent.' };

const forbidden: Bilingual = {
  'pt-BR': 'Só superadmins podem enviar um e-mail de teste.',
  en: 'Only super admins can send a test email.',
};

const failed: Bilingual = {
  'pt-BR': 'O servidor de e-mails não aceitou a mensagem. O motivo está no registro do servidor.',
  en: 'The mail server did not accept the email. The server’s log has the reason.',
};

/** Sends a test email to the own address of the super admin who calls, in the language of the page. */
serve(async (body, request) => {
  const language = languageOf(body.language);
  const { headers } = await requireAdminCaller(request);
  const { id, email } = await requestAsService<Answer<'start_test_email'>>(
    '/rest/v1/rpc/start_test_email',
    { body: {}, headers },
  ).catch((error: unknown) => {
    const isForbidden = error instanceof BackendError && error.code === 'super_admin_required';
    throw isForbidden ? new Refusal(403, error.code, forbidden[language]) : error;
  });
  const site = `${new URL(required('SITE_URL')).origin}${language === 'en' ? '' : '/BR'}`;
  const mail = testEmail[language]({ url: `${site}/admin?show=first-day` });
  try {
    await sendEmail({ ...mail, to: email, kind: 'test-email' });
  } catch (error) {
    // Codes only: messages of a mail server can quote personal data.
    console.error('failed:', (error as Error).name, (error as { code?: string }).code ?? '');
    throw new Refusal(502, 'email_failed', failed[language]);
  }
  await requestAsService('/rest/v1/rpc/finish_test_email', { body: { email_id: id } });
  return { message: sent[language] };
});
