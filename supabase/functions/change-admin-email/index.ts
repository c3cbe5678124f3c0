import { type AdminCaller, requireAdminCaller } from '../_shared/admin-caller.ts';
import { BackendError, requestAsService } from '../_shared/backend.ts';
import { type Bilingual, type Language, languageOf } from '../_shared/language.ts';
import { adminEmailChanged } from '../_shared/mail/emails/admin-email-changed.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sendEmail } from '../_shared/send-email.ts';
import { serve, textOf } from '../_shared/serve.ts';

const changed: Bilingual = {
  'pt-BR': 'E-mail alterado. Mandamos um aviso para o endereço antigo.',
  en: 'Email changed. We sent a notice to the old address.',
};
/** The change is kept even if the notice was not sent. */
const changedWithoutNotice: Bilingual = {
  'pt-BR': 'E-mail alterado, mas não conseguimos avisar o endereço antigo. Avise a pessoa.',
  en: 'Email changed, but the notice to the old address wasn’t sent. Please let the person know.',
};
const refused: Bilingual = {
  'pt-BR': 'Você não pode mudar este e-mail.',
  en: 'You can’t change this email.',
};

type Change = { old_email: string; first_name: string; changed_by: string; updated_at: string };

/**
 * Changes the email of an admin (`adminId`, as seen at `seenAt`) to `email`, for the admin who calls
 * it, and notifies the old address. `language` applies to both messages.
 */
serve(async (body, request) => {
  const language = languageOf(body.language);
  const caller = await requireAdminCaller(request);
  const change = await changeEmail(caller, body, language);
  const mail = adminEmailChanged[language]({
    firstName: change.first_name,
    changedBy: change.changed_by,
  });
  const isNotified = await sendEmail({
    ...mail,
    to: change.old_email,
    kind: 'admin-email-changed',
  }).then(
    () => true,
    (error: Error) => {
      console.error('failed:', error.name);
      return false;
    },
  );
  const message = (isNotified ? changed : changedWithoutNotice)[language];
  return { message, updatedAt: change.updated_at };
});

/** The database checks the permission of the caller. */
async function changeEmail(
  { headers }: AdminCaller,
  body: Record<string, unknown>,
  language: Language,
) {
  try {
    return await requestAsService<Change>('/rest/v1/rpc/change_admin_email', {
      body: {
        admin_id: textOf(body.adminId),
        email: textOf(body.email),
        seen_at: textOf(body.seenAt),
      },
      headers,
    });
  } catch (error) {
    const isRefusal =
      error instanceof BackendError &&
      error.status < 500 &&
      error.status !== 429 &&
      error.code !== 'admin_session_ended';
    if (!isRefusal) throw error;
    throw new Refusal(error.status, error.code, refused[language]);
  }
}
