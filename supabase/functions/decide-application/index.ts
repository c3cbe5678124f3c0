import { adminSessionEnded, askAsService, BackendError } from '../_shared/backend.ts';
import { required } from '../_shared/environment.ts';
import { type Bilingual, type Language, languageOf } from '../_shared/language.ts';
import { applicationApprovedMail } from '../_shared/mail/application-approved.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sendMail } from '../_shared/send-mail.ts';
import { serve, textOf } from '../_shared/serve.ts';

const approved: Bilingual = {
  'pt-BR': 'Pedido aprovado. A pessoa recebe um e-mail de boas-vindas.',
  en: 'Application approved. A welcome e-mail is on its way.',
};
/** The decision holds, whatever becomes of the mail. */
const approvedWithoutMail: Bilingual = {
  'pt-BR': 'Pedido aprovado, mas o e-mail de boas-vindas não saiu. Avise a pessoa.',
  en: 'Application approved, but the welcome e-mail did not leave. Please tell the person.',
};
const declined: Bilingual = { 'pt-BR': 'Pedido recusado.', en: 'Application declined.' };

/** What the database refuses with, in words for whoever decides. */
const refusals: Record<string, Bilingual> = {
  permission_denied: {
    'pt-BR': 'Você não tem permissão para decidir pedidos de adesão.',
    en: 'You are not allowed to decide applications.',
  },
  not_found: { 'pt-BR': 'Pedido não encontrado.', en: 'Application not found.' },
  already_decided: {
    'pt-BR': 'Alguém da equipe já decidiu este pedido.',
    en: 'Somebody in the team has decided this application already.',
  },
  member_exists: {
    'pt-BR': 'Já existe um membro com este e-mail.',
    en: 'There is a member with this e-mail address already.',
  },
  email_not_confirmed: {
    'pt-BR': 'A pessoa ainda não confirmou o e-mail. Aprove depois da confirmação.',
    en: 'The e-mail address is not confirmed yet. Approve once it is.',
  },
};

type Decision = {
  status: 'approved' | 'declined';
  member_id: string | null;
  has_login: boolean;
  first_name: string;
  email: string;
  language: Language;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Approves or declines an application to join, for the admin of the header `x-admin-session`, and
 * welcomes whom it approves by mail. Takes `applicationId`, `approve`, and an optional `language` of
 * the answer; answers with the new `memberId`.
 */
serve(async (given, request) => {
  const language = languageOf(given.language);
  const applicationId = textOf(given.applicationId);
  if (!uuid.test(applicationId)) throw refusal(404, 'not_found', language);
  if (typeof given.approve !== 'boolean') throw new Refusal(422, 'approve_missing', 'approve');

  const session = request.headers.get('x-admin-session') ?? '';
  const decision = await decide(session, applicationId, given.approve, language);
  if (decision.status === 'declined') return { message: declined[language] };

  const { first_name: firstName, email: to, has_login: hasLogin } = decision;
  const page = hasLogin ? '/my-account' : '/activate-account';
  const url = `${required('SITE_URL')}${decision.language === 'en' ? '' : '/BR'}${page}`;
  const mail = applicationApprovedMail(decision.language, { firstName, url, hasLogin });
  const welcome = { ...mail, to, kind: 'application-approved', once: applicationId };
  const isMailed = await sendMail(welcome).then(
    () => true,
    (error: Error) => {
      console.error('failed:', error.name);
      return false;
    },
  );
  const message = (isMailed ? approved : approvedWithoutMail)[language];
  return { message, memberId: decision.member_id, isMailed };
});

async function decide(
  session: string,
  applicationId: string,
  approve: boolean,
  language: Language,
): Promise<Decision> {
  if (!session) throw adminSessionEnded();
  try {
    return await askAsService<Decision>('/rest/v1/rpc/decide_application', {
      body: { application_id: applicationId, approve },
      headers: { 'x-admin-session': session },
    });
  } catch (error) {
    if (error instanceof BackendError && error.code in refusals) {
      throw refusal(error.status, error.code, language);
    }
    throw error;
  }
}

function refusal(status: number, code: string, language: Language): Refusal {
  return new Refusal(status, code, refusals[code]?.[language] ?? code);
}
