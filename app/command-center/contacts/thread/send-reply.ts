import type { Contact } from '~/command-center/contacts/fetch-contacts';
import { callFunction } from '~/command-center/kit/backend/call-function';
import type { Language } from '~/shared/i18n/language';
import { columnOf } from './fetch-thread';

type SendReply = {
  /** An id of the caller's own: asked again with it, nothing is stored or sent twice. */
  replyId: string;
  body: string;
  language: Language;
};

/**
 * Stores a reply and mails it, if nobody has changed what is answered meanwhile.
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
 * Mails a reply that is stored and has not left yet.
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
