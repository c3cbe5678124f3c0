import type { Messages } from '~/shared/i18n/catalog';

/** The failures of any request to the backend, with their message keys. */
export const errorMessageKeys = {
  network_failed: 'networkFailed',
  rate_limited: 'rateLimited',
  unavailable: 'unavailable',
  session_expired: 'sessionExpired',
  not_allowed: 'notAllowed',
  view_only: 'viewOnly',
  not_found: 'notFound',
  conflict: 'conflict',
  too_many_rows: 'tooManyRows',
  export_incomplete: 'exportIncomplete',
  unexpected: 'unexpected',
} as const satisfies Record<string, keyof Messages['errors']>;

export type ErrorCode = keyof typeof errorMessageKeys;

type AppErrorOptions = ErrorOptions & { retryAfter?: number | undefined };

/** A failure with a code. Its text is from the catalog; `message` is for the log. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  /** With `rate_limited`: the seconds to wait, if known. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string = code, options: AppErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

/** The message key in `errors` of any thrown value. */
export function errorMessageKey(error: unknown) {
  return errorMessageKeys[error instanceof AppError ? error.code : 'unexpected'];
}
