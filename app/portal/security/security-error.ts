import { type AuthRefusal, generalCode, generalMessageKeys } from '~/shared/backend/coded-error';
import { authRefusal, SecurityRefusal } from '~/shared/backend/security-refusal';

/** Refusals of the backend that have words of ours: by its code, the message with its namespace. */
const refusals = {
  email_exists: 'security:errors.emailExists',
  email_address_invalid: 'security:issues.emailInvalid',
  validation_failed: 'security:issues.emailInvalid',
  invalid_credentials: 'security:errors.currentPasswordWrong',
  current_password_required: 'security:errors.currentPasswordWrong',
  current_password_invalid: 'security:errors.currentPasswordWrong',
  over_email_send_rate_limit: 'security:errors.emailTooSoon',
  same_password: 'security:errors.samePassword',
  weak_password: 'security:errors.weakPassword',
  password_too_long: 'security:errors.passwordTooLong',
  mfa_verification_failed: 'security:errors.codeWrong',
  mfa_challenge_expired: 'security:errors.codeWrong',
  recovery_code_refused: 'security:errors.recoveryCodeWrong',
  insufficient_aal: 'security:errors.secondFactorNeeded',
} as const;

export type SecurityMessageKey =
  | (typeof refusals)[keyof typeof refusals]
  | (typeof generalMessageKeys)[keyof typeof generalMessageKeys];

/**
 * The failure of a new password. The auth service refuses one beyond 72 bytes with the code that a
 * malformed email has, too.
 */
export function passwordRefusal(error: AuthRefusal): Error {
  const refusal = authRefusal(error);
  const isTooLong = refusal instanceof SecurityRefusal && refusal.code === 'validation_failed';
  return isTooLong ? new SecurityRefusal('password_too_long', { cause: error }) : refusal;
}

/**
 * What to tell about a failure: a message of ours, or the backend's own words; neither where
 * nothing is known.
 */
export function errorDescription(error: unknown): { key?: SecurityMessageKey; text?: string } {
  if (error instanceof SecurityRefusal) {
    if (error.code in refusals) return { key: refusals[error.code as keyof typeof refusals] };
    return error.serverMessage ? { text: error.serverMessage } : {};
  }
  const general = generalCode(error);
  return general ? { key: generalMessageKeys[general] } : {};
}

/** Whether the member closed the dialog that a change asked with. */
export function isCancelled(error: unknown): boolean {
  return error instanceof SecurityRefusal && error.code === 'cancelled';
}

/** Writes down what nobody foresaw. What has words is told to the member, and is no news. */
export function logUnexpected(error: unknown): void {
  if (isCancelled(error)) return;
  if (!errorDescription(error).key) console.warn('Account security:', error);
}
