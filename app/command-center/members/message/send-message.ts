import { queryOptions } from '@tanstack/react-query';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase } from '~/command-center/kit/backend/backend';
import { membersKey } from '~/command-center/members/members-key';
import type { Answer } from '../../../../supabase/contracts/answers';

export type Recipients = Answer<'preview_member_message'>;

/** In each language, empty if no recipient reads it. */
export type MessageTexts = {
  subject_pt: string;
  body_pt: string;
  subject_en: string;
  body_en: string;
};

/** How long a message can be undone in milliseconds, as in the database. */
export const timeToUndo = 60_000;

/** Who of the members gets a message, and who gets none. */
export function recipientsQuery(messageId: string, memberIds: string[]) {
  return queryOptions({
    queryKey: [...membersKey, 'message', messageId],
    queryFn: ({ signal }) =>
      callDatabase('preview_member_message', { member_ids: memberIds }, signal),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/**
 * Sends a message after the time in which it can be undone.
 * @param messageId the same for each try of one dialog, so that a repeated call sends nothing again.
 * @throws AppError
 */
export function sendMessage(messageId: string, memberIds: string[], texts: MessageTexts) {
  return callDatabase('send_member_message', {
    message_id: messageId,
    member_ids: memberIds,
    ...texts,
  });
}

/** Cancels the emails that have not left. @throws AppError */
export function undoMessage(messageId: string) {
  return callDatabase('undo_member_message', { message_id: messageId });
}

const refusals = {
  cancelled: 'accountHelp:refusals.cancelled',
  message_limit: 'manageMembers:message.problems.limit',
  message_sent_already: 'manageMembers:message.problems.sentAlready',
  text_missing: 'manageMembers:message.problems.textMissing',
} as const;

/** The message key of a message that was refused. */
export function messageProblem(error: unknown) {
  return messageKeyOf(error, refusals);
}
