import { errorMessageKeys } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';

/** Why an emailed link could not be followed, and the message that says so, with its namespace. */
export const emailLinkMessageKeys = {
  expired: 'confirm:expired.text',
  wrong_password: 'confirm:errors.wrongPassword',
  weak_password: 'confirm:errors.weakPassword',
  same_password: 'confirm:errors.samePassword',
  second_factor: 'confirm:errors.secondFactor',
  not_member: 'confirm:errors.refused',
  refused: 'confirm:errors.refused',
  network_failed: `errors:${errorMessageKeys.network_failed}`,
  rate_limited: `errors:${errorMessageKeys.rate_limited}`,
  unavailable: `errors:${errorMessageKeys.unavailable}`,
  unexpected: 'confirm:errors.failed',
} as const;

export type EmailLinkErrorCode = keyof typeof emailLinkMessageKeys;

/** An emailed link that could not be followed. */
export class EmailLinkError extends Error {
  override name = 'EmailLinkError';
  readonly code: EmailLinkErrorCode;

  constructor(code: EmailLinkErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

type AuthRefusal = Error & { code?: string | undefined; status?: number | undefined };

const codes: Record<string, EmailLinkErrorCode> = {
  otp_expired: 'expired',
  invalid_credentials: 'wrong_password',
  weak_password: 'weak_password',
  same_password: 'same_password',
  insufficient_aal: 'second_factor',
};

/** The failure of a request to the auth service, under its code. */
export function emailLinkError(error: AuthRefusal): EmailLinkError {
  const { code = '', status = 0, message } = error;
  const known = codes[code];
  if (known) return new EmailLinkError(known, { cause: error });
  if (/Access denied: Only .*members/.test(message)) {
    return new EmailLinkError('not_member', { cause: error });
  }
  const general = requestError(error, status).code;
  if (general in emailLinkMessageKeys && general !== 'unexpected') {
    return new EmailLinkError(general as EmailLinkErrorCode, { cause: error });
  }
  return new EmailLinkError(status === 403 ? 'refused' : 'unexpected', { cause: error });
}

/** Whatever was thrown while a link was followed, under its code. */
export function asEmailLinkError(error: unknown): EmailLinkError {
  if (error instanceof EmailLinkError) return error;
  if (error instanceof Error && '__isAuthError' in error) return emailLinkError(error);
  // What the browser throws where a file of the site cannot be fetched.
  const isOffline = error instanceof TypeError && /fetch|import|module/i.test(error.message);
  return new EmailLinkError(isOffline ? 'network_failed' : 'unexpected', { cause: error });
}
