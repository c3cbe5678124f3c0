import { AppError, errorMessageKeys } from '~/shared/backend/app-error';

/** Why an activation stopped, and the message that says so, with its namespace. */
export const activationMessageKeys = {
  not_found: 'activation:errors.notFound',
  already_registered: 'activation:errors.alreadyRegistered',
  create_failed: 'activation:errors.createFailed',
  link_failed: 'activation:errors.linkFailed',
  weak_password: 'activation:errors.weakPassword',
  verification_expired: 'activation:errors.verificationExpired',
  verify_unexpected: 'activation:errors.verifyUnexpected',
  activate_unexpected: 'activation:errors.activateUnexpected',
  network_failed: `errors:${errorMessageKeys.network_failed}`,
  rate_limited: `errors:${errorMessageKeys.rate_limited}`,
  unavailable: `errors:${errorMessageKeys.unavailable}`,
} as const;

export type ActivationErrorCode = keyof typeof activationMessageKeys;

/** An activation that stopped. */
export class ActivationError extends Error {
  override name = 'ActivationError';
  readonly code: ActivationErrorCode;
  /** With `create_failed`: what the server says, where it says something. */
  readonly serverMessage: string | undefined;

  constructor(
    code: ActivationErrorCode,
    { serverMessage, ...options }: ErrorOptions & { serverMessage?: string } = {},
  ) {
    super(code, options);
    this.code = code;
    this.serverMessage = serverMessage;
  }
}

/** Whatever was thrown in a step, under its code. */
export function asActivationError(
  error: unknown,
  fallback: 'verify_unexpected' | 'activate_unexpected',
): ActivationError {
  if (error instanceof ActivationError) return error;
  const code = error instanceof AppError ? error.code : undefined;
  const isTold = code === 'network_failed' || code === 'rate_limited' || code === 'unavailable';
  // What the browser throws where a file of the site cannot be fetched.
  const isOffline = error instanceof TypeError && /fetch|import|module/i.test(error.message);
  const known = isOffline ? 'network_failed' : fallback;
  return new ActivationError(isTold ? code : known, { cause: error });
}
