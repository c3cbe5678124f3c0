import { type AuthRefusal, CodedError } from './coded-error';
import { requestError, sentenceOf } from './request-error';

/** A refusal of the backend: its code, and its own message. */
export class SecurityRefusal extends CodedError<string> {
  override name = 'SecurityRefusal';
}

/** The failure of a request to the auth service. */
export function authRefusal(error: AuthRefusal): Error {
  const { code = '', status = 0 } = error;
  const isGeneral = status === 0 || status === 429 || status >= 500;
  // The limit of emails has a message of its own.
  if (isGeneral && code !== 'over_email_send_rate_limit') return requestError(error, status);
  return new SecurityRefusal(code, { serverMessage: sentenceOf(error), cause: error });
}
