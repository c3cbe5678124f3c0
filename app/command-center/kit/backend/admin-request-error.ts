import { AppError, errorMessageKey } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { SecurityRefusal } from '~/shared/backend/security-refusal';

type Refusal = { message: string; code?: string | undefined };

/**
 * The error of a request of the Command Center. The role is `staff`, so the backend returns 403
 * if a row policy refuses. The end of a session has a code of its own.
 * @param status the HTTP status; 0 or undefined without a response.
 */
export function adminRequestError(refusal: Refusal, status: number | undefined): AppError {
  const options = { cause: refusal };
  switch (refusal.code) {
    case 'admin_session_ended':
      return new AppError('session_expired', refusal.message, options);
    case '42501':
      return new AppError('not_allowed', refusal.message, options);
    case 'message_changed':
    case 'tag_missing':
      return new AppError('conflict', refusal.message, options);
    default:
      return requestError(refusal, status);
  }
}

/** The backend's code of a refusal, such as `'last_super_admin'` or `'23505'`. */
export function refusalCode(error: unknown): string | undefined {
  if (error instanceof SecurityRefusal) return error.code;
  if (!(error instanceof AppError)) return undefined;
  const cause = error.cause as Partial<Refusal> | undefined;
  return cause?.code;
}

/**
 * The message key of an error. It is the key in `refusals` for the backend's code, otherwise the
 * key for this kind of error.
 */
export function messageKeyOf<Key extends string>(
  error: unknown,
  refusals: Readonly<Record<string, Key>>,
): Key | `errors:${ReturnType<typeof errorMessageKey>}` {
  return refusals[refusalCode(error) ?? ''] ?? `errors:${errorMessageKey(error)}`;
}

/**
 * The error of a guarded call that opens a record by its id. An unknown or invalid id results in
 * `not_found`.
 */
export function openRecordError(refusal: Refusal, status: number): AppError {
  const failure = adminRequestError(refusal, status);
  const isUnknown = ['22P02', 'not_found'].includes(refusalCode(failure) ?? '');
  return isUnknown ? new AppError('not_found', refusal.message, { cause: refusal }) : failure;
}

const refusals = {
  not_independent: 'commandCenter:controls.not_independent',
  not_counted: 'commandCenter:controls.not_counted',
  same_person: 'commandCenter:controls.same_person',
} as const;

/** The message key of a failed change that needs a second super admin. */
export function controlProblem(error: unknown) {
  return messageKeyOf(error, refusals);
}
