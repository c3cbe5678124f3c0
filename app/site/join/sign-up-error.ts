import { AppError, type ErrorCode } from '~/shared/backend/app-error';

export type Weakness = 'length' | 'characters' | 'pwned';

type Code = ErrorCode | 'already_registered' | 'needs_activation' | 'weak_password';

/** Why no account was made. */
export class SignUpError extends Error {
  override name = 'SignUpError';
  readonly code: Code;
  /** With `weak_password`: what is weak about it. */
  readonly weakness: Weakness | undefined;

  constructor(code: Code, options: ErrorOptions & { weakness?: Weakness } = {}) {
    super(code, options);
    this.code = code;
    this.weakness = options.weakness;
  }
}

/** Whatever was thrown while signing up, under its code. */
export function asSignUpError(error: unknown): SignUpError {
  if (error instanceof SignUpError) return error;
  if (error instanceof AppError) return new SignUpError(error.code, { cause: error });
  // What the browser throws where a file of the site cannot be fetched.
  const isOffline = error instanceof TypeError && /fetch|import|module/i.test(error.message);
  return new SignUpError(isOffline ? 'network_failed' : 'unexpected', { cause: error });
}
