import { type AdminCaller, requireAdminCaller } from '../_shared/admin-caller.ts';
import { BackendError, requestAsService } from '../_shared/backend.ts';
import { required } from '../_shared/environment.ts';
import { adminPasswordPage } from '../_shared/forgot-password-page.ts';
import { type Bilingual, type Language, languageOf } from '../_shared/language.ts';
import { adminInvitation } from '../_shared/mail/emails/admin-invitation.ts';
import { adminPasswordReset } from '../_shared/mail/emails/admin-password-reset.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sendEmail } from '../_shared/send-email.ts';
import { clientAddress, serve, textOf } from '../_shared/serve.ts';

const messages = {
  invited: { 'pt-BR': 'Convite enviado.', en: 'Invitation sent.' },
  asked: {
    'pt-BR': 'Se este e-mail for de alguém da equipe, o link já está a caminho.',
    en: 'If this email belongs to someone on the team, the link is on its way.',
  },
  emailRequired: { 'pt-BR': 'Digite o seu e-mail.', en: 'Enter your email.' },
  refused: {
    'pt-BR': 'Você não pode convidar esta pessoa.',
    en: 'You can’t invite this person.',
  },
} satisfies Record<string, Bilingual>;

type Link = { email: string; first_name: string; token: string };

/**
 * Emails a link to choose a password for the Command Center. With `adminId`, an admin for users
 * invites. With `email`, an admin has forgotten the password, and the
 * response does not reveal whether the email belongs to an admin. `language` applies to email and
 * response.
 */
serve(async (body, request) => {
  const language = languageOf(body.language);
  const adminId = textOf(body.adminId);
  if (adminId) {
    await invite(adminId, await requireAdminCaller(request), language);
    return { message: messages.invited[language] };
  }
  const email = textOf(body.email);
  if (!email) throw new Refusal(400, 'email_required', messages.emailRequired[language]);
  const link = await requestAsService<Link | null>('/rest/v1/rpc/start_admin_password_reset', {
    body: { email, client_address: clientAddress(request) },
  });
  if (link) {
    const url = passwordPage(link, language);
    const mail = adminPasswordReset[language]({ firstName: link.first_name, url });
    await sendEmail({ ...mail, to: link.email, kind: 'admin-password-reset' });
  }
  return { message: messages.asked[language] };
});

async function invite(adminId: string, caller: AdminCaller, language: Language) {
  const link = await startInvitation(adminId, caller, language);
  const url = passwordPage(link, language);
  const mail = adminInvitation[language]({
    firstName: link.first_name,
    invitedBy: link.invited_by,
    url,
  });
  await sendEmail({ ...mail, to: link.email, kind: 'admin-invitation' });
}

/** The database checks the permission of the caller. */
async function startInvitation(adminId: string, { headers }: AdminCaller, language: Language) {
  try {
    return await requestAsService<Link & { invited_by: string }>(
      '/rest/v1/rpc/start_admin_invitation',
      { body: { admin_id: adminId }, headers },
    );
  } catch (error) {
    const isRefusal = error instanceof BackendError && error.status < 500 && error.status !== 429;
    if (!isRefusal) throw error;
    throw new Refusal(error.status, error.code, messages.refused[language]);
  }
}

/** The token is in the fragment, which no server or proxy receives or logs. */
function passwordPage({ token }: Link, language: Language): string {
  return `${adminPasswordPage(required('SITE_URL'), language)}#${token}`;
}
