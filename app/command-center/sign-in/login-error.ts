import { AppError, errorMessageKeys } from '~/shared/backend/app-error';

/** A refused login, with the server's message and code. */
export class LoginError extends Error {
  override name = 'LoginError';
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

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
  'commandCenter:login.errors.locked',
  'commandCenter:login.errors.tooMany',
  'commandCenter:login.errors.failed',
  'commandCenter:login.errors.unexpected',
] as const;

export function loginProblem(error: unknown): LoginProblem {
  if (error instanceof AppError) {
    if (error.code === 'network_failed' || error.code === 'unavailable') {
      return { key: `errors:${errorMessageKeys[error.code]}` };
    }
    const isUnexpected = error.code === 'unexpected';
    return { key: `commandCenter:login.errors.${isUnexpected ? 'unexpected' : 'failed'}` };
  }
  if (!(error instanceof LoginError)) return { key: 'commandCenter:login.errors.unexpected' };
  const { code, message } = error;
  if (message.includes('Invalid login credentials')) {
    return { key: 'commandCenter:login.errors.invalid' };
  }
  if (message.includes('Email not confirmed')) {
    return { key: 'commandCenter:login.errors.unconfirmed' };
  }
  if (code === 'account_locked') return { key: 'commandCenter:login.errors.locked' };
  if (code === 'over_request_rate_limit') return { key: 'commandCenter:login.errors.tooMany' };
  return message ? { message } : { key: 'commandCenter:login.errors.failed' };
}

/** The message of a failed second step. */
export type SecondStepProblem =
  | LoginProblem
  | { key: `commandCenter:secondStep.errors.${'wrong' | 'recoveryWrong' | 'expired' | 'locked'}` };

export function secondStepProblem(error: unknown): SecondStepProblem {
  const code = error instanceof LoginError ? error.code : undefined;
  if (code === 'second_factor_expired') return { key: 'commandCenter:secondStep.errors.expired' };
  if (code === 'account_locked') return { key: 'commandCenter:secondStep.errors.locked' };
  if (code === 'wrong_code') return { key: 'commandCenter:secondStep.errors.wrong' };
  if (code === 'wrong_recovery_code') {
    return { key: 'commandCenter:secondStep.errors.recoveryWrong' };
  }
  return loginProblem(error);
}
