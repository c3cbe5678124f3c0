import { AppError } from '~/shared/backend/app-error';
import { adminRequestError, refusalCode } from './admin-request-error';

type Refusal = Parameters<typeof adminRequestError>[0];

/**
 * The error of a guarded call that opens a record by its id. An unknown or invalid id results in
 * `not_found`.
 */
export function openRecordError(refusal: Refusal, status: number): AppError {
  const failure = adminRequestError(refusal, status);
  const isUnknown = ['22P02', 'not_found'].includes(refusalCode(failure) ?? '');
  return isUnknown ? new AppError('not_found', refusal.message, { cause: refusal }) : failure;
}
