import type { Contact } from '~/command-center/contacts/fetch-contacts';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { callFunction } from '~/command-center/kit/backend/call-function';
import type { Language } from '~/shared/i18n/language';
import { columnOf } from './fetch-thread';

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
