import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { AppError, errorMessageKeys } from '~/shared/backend/app-error';
import { isAuthRefusal } from '~/shared/backend/coded-error';
import { SecurityRefusal } from '~/shared/backend/security-refusal';

/** A message key, or the server's message if there is none. */
export type LoginProblem =
  | {
      key:
        | (typeof keys)[number]
        | `errors:${(typeof errorMessageKeys)['network_failed' | 'unavailable']}`;
    }
  | { message: string };

const keys = [
  'commandCenter:login.errors.invalid',
  'commandCenter:login.errors.unconfirmed',
  'commandCenter:login.errors.tooMany',
  'commandCenter:login.errors.failed',
  'commandCenter:login.errors.unexpected',
] as const;

export function loginProblem(error: unknown): LoginProblem {
  if (error instanceof AppError) {
    if (error.code === 'network_failed' || error.code === 'unavailable') {
      return { key: `errors:${errorMessageKeys[error.code]}` };
    }
    if (error.code === 'rate_limited') return { key: 'commandCenter:login.errors.tooMany' };
    const isUnexpected = error.code === 'unexpected';
    return { key: `commandCenter:login.errors.${isUnexpected ? 'unexpected' : 'failed'}` };
  }
  if (!(error instanceof SecurityRefusal)) return { key: 'commandCenter:login.errors.unexpected' };
  const { code, serverMessage: message = '' } = error;
  if (message.includes('Invalid login credentials')) {
    return { key: 'commandCenter:login.errors.invalid' };
  }
  if (message.includes('Email not confirmed')) {
    return { key: 'commandCenter:login.errors.unconfirmed' };
  }
  if (code === 'over_request_rate_limit') return { key: 'commandCenter:login.errors.tooMany' };
  return message ? { message } : { key: 'commandCenter:login.errors.failed' };
}

/** The message of a failed second step. */
export type SecondStepProblem =
  | LoginProblem
  | { key: `commandCenter:secondStep.errors.${'wrong' | 'recoveryWrong' | 'expired'}` };

export function secondStepProblem(error: unknown): SecondStepProblem {
  const code = refusalCode(error);
  if (code === 'mfa_verification_failed') return { key: 'commandCenter:secondStep.errors.wrong' };
  if (code === 'recovery_code_refused') {
    return { key: 'commandCenter:secondStep.errors.recoveryWrong' };
  }
  if (isSessionGone(error)) return { key: 'commandCenter:secondStep.errors.expired' };
  return loginProblem(error);
}

function isSessionGone(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'session_expired';
  const cause = error instanceof SecurityRefusal ? error.cause : undefined;
  if (!isAuthRefusal(cause)) return false;
  return cause.name === 'AuthSessionMissingError' || cause.status === 401 || cause.status === 403;
}
