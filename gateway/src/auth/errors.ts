import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A refusal with the auth protocol's error codes.
 * @see https://github.com/supabase/auth internal/api/apierrors/errorcode.go for the codes
 */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly status: number;
  readonly code: string | undefined;
  readonly details: ErrorDetails;
  constructor(
    status: number,
    code: string | undefined,
    message: string,
    details: ErrorDetails = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

type ErrorDetails = {
  /** The reasons why a password is too weak: `length`, `characters`, `pwned`. */
  weakPasswordReasons?: string[];
  /** Seconds until the client may repeat the request. */
  retryAfter?: number;
};

const versionHeader = 'x-supabase-api-version';
const version2024 = '2024-01-01';

/**
 * Sends an error in the format of the client's API version. Since version 2024-01-01, `code` is the
 * error's name. Before, `code` was the status and `error_code` was the name.
 */
export function sendAuthError(request: FastifyRequest, reply: FastifyReply, error: AuthError) {
  const { status, message, details } = error;
  const code = error.code ?? (status === 500 ? 'unexpected_failure' : 'unknown');
  if (error.code) reply.header('x-sb-error-code', error.code);
  if (details.retryAfter) reply.header('retry-after', details.retryAfter);
  reply.code(status);
  const reasons = details.weakPasswordReasons;
  const extra = reasons ? { weak_password: { reasons } } : {};
  if (wantsVersion2024(request)) {
    return reply.header(versionHeader, version2024).send({ code, message, ...extra });
  }
  // The log contains the cause under this ID.
  const errorId = status >= 500 ? { error_id: request.id } : {};
  return reply.send({ code: status, error_code: code, msg: message, ...errorId, ...extra });
}

function wantsVersion2024(request: FastifyRequest): boolean {
  const asked = String(request.headers[versionHeader] ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= version2024;
}
