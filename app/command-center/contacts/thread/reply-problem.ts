import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { errorMessageKey } from '~/shared/backend/app-error';

/** What the function that answers refuses, and the message that says so. */
const refusals = {
  reply_not_sent: 'manageContacts:reply.notSent',
  message_without_email: 'manageContacts:reply.noEmail',
  reply_invalid: 'manageContacts:validation.messageTooLong',
} as const;

/** The key of what to tell when a reply did not leave. */
export function replyProblem(error: unknown) {
  const code = refusalCode(error);
  if (code !== undefined && code in refusals) return refusals[code as keyof typeof refusals];
  return `errors:${errorMessageKey(error)}` as const;
}
