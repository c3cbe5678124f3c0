import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { AppError, type ErrorCode } from './app-error';

type Refusal = { message: string; code?: string | undefined; hint?: string | null };

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
  const code = codeOf(status);
  const retryAfter = code === 'rate_limited' ? waitOf(refusal) : undefined;
  return new AppError(code, refusal.message, { cause: refusal, retryAfter });
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
