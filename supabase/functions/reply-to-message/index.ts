import { type AdminCaller, requestAsAdmin, requireAdminCaller } from '../_shared/admin-caller.ts';
import { adminSessionEnded, BackendError, requestAsService } from '../_shared/backend.ts';
import { type Bilingual, type Language, languageOf } from '../_shared/language.ts';
import { reply } from '../_shared/mail/emails/reply.ts';
import { firstNameOf } from '../_shared/mail/first-name.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sendEmail } from '../_shared/send-email.ts';
import { type Body, serve, textOf } from '../_shared/serve.ts';
import { announceFiles, attachmentsOf, filesOf } from './reply-files.ts';
import { type ReplyTarget, replyTargetOf } from './reply-target.ts';

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
  filesInvalid: {
    'pt-BR': 'Anexe até 5 arquivos em PDF, JPG, PNG ou HEIC, com até 7 MB no total.',
    en: 'Attach up to 5 PDF, JPG, PNG, or HEIC files, up to 7 MB in total.',
  },
  filesMissing: {
    'pt-BR': 'Os arquivos desta resposta não chegaram. Escreva outra resposta com eles.',
    en: 'The files of this reply didn’t arrive. Write another reply with them.',
  },
  filesNotStored: {
    'pt-BR': 'Os arquivos não foram salvos, e nada foi enviado. Tente de novo daqui a pouco.',
    en: 'The files weren’t saved, and nothing was sent. Try again in a moment.',
  },
  notSent: {
    'pt-BR': 'A resposta foi salva, mas o e-mail não foi enviado. Tente de novo daqui a pouco.',
    en: 'The reply was saved, but the email wasn’t sent. Try again in a moment.',
  },
} satisfies Record<string, Bilingual>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Reply = { id: string; body: string; sent_at: string | null };

/**
 * Stores an admin's reply to a contact message or a form, and emails it to
 * the sender in the sender's language. Takes `messageId` or `submissionId`, and `body`. Optional are
 * `files` (`{ id, name, content }` with Base64; the email brings them), `replyId` (chosen by the caller; a repeated call stores and sends nothing twice), `seen` (the
 * `updated_at` of the row that the admin read; 409 if it has changed) and the `language` of the
 * response.
 */
serve(async (given, request) => {
  const language = languageOf(given.language);
  const session = await requireAdminCaller(request);
  const target = replyTargetOf(textOf(given.messageId), textOf(given.submissionId));
  const admin = await requireAdmin(session, target.permissions, language);
  const body = textOf(given.body);
  const replyId = uuid.test(textOf(given.replyId)) ? textOf(given.replyId) : crypto.randomUUID();
  const [known] = await requestAsAdmin<Reply[]>(
    session,
    `/rest/v1/message_replies?select=id,body,sent_at&id=eq.${replyId}&${target.column}=eq.${target.id}&is_from_sender=is.false`,
    { method: 'GET' },
  );
  if (!known && (!body || body.length > longestReply)) {
    throw new Refusal(422, 'reply_invalid', messages.bodyInvalid[language]);
  }
  const files = filesOf(given.files);
  if (!files) throw new Refusal(422, 'reply_files_invalid', messages.filesInvalid[language]);
  if (known?.sent_at) return { message: messages.sent[language], replyId };

  const recipient = await target.fetchRecipient(session);
  if (!recipient) throw new Refusal(404, 'message_not_found', messages.notFound[language]);
  const { email: to } = recipient;
  if (!to) throw new Refusal(422, 'message_without_email', messages.noEmail[language]);

  if (!known) {
    await claim(session, target, textOf(given.seen), language);
    await storeReply(session, target, replyId, body, language);
    await announceFiles({ column: target.column, thread: target.id, replyId }, files);
  }
  const answer = known?.body ?? body;
  const attachments = await attachmentsOf(replyId, files).catch((error: Error) => {
    console.error('files not stored:', error.name);
    throw new Refusal(502, 'reply_files_not_stored', messages.filesNotStored[language]);
  });
  if (!attachments) {
    throw new Refusal(409, 'reply_files_missing', messages.filesMissing[language]);
  }
  try {
    const mail = reply[recipient.language]({
      firstName: firstNameOf(recipient.name),
      subject: recipient.subject,
      question: recipient.question ?? '',
      answer,
      answeredBy: admin.first_name,
      reference: target.id.slice(-8).toUpperCase(),
    });
    await sendEmail({ ...mail, to, kind: 'reply', once: replyId, attachments });
  } catch (error) {
    console.error('not sent:', (error as Error).name);
    throw new Refusal(502, 'reply_not_sent', messages.notSent[language]);
  }
  await requestAsService(`/rest/v1/message_replies?id=eq.${replyId}`, {
    method: 'PATCH',
    body: { sent_at: new Date().toISOString() },
  });
  await requestAsAdmin(session, `/rest/v1/${target.table}?id=eq.${target.id}`, {
    method: 'PATCH',
    body: { status: 'responded' },
  });
  return { message: messages.sent[language], replyId };
});

async function requireAdmin(
  session: AdminCaller,
  permissions: readonly string[],
  language: Language,
) {
  type Admin = { first_name: string; role: string; permissions: string[] };
  const [admin] = await requestAsAdmin<Admin[]>(session, '/rest/v1/rpc/current_admin', {
    body: {},
  });
  if (!admin) throw adminSessionEnded();
  if (admin.role !== 'super_admin' && !admin.permissions.some((one) => permissions.includes(one))) {
    throw new Refusal(403, 'permission_denied', messages.permissionDenied[language]);
  }
  return admin;
}

/** Refuses the later of two admins who reply at the same time. */
async function claim(session: AdminCaller, target: ReplyTarget, seen: string, language: Language) {
  if (!seen) return;
  const rows = await requestAsAdmin<Body[]>(
    session,
    `/rest/v1/${target.table}?select=id&id=eq.${target.id}&updated_at=eq.${encodeURIComponent(seen)}`,
    {
      method: 'PATCH',
      body: { status: 'in_progress' },
      headers: { prefer: 'return=representation' },
    },
  );
  if (rows.length === 0) throw new Refusal(409, 'message_changed', messages.changed[language]);
}

/** Inserts as the admin, so that the row policy applies as well. */
async function storeReply(
  session: AdminCaller,
  target: ReplyTarget,
  id: string,
  body: string,
  language: Language,
) {
  try {
    await requestAsAdmin(session, '/rest/v1/message_replies', {
      body: { id, [target.column]: target.id, body },
    });
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== '42501') throw error;
    throw new Refusal(403, 'permission_denied', messages.permissionDenied[language]);
  }
}
