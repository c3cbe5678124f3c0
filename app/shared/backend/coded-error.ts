import { AppError, errorMessageKeys } from './app-error';
import { requestError } from './request-error';

/** The messages of the failures that any request can have, with their namespace. */
export const generalMessageKeys = {
  network_failed: `errors:${errorMessageKeys.network_failed}`,
  rate_limited: `errors:${errorMessageKeys.rate_limited}`,
  unavailable: `errors:${errorMessageKeys.unavailable}`,
  session_expired: `errors:${errorMessageKeys.session_expired}`,
} as const;

export type CodedErrorOptions = ErrorOptions & {
  /** The server's message, if it sent one. */
  serverMessage?: string | undefined;
};

/** A failure with a code of one flow, such as sign-in. The flow maps the code to a message. */
export class CodedError<Code extends string> extends Error {
  readonly code: Code;
  readonly serverMessage: string | undefined;

  constructor(code: Code, { serverMessage, ...options }: CodedErrorOptions = {}) {
    super(serverMessage ?? code, options);
    this.code = code;
    this.serverMessage = serverMessage;
  }
}

/** An error of the auth service, as the client library reports it. */
export type AuthRefusal = Error & { code?: string | undefined; status?: number | undefined };

export function isAuthRefusal(error: unknown): error is AuthRefusal {
  return error instanceof Error && '__isAuthError' in error;
}

/** The code of a failure that any request can have; undefined for any other error. */
export function generalCode(error: unknown): keyof typeof generalMessageKeys | undefined {
  if (isAuthRefusal(error)) return generalCode(requestError(error, error.status));
  if (isMissingFile(error)) return 'network_failed';
  const code = error instanceof AppError ? error.code : undefined;
  return code && code in generalMessageKeys ? (code as keyof typeof generalMessageKeys) : undefined;
}

/** The error that browsers throw if a file of the site cannot be fetched. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof TypeError && /fetch|import|module/i.test(error.message);
}
