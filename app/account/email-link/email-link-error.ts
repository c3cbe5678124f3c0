import {
  type AuthRefusal,
  CodedError,
  generalCode,
  generalMessageKeys,
  isAuthRefusal,
} from '~/shared/backend/coded-error';
import { requestError } from '~/shared/backend/request-error';

/** The message of each reason why an emailed link can fail, with its namespace. */
export const emailLinkMessageKeys = {
  ...generalMessageKeys,
  expired: 'confirm:expired.text',
  wrong_password: 'confirm:errors.wrongPassword',
  weak_password: 'confirm:errors.weakPassword',
  same_password: 'confirm:errors.samePassword',
  second_factor: 'confirm:errors.secondFactor',
  not_member: 'confirm:errors.refused',
  refused: 'confirm:errors.refused',
  unexpected: 'confirm:errors.failed',
} as const;

type EmailLinkErrorCode = keyof typeof emailLinkMessageKeys;

/** A failed emailed link. */
export class EmailLinkError extends CodedError<EmailLinkErrorCode> {
  override name = 'EmailLinkError';
}

const codes: Record<string, EmailLinkErrorCode> = {
  otp_expired: 'expired',
  invalid_credentials: 'wrong_password',
  weak_password: 'weak_password',
  same_password: 'same_password',
  insufficient_aal: 'second_factor',
};

/** Converts a refusal of the auth service. */
export function emailLinkError(error: AuthRefusal): EmailLinkError {
  return new EmailLinkError(codeOf(error), { cause: error });
}

function codeOf(error: AuthRefusal): EmailLinkErrorCode {
  const { code = '', status, message } = error;
  if (codes[code]) return codes[code];
  if (/Access denied: Only .*members/.test(message)) return 'not_member';
  if (status === 403) return 'refused';
  return generalCode(requestError(error, status)) ?? 'unexpected';
}

/** Converts any thrown value to a failed link, and logs an unexpected one. */
export function asEmailLinkError(error: unknown): EmailLinkError {
  if (error instanceof EmailLinkError) return error;
  const failure = isAuthRefusal(error)
    ? emailLinkError(error)
    : new EmailLinkError(generalCode(error) ?? 'unexpected', { cause: error });
  if (failure.code === 'unexpected') console.warn('Email link:', error);
  return failure;
}
