import { queryOptions } from '@tanstack/react-query';
import { type Contact, contactKeys } from '~/command-center/contacts/fetch-contacts';
import {
  adminRequestError,
  messageKeyOf,
  openRecordError,
} from '~/command-center/kit/backend/admin-request-error';
import { callFunction, loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { MessageFile } from '~/command-center/kit/message-files';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { Language } from '~/shared/i18n/language';

type Entry = { id: string; admin_id: string | null; body: string; created_at: string };
type Author = { admins: { name: string } | null };

/**
 * A reply of the team, or a later email of the sender. `sent_at` is null until the email service has
 * accepted ours. `sent_from` is the sender's address, if it is another one than before.
 */
export type Reply = Entry &
  Author & {
    sent_at: string | null;
    is_from_sender: boolean;
    sent_from: string | null;
  };
/** A file of the message or, with `reply_id`, of a reply. */
export type ThreadFile = MessageFile & { reply_id: string | null };

type Subject = Pick<Contact, 'id' | 'kind'>;

/** The column of replies that references a message or a form. */
function columnOf({ kind }: Pick<Contact, 'kind'>) {
  return kind === 'form' ? 'submission_id' : 'message_id';
}

/**
 * Replies and files, the oldest first.
 * @throws AppError
 */
async function fetchThread(subject: Subject, signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const column = columnOf(subject);
  const [replies, files] = await Promise.all([
    backend
      .from('message_replies')
      .select('id,admin_id,body,sent_at,is_from_sender,sent_from,created_at,admins(name)')
      .eq(column, subject.id)
      .order('created_at')
      .abortSignal(signal),
    backend
      .from('message_files')
      .select('id,reply_id,name,size_bytes,refusal,received_at')
      .eq(column, subject.id)
      .order('created_at')
      .order('position')
      .abortSignal(signal),
  ]);
  if (replies.error) throw adminRequestError(replies.error, replies.status);
  if (files.error) throw adminRequestError(files.error, files.status);
  return { replies: replies.data as Reply[], files: files.data as ThreadFile[] };
}

/** Replies and files of the open message. */
export function threadQuery(subject: Subject) {
  return queryOptions({
    queryKey: contactKeys.thread(subject.id),
    queryFn: ({ signal }) => fetchThread(subject, signal),
    staleTime: 0,
  });
}

/**
 * The answers of a form. They may be about health, so the database logs each opening.
 * @throws AppError
 */
async function openForm(submissionId: string) {
  const backend = await loadAdminBackend();
  const { data, error, status } = await callGuarded(backend, 'open_form_submission', {
    submission_id: submissionId,
  });
  if (error) throw openRecordError(error, status);
  return data;
}

/** The answers of a form never change, so each opening sends only one request. */
export function answersQuery(submissionId: string) {
  return queryOptions({
    queryKey: ['form-answers', submissionId],
    queryFn: () => openForm(submissionId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** What may be attached to a reply. The function `reply-to-message` checks it again, by content. */
export const fileLimits = {
  count: 5,
  bytes: 7_340_032,
  accept: '.pdf,.jpg,.jpeg,.png,.heic,application/pdf,image/jpeg,image/png,image/heic',
};

/** A file that the admin attaches. The caller chooses the id, as that of the reply. */
export type ChosenFile = { id: string; file: File };

/** A file as a request contains it, in Base64. */
function encodeFile({
  id,
  file,
}: ChosenFile): Promise<{ id: string; name: string; content: string }> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => {
      const [, content = ''] = String(reader.result).split(',', 2);
      resolve({ id, name: file.name, content });
    };
    reader.readAsDataURL(file);
  });
}

type SendReply = {
  /** The caller chooses the id. A repeated request with the same id stores and sends nothing. */
  replyId: string;
  body: string;
  files: readonly ChosenFile[];
  language: Language;
};

/**
 * Stores a reply and emails it, unless another admin has changed the message.
 * @throws AppError `conflict`, or one with the function's `refusalCode`: `reply_not_sent`, …
 */
export async function sendReply(
  contact: Pick<Contact, 'id' | 'kind' | 'updated_at'>,
  { replyId, body, files, language }: SendReply,
): Promise<void> {
  await callFunction('reply-to-message', {
    ...subjectOf(contact),
    seen: contact.updated_at,
    replyId,
    body,
    files: await Promise.all(files.map(encodeFile)),
    language,
  });
}

/**
 * Emails a stored reply that was not sent.
 * @throws AppError
 */
export function sendAgain(
  contact: Pick<Contact, 'id' | 'kind'>,
  replyId: string,
  language: Language,
): Promise<void> {
  return callFunction('reply-to-message', { ...subjectOf(contact), replyId, language });
}

function subjectOf(contact: Pick<Contact, 'id' | 'kind'>) {
  return columnOf(contact) === 'submission_id'
    ? { submissionId: contact.id }
    : { messageId: contact.id };
}

const refusals = {
  reply_not_sent: 'manageContacts:reply.notSent',
  message_without_email: 'manageContacts:reply.noEmail',
  reply_invalid: 'manageContacts:validation.messageTooLong',
  reply_files_invalid: 'manageContacts:reply.filesInvalid',
  reply_files_missing: 'manageContacts:reply.filesMissing',
  reply_files_not_stored: 'manageContacts:reply.filesNotStored',
} as const;

/** The message key of a reply that was not sent. */
export function replyProblem(error: unknown) {
  return messageKeyOf(error, refusals);
}
