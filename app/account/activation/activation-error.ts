import { CodedError, generalCode, generalMessageKeys } from '~/shared/backend/coded-error';

/** The message of each reason why an activation can fail, with its namespace. */
export const activationMessageKeys = {
  ...generalMessageKeys,
  not_found: 'activation:errors.notFound',
  already_registered: 'activation:errors.alreadyRegistered',
  create_failed: 'activation:errors.createFailed',
  link_failed: 'activation:errors.linkFailed',
  weak_password: 'activation:errors.weakPassword',
  verification_expired: 'activation:errors.verificationExpired',
  verify_unexpected: 'activation:errors.verifyUnexpected',
  activate_unexpected: 'activation:errors.activateUnexpected',
} as const;

/** A failed activation. `serverMessage` can accompany `create_failed`. */
export class ActivationError extends CodedError<keyof typeof activationMessageKeys> {
  override name = 'ActivationError';
}

/** Converts any thrown value to a failed activation, and logs an unexpected one. */
export function asActivationError(
  error: unknown,
  fallback: 'verify_unexpected' | 'activate_unexpected',
): ActivationError {
  if (error instanceof ActivationError) return error;
  const code = generalCode(error);
  if (!code) console.warn('Activation:', error);
  return new ActivationError(code ?? fallback, { cause: error });
}
