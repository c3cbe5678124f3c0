import { CodedError, generalCode, generalMessageKeys } from '~/shared/backend/coded-error';
import type { StateRule } from './fetch-state-rule';

/** The message of each reason why a sign-up can fail, with its namespace. */
export const signUpMessageKeys = {
  ...generalMessageKeys,
  already_registered: 'signup:errors.alreadyRegistered',
  needs_activation: 'signup:errors.needsActivation',
  weak_password: 'signup:errors.weakPassword',
  state_closed: 'signup:errors.stateClosed',
  state_notice: 'signup:errors.stateNotice',
  choice_gone: 'signup:errors.choiceGone',
  unexpected: 'signup:errors.failed',
} as const;

export type Weakness = 'length' | 'characters' | 'pwned';

type SignUpErrorOptions = ErrorOptions & { weakness?: Weakness; stateRule?: StateRule };

/** A failed sign-up. */
export class SignUpError extends CodedError<keyof typeof signUpMessageKeys> {
  override name = 'SignUpError';
  /** With `weak_password`: why it is weak. */
  readonly weakness: Weakness | undefined;
  /** With `state_closed` and `state_notice`: the rule of the state now. */
  readonly stateRule: StateRule | undefined;

  constructor(code: SignUpError['code'], options: SignUpErrorOptions = {}) {
    super(code, options);
    this.weakness = options.weakness;
    this.stateRule = options.stateRule;
  }
}

/** Converts any thrown value to a failed sign-up, and logs an unexpected one. */
export function asSignUpError(error: unknown): SignUpError {
  if (error instanceof SignUpError) return error;
  const code = generalCode(error);
  if (!code) console.warn('Sign-up:', error);
  return new SignUpError(code ?? 'unexpected', { cause: error });
}
