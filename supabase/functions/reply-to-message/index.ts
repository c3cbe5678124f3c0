import { adminSessionEnded, askAsAdmin, askAsService, BackendError } from '../_shared/backend.ts';
import { type Bilingual, type Language, languageOf } from '../_shared/language.ts';
import { reply } from '../_shared/mail/emails/reply.ts';
import { firstNameOf } from '../_shared/mail/first-name.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sendMail } from '../_shared/send-mail.ts';
import { type Body, serve, textOf } from '../_shared/serve.ts';
import { type Question, questionOf } from './question.ts';

const longestReply = 5000;

const messages = {
  sent: { 'pt-BR': 'Resposta enviada.', en: 'Reply sent.' },
  permissionDenied: {
    'pt-BR': 'Você não tem permissão para responder a mensagens.',
    en: 'You don’t have permission to reply to messages.',
  },
  bodyInvalid: {
    'pt-BR': 'Escreva uma resposta de até 5.000 caracteres.',
    en: 'Please write a reply of up to 5,000 characters.',
  },
  notFound: { 'pt-BR': 'Mensagem não encontrada.', en: 'Message not found.' },
  noEmail: {
    'pt-BR': 'Quem escreveu esta mensagem não deixou um e-mail.',
    en: 'This person didn’t leave an email address.',
  },
  changed: {
    'pt-BR': 'Outra pessoa alterou esta mensagem enquanto você escrevia.',
    en: 'Someone else changed this message while you were working.',
  },
  notSent: {
    'pt-BR': 'A resposta foi salva, mas o e-mail não foi enviado. Tente de novo daqui a pouco.',
    en: 'The reply was saved, but the email wasn’t sent. Try again in a moment.',
  },
} satisfies Record<string, Bilingual>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Reply = { id: string; body: string; sent_at: string | null };

/**
 * Stores the reply of an admin (header `x-admin-session`) to a contact message or a form and mails
 * it to its writer, in the writer's language. Takes `messageId` or `submissionId`, `body`, and
 * optionally `replyId` (an id of the caller's own: asked again with it, nothing is stored or sent
 * twice), `seen` (the `updated_at` that was looked at; 409 if it is another by now) and the
 * `language` of the answer to the admin.
 */
serve(async (given, request) => {
  const language = languageOf(given.language);
  const session = request.headers.get('x-admin-session') ?? '';
  const question = questionOf(textOf(given.messageId), textOf(given.submissionId));
  const admin = await requireAdmin(session, question.permission, language);
  const body = textOf(given.body);
  const replyId = uuid.test(textOf(given.replyId)) ? textOf(given.replyId) : crypto.randomUUID();
  const [known] = await askAsAdmin<Reply[]>(
    session,
    `/rest/v1/message_replies?select=id,body,sent_at&id=eq.${replyId}&${question.column}=eq.${question.id}`,
    { method: 'GET' },
  );
  if (!known && (!body || body.length > longestReply)) {
    throw new Refusal(422, 'reply_invalid', messages.bodyInvalid[language]);
  }
  if (known?.sent_at) return { message: messages.sent[language], replyId };

  const asked = await question.fetch(session);
  if (!asked) throw new Refusal(404, 'message_not_found', messages.notFound[language]);
  const { email: to } = asked;
  if (!to) throw new Refusal(422, 'message_without_email', messages.noEmail[language]);

  if (!known) {
    await claim(session, question, textOf(given.seen), language);
    await storeReply(session, question, replyId, body, language);
  }
  const answer = known?.body ?? body;
  try {
    const mail = reply[asked.language]({
      firstName: firstNameOf(asked.name),
      subject: asked.subject,
      question: asked.question ?? '',
      answer,
      answeredBy: admin.first_name,
      reference: question.id.slice(-8).toUpperCase(),
    });
    await sendMail({ ...mail, to, kind: 'reply', once: replyId });
  } catch (error) {
    console.error('not sent:', (error as Error).name);
    throw new Refusal(502, 'reply_not_sent', messages.notSent[language]);
  }
  await askAsService(`/rest/v1/message_replies?id=eq.${replyId}`, {
    method: 'PATCH',
    body: { sent_at: new Date().toISOString() },
  });
  await askAsAdmin(session, `/rest/v1/${question.table}?id=eq.${question.id}`, {
    method: 'PATCH',
    body: { status: 'responded' },
  });
  return { message: messages.sent[language], replyId };
});

async function requireAdmin(session: string, permission: string, language: Language) {
  type Admin = { first_name: string; role: string; permissions: string[] };
  const [admin] = await askAsAdmin<Admin[]>(session, '/rest/v1/rpc/current_admin', { body: {} });
  if (!admin) throw adminSessionEnded();
  if (admin.role !== 'super_admin' && !admin.permissions.includes(permission)) {
    throw new Refusal(403, 'permission_denied', messages.permissionDenied[language]);
  }
  return admin;
}

/** Of two who answer at the same time, the later one is told. */
async function claim(session: string, question: Question, seen: string, language: Language) {
  if (!seen) return;
  const rows = await askAsAdmin<Body[]>(
    session,
    `/rest/v1/${question.table}?select=id&id=eq.${question.id}&updated_at=eq.${encodeURIComponent(seen)}`,
    {
      method: 'PATCH',
      body: { status: 'in_progress' },
      headers: { prefer: 'return=representation' },
    },
  );
  if (rows.length === 0) throw new Refusal(409, 'message_changed', messages.changed[language]);
}

/** The row policy decides once more. */
async function storeReply(
  session: string,
  question: Question,
  id: string,
  body: string,
  language: Language,
) {
  try {
    await askAsAdmin(session, '/rest/v1/message_replies', {
      body: { id, [question.column]: question.id, body },
    });
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== '42501') throw error;
    throw new Refusal(403, 'permission_denied', messages.permissionDenied[language]);
  }
}
