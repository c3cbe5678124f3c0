import { adminSessionEnded, askAsAdmin, askAsService, BackendError } from '../_shared/backend.ts';
import { type Bilingual, type Language, languageOf } from '../_shared/language.ts';
import { replyMail } from '../_shared/mail/reply.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sendMail } from '../_shared/send-mail.ts';
import { serve, textOf } from '../_shared/serve.ts';

const longestReply = 5000;

const messages = {
  sent: { 'pt-BR': 'Resposta enviada.', en: 'Reply sent.' },
  permissionDenied: {
    'pt-BR': 'Você não tem permissão para responder mensagens.',
    en: 'You are not allowed to reply to messages.',
  },
  bodyInvalid: {
    'pt-BR': `Escreva uma resposta de até ${longestReply} caracteres.`,
    en: `Please write a reply of up to ${longestReply} characters.`,
  },
  notFound: { 'pt-BR': 'Mensagem não encontrada.', en: 'Message not found.' },
  noEmail: {
    'pt-BR': 'Quem escreveu esta mensagem não deixou um email.',
    en: 'The writer of this message left no e-mail address.',
  },
} satisfies Record<string, Bilingual>;

type Message = {
  name: string;
  email: string | null;
  subject: string;
  message: string;
  language: Language;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Stores the reply of an admin (header `x-admin-session`) to a contact message and mails it to its
 * writer, in the writer's language. Takes `messageId`, `body`, and an optional `language` of the
 * answer to the admin.
 */
serve(async (given, request) => {
  const language = languageOf(given.language);
  const messageId = textOf(given.messageId);
  const body = textOf(given.body);
  const session = request.headers.get('x-admin-session') ?? '';
  await requireContactsAdmin(session, language);
  if (!body || body.length > longestReply) {
    throw new Refusal(422, 'reply_invalid', messages.bodyInvalid[language]);
  }

  const [message] = uuid.test(messageId)
    ? await askAsAdmin<Message[]>(
        session,
        `/rest/v1/contact_messages?select=name,email,subject,message,language&id=eq.${messageId}`,
        { method: 'GET' },
      )
    : [];
  if (!message) throw new Refusal(404, 'message_not_found', messages.notFound[language]);
  const { email: to } = message;
  if (!to) throw new Refusal(422, 'message_without_email', messages.noEmail[language]);

  const replyId = await storeReply(session, messageId, body, language);
  const { name, subject, message: question } = message;
  const mail = replyMail(message.language, { name, subject, question, answer: body });
  await sendMail({ ...mail, to, kind: 'reply' });
  await askAsService(`/rest/v1/message_replies?id=eq.${replyId}`, {
    method: 'PATCH',
    body: { sent_at: new Date().toISOString() },
  });
  await askAsAdmin(session, `/rest/v1/contact_messages?id=eq.${messageId}`, {
    method: 'PATCH',
    body: { status: 'responded' },
  });
  return { message: messages.sent[language], replyId };
});

async function requireContactsAdmin(session: string, language: Language) {
  type Admin = { role: string; permissions: string[] };
  const [admin] = await askAsAdmin<Admin[]>(session, '/rest/v1/rpc/current_admin', { body: {} });
  if (!admin) throw adminSessionEnded();
  if (admin.role !== 'super_admin' && !admin.permissions.includes('contacts')) {
    throw new Refusal(403, 'permission_denied', messages.permissionDenied[language]);
  }
}

/** The row policy decides once more. */
async function storeReply(session: string, messageId: string, body: string, language: Language) {
  try {
    const [reply] = await askAsAdmin<{ id: string }[]>(
      session,
      '/rest/v1/message_replies?select=id',
      {
        body: { message_id: messageId, body },
        headers: { prefer: 'return=representation' },
      },
    );
    return reply?.id;
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== '42501') throw error;
    throw new Refusal(403, 'permission_denied', messages.permissionDenied[language]);
  }
}
