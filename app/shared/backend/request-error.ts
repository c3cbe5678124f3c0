import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { AppError, type ErrorCode } from './app-error.ts';

type Refusal = {
  name?: string;
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  hint?: string | null;
};

/** The code of a refusal whose response is not from the backend. */
export const unreadableResponse = 'unreadable_response';

/** The data of a request to the database. @throws AppError */
export async function dataOf<Data>(
  request: PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<Data> {
  const { data, error, status } = await request;
  if (error) throw requestError(error, status);
  return data;
}

/** The one row of a request to the database. @throws AppError, also if there is no such row */
export async function rowOf<Row>(
  request: PromiseLike<PostgrestSingleResponse<Row>>,
): Promise<NonNullable<Row>> {
  const row = await dataOf(request);
  if (!row) throw new AppError('not_found', 'The account may read no such row.');
  return row;
}

/**
 * The failure of a request to the backend.
 * @param refusal the error that the client library reports.
 * @param status the HTTP status; 0 or `undefined` without a response.
 */
export function requestError(refusal: Refusal, status: number | undefined): AppError {
  const isView = refusal.code === 'member_view' || refusal.code === '25006';
  const code = isUnreadable(refusal) && !isBusy(status) ? 'unexpected' : codeOf(status);
  const retryAfter = code === 'rate_limited' ? waitOf(refusal) : undefined;
  return new AppError(isView ? 'view_only' : code, refusal.message || undefined, {
    cause: refusal,
    retryAfter,
  });
}

/**
 * Whether a response arrived but is not JSON, is empty, or lacks its session. The client libraries
 * report such a response without a status, so the error of the JSON parser identifies it.
 */
export function isUnreadable({ name, message, code, status }: Refusal): boolean {
  if (code === unreadableResponse || name === 'AuthInvalidTokenResponseError') return true;
  // "Unexpected token '<' … is not valid JSON", and in older versions of Safari "The string did not
  // match the expected pattern."
  const isParserError = !status && !code && /JSON|expected pattern/.test(message);
  return isParserError || /^\s*</.test(message);
}

/** Whether the status alone states the cause, because proxies send it too. */
function isBusy(status: number | undefined): boolean {
  return ['rate_limited', 'unavailable'].includes(codeOf(status));
}

/**
 * The sentence of a refusal, to show it; undefined if there is none. For a response without a
 * sentence, the auth library reports the JSON itself, such as `{}`.
 */
export function sentenceOf(refusal: Refusal): string | undefined {
  const { message } = refusal;
  if (isUnreadable(refusal) || !message) return undefined;
  try {
    JSON.parse(message);
    return undefined;
  } catch {
    return message;
  }
}

/**
 * Scripts of another origin cannot read Retry-After, so the database and the auth service also send
 * the wait in the error.
 */
function waitOf({ hint, message }: Refusal): number | undefined {
  const told = hint ?? /after (\d+) seconds/.exec(message)?.[1];
  return Number(told) || undefined;
}

function codeOf(status: number | undefined): ErrorCode {
  switch (status) {
    case undefined:
    case 0:
      return 'network_failed';
    case 401:
      return 'session_expired';
    case 403:
      return 'not_allowed';
    case 429:
      return 'rate_limited';
    case 502:
    case 503:
    case 504:
      return 'unavailable';
    default:
      return 'unexpected';
  }
}
