import type { Messages } from '~/shared/i18n/catalogue';

/** What can go wrong with any request to the backend, and the message that says so. */
export const errorMessageKeys = {
  network_failed: 'networkFailed',
  rate_limited: 'rateLimited',
  unavailable: 'unavailable',
  session_expired: 'sessionExpired',
  not_allowed: 'notAllowed',
  not_found: 'notFound',
  conflict: 'conflict',
  too_many_rows: 'tooManyRows',
  export_incomplete: 'exportIncomplete',
  unexpected: 'unexpected',
} as const satisfies Record<string, keyof Messages['errors']>;

export type ErrorCode = keyof typeof errorMessageKeys;

type AppErrorOptions = ErrorOptions & { retryAfter?: number | undefined };

/** A failure with a code. Its words come from the catalogue; `message` is for the log. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  /** With `rate_limited`: the seconds to wait, where they are known. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string = code, options: AppErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

/** The key in `errors` of what to tell about any thrown value. */
export function errorMessageKey(error: unknown) {
  return errorMessageKeys[error instanceof AppError ? error.code : 'unexpected'];
}
