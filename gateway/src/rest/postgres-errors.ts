import { RestError } from './errors.ts';
import { poolTimedOut } from './request-errors.ts';
import { anonymousRole } from './roles.ts';

/** The fields of a PostgreSQL error in a driver's error. */
type PostgresError = {
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
};

/**
 * Translates an error of PostgreSQL or of the connection to it. The statuses are the same as
 * PostgREST's (docs/references/errors.rst in its repository).
 * @returns null for an error from neither source, which is the gateway's own error.
 */
export function fromPostgresError(error: unknown, role: string): RestError | null {
  if (!(error instanceof Error)) return null;
  if (isPostgresError(error)) {
    if (error.code === 'PGRST') return raisedByHand(error);
    const status = statusOf(error, role !== anonymousRole);
    return new RestError({
      status,
      code: error.code,
      message: error.message,
      details: error.detail ?? null,
      hint: error.hint ?? null,
      headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
    });
  }
  return connectionError(error);
}

function isPostgresError(error: Error): error is Error & PostgresError {
  return 'code' in error && 'severity' in error && typeof error.code === 'string';
}

/**
 * The last two are PostgreSQL's limits on the structure of a statement, which the client determines
 * here.
 */
const statusOfCode: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42P01': 404,
  '42P17': 500,
  '42883': 404,
  '53400': 500,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  P0001: 400,
  '54001': 400,
  '54011': 400,
};

const statusOfClass: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

function statusOf({ code, message }: PostgresError, signedIn: boolean): number {
  if (code === '42501') return signedIn ? 403 : 401;
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500;
  if (code === '22023') return /^role .* does not exist$/s.test(message) ? 401 : 400;
  // PostgREST returns 500 here. A view that does not support a change is not a server error.
  if (code === '55000') return /^cannot .* view /.test(message) ? 405 : 500;
  if (code.startsWith('PT')) return statusNumber(code.slice(2)) ?? 500;
  return statusOfCode[code] ?? statusOfClass[code.slice(0, 2)] ?? 400;
}

function statusNumber(text: string): number | null {
  return /^[2-5][0-9]{2}$/.test(text) ? Number(text) : null;
}

/** `raise sqlstate 'PGRST'` with JSON in its message and detail determines the whole response. */
function raisedByHand({ message, detail }: PostgresError): RestError {
  const body = parseObject(message);
  if (!body || typeof body.code !== 'string' || typeof body.message !== 'string') {
    return notUnderstood(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  const hint =
    "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.";
  if (detail === undefined) return notUnderstood('DETAIL is missing in the RAISE statement', hint);
  const control = parseObject(detail);
  const status = statusNumber(String(control?.status));
  const headers = control?.headers;
  if (status === null || typeof headers !== 'object' || headers === null) {
    return notUnderstood(`Invalid JSON value for DETAIL: '${detail}'`, hint);
  }
  return new RestError({
    status,
    code: body.code,
    message: body.message,
    details: body.details ?? null,
    hint: typeof body.hint === 'string' ? body.hint : null,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
  });
}

function notUnderstood(details: string, hint: string): RestError {
  return new RestError({
    status: 500,
    code: 'PGRST121',
    message: `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
    details,
    hint,
  });
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

function connectionError(error: Error): RestError | null {
  if (/^timeout exceeded when trying to connect/.test(error.message)) {
    return poolTimedOut();
  }
  const code = 'code' in error ? String(error.code) : '';
  if (socketErrors.has(code)) {
    return new RestError({ status: 503, code: 'PGRST000', message: 'Database connection error.' });
  }
  if (/^(?:Connection terminated|Client (?:has encountered|was closed))/.test(error.message)) {
    return new RestError({
      status: 503,
      code: 'PGRST001',
      message: 'Database client error. Retrying the connection.',
    });
  }
  return null;
}
