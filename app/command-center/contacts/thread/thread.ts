import { queryOptions } from '@tanstack/react-query';
import { type Contact, contactKeys } from '~/command-center/contacts/fetch-contacts';
import {
  adminRequestError,
  messageKeyOf,
  openRecordError,
} from '~/command-center/kit/backend/admin-request-error';
import { callFunction, loadAdminBackend } from '~/command-center/kit/backend/backend';
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
    attachments: string[];
  };

type Subject = Pick<Contact, 'id' | 'kind'>;

/** The column of replies that references a message or a form. */
function columnOf({ kind }: Pick<Contact, 'kind'>) {
  return kind === 'form' ? 'submission_id' : 'message_id';
}

/**
 * Replies, the oldest first.
 * @throws AppError
 */
async function fetchThread(subject: Subject, signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const column = columnOf(subject);
  const { data, error, status } = await backend
    .from('message_replies')
    .select('id,admin_id,body,sent_at,is_from_sender,sent_from,attachments,created_at,admins(name)')
    .eq(column, subject.id)
    .order('created_at')
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return { replies: data as Reply[] };
}

/** Replies of the open message. */
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

type SendReply = {
  /** The caller chooses the id. A repeated request with the same id stores and sends nothing. */
  replyId: string;
  body: string;
  language: Language;
};

/**
 * Stores a reply and emails it, unless another admin has changed the message.
 * @throws AppError `conflict`, or one with the function's `refusalCode`: `reply_not_sent`, …
 */
export function sendReply(
  contact: Pick<Contact, 'id' | 'kind' | 'updated_at'>,
  { replyId, body, language }: SendReply,
): Promise<void> {
  return callFunction('reply-to-message', {
    ...subjectOf(contact),
    seen: contact.updated_at,
    replyId,
    body,
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
} as const;

/** The message key of a reply that was not sent. */
export function replyProblem(error: unknown) {
  return messageKeyOf(error, refusals);
}
