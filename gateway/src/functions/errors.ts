/**
 * The runtime's own error responses, with Supabase's codes and messages.
 * @see https://supabase.com/docs/guides/functions/status-codes
 */
export const runtimeErrors = {
  noAuthHeader: {
    status: 401,
    code: 'UNAUTHORIZED_NO_AUTH_HEADER',
    message: 'Missing authorization header',
  },
  invalidJwt: { status: 401, code: 'UNAUTHORIZED_INVALID_JWT_FORMAT', message: 'Invalid JWT' },
  notFound: { status: 404, code: 'NOT_FOUND', message: 'Requested function was not found' },
  noApiKey: {
    status: 401,
    code: 'UNAUTHORIZED_NO_API_KEY',
    message: 'No API key found in request',
  },
  tooMany: {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests: try again later',
  },
  busy: {
    status: 503,
    code: 'UNAVAILABLE',
    message: 'Too many requests are waiting: send this one again later',
  },
  tooDeep: { status: 400, code: 'BAD_REQUEST', message: 'The JSON body is nested too deeply' },
  tooLarge: { status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'Request body is too large' },
  boot: {
    status: 503,
    code: 'BOOT_ERROR',
    message: 'Function failed to start (please check logs)',
  },
  worker: {
    status: 500,
    code: 'WORKER_ERROR',
    message: 'Function exited due to an error (please check logs)',
  },
  limit: {
    status: 546,
    code: 'WORKER_RESOURCE_LIMIT',
    message: 'Function failed due to not having enough compute resources (please check logs)',
  },
  timeout: {
    status: 504,
    code: 'IDLE_TIMEOUT',
    message: 'Function did not answer within the time limit',
  },
} as const;

export type RuntimeErrorName = keyof typeof runtimeErrors;

/** The function could not return a response. */
export class FunctionError extends Error {
  override name = 'FunctionError';
  readonly answer: (typeof runtimeErrors)[RuntimeErrorName];
  constructor(name: RuntimeErrorName) {
    super(runtimeErrors[name].message);
    this.answer = runtimeErrors[name];
  }
}
