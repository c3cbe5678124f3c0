import type { Answer } from '../../contracts/answers.ts';
import { type AdminCaller, requireAdminCaller } from '../_shared/admin-caller.ts';
import { BackendError, requestAsService } from '../_shared/backend.ts';
import { required } from '../_shared/environment.ts';
import { type Language, languageOf } from '../_shared/language.ts';
import { advisorInvitation } from '../_shared/mail/emails/advisor-invitation.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sendEmail } from '../_shared/send-email.ts';
import { serve, textOf } from '../_shared/serve.ts';
import { messages, refusals } from './messages.ts';

type Invitation = Answer<'start_advisor_invitation'>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Invites the advisor of `advisorId` to the advisor portal, for the admin who calls it. The email is
 * in `mailLanguage`, the response in `language`. A member with a login has access at once; anyone
 * else after choosing a password with the emailed link.
 */
serve(async (body, request) => {
  const language = languageOf(body.language);
  const mailLanguage = languageOf(body.mailLanguage);
  const advisorId = textOf(body.advisorId);
  if (!uuid.test(advisorId)) throw refusal(404, 'not_found', language);
  const caller = await requireAdminCaller(request);
  try {
    await invite(advisorId, caller, mailLanguage);
  } catch (error) {
    if (error instanceof BackendError && error.code in refusals) {
      throw refusal(error.status, error.code, language);
    }
    throw error;
  }
  return { message: messages.invited[language] };
});

/** The database checks the permission of the caller. */
async function invite(
  advisorId: string,
  { headers }: AdminCaller,
  language: Language,
): Promise<void> {
  const invitation = await requestAsService<Invitation>('/rest/v1/rpc/start_advisor_invitation', {
    body: { advisor_id: advisorId },
    headers,
  });
  const site = `${new URL(required('SITE_URL')).origin}${language === 'en' ? '' : '/BR'}`;
  let url = `${site}/my-account`;
  if (!invitation.is_member) {
    const token = await requestAsService<string>('/rest/v1/rpc/add_advisor_link', {
      body: { advisor_id: advisorId, login_id: invitation.user_id ?? (await addLogin(invitation)) },
      headers,
    });
    // In the fragment, which no server or proxy receives or logs.
    url = `${site}/reset-password#${new URLSearchParams({ email: invitation.email, token })}`;
  }
  const mail = advisorInvitation[language]({
    firstName: invitation.first_name,
    invitedBy: invitation.invited_by,
    isMember: invitation.is_member,
    url,
  });
  await sendEmail({ ...mail, to: invitation.email, kind: 'advisor-invitation' });
}

/**
 * Creates a login without a password. Its email counts as confirmed, so that no one else can sign up
 * with it; it opens nothing before the invitation is accepted.
 */
async function addLogin({ email, first_name, last_name }: Invitation): Promise<string> {
  const { id } = await requestAsService<{ id: string }>('/auth/v1/admin/users', {
    body: { email, email_confirm: true, user_metadata: { first_name, last_name } },
  });
  return id;
}

function refusal(status: number, code: string, language: Language): Refusal {
  return new Refusal(status, code, refusals[code]?.[language] ?? code);
}
