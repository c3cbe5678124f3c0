import {
  type AuthRefusal,
  CodedError,
  type CodedErrorOptions,
  generalCode,
  generalMessageKeys,
  isAuthRefusal,
} from '~/shared/backend/coded-error';
import { isUnreadable, sentenceOf } from '~/shared/backend/request-error';
import { SecurityRefusal } from '~/shared/backend/security-refusal';

/** The message of each reason why a sign-in can fail, with its namespace. */
export const signInMessageKeys = {
  ...generalMessageKeys,
  not_member: 'auth:errors.membersOnly',
  applicant: 'auth:errors.membersOnly',
  needs_activation: 'auth:errors.failed',
  restricted: 'auth:errors.restricted',
  account_mismatch: 'auth:refusals.accountMismatch',
  code_refused: 'auth:errors.codeRefused',
  recovery_code_refused: 'auth:errors.recoveryCodeRefused',
  invalid_credentials: 'auth:errors.invalidCredentials',
  email_not_confirmed: 'auth:errors.emailNotConfirmed',
  refused: 'auth:errors.failed',
  unexpected: 'auth:errors.unexpected',
} as const;

/** The state of an application. `since` is a date without a time, in the office's time zone. */
export type ApplicationState = {
  status: 'received' | 'in review' | 'declined';
  since: string;
};

export type SignInErrorCode = keyof typeof signInMessageKeys;

type Details = CodedErrorOptions & {
  /** With `restricted`: the blocking status, as the enrollment system writes it. */
  enrollmentStatus?: string;
  /** With `applicant`: the state of the application. */
  application?: ApplicationState;
};

/** A refused or failed sign-in. `serverMessage` can accompany `refused`. */
export class SignInError extends CodedError<SignInErrorCode> {
  override name = 'SignInError';
  readonly enrollmentStatus: string;
  readonly application: ApplicationState | undefined;

  constructor(code: SignInErrorCode, { enrollmentStatus, application, ...options }: Details = {}) {
    super(code, options);
    this.enrollmentStatus = enrollmentStatus ?? '';
    this.application = application;
  }
}

/** Converts any thrown value to a failed sign-in. */
export function asSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  if (isAuthRefusal(error)) return refusalOf(error);
  if (error instanceof Error && isAuthRefusal(error.cause)) return refusalOf(error.cause);
  if (error instanceof SecurityRefusal && error.code === 'recovery_code_refused') {
    return new SignInError(error.code, { cause: error });
  }
  return new SignInError(generalCode(error) ?? 'unexpected', { cause: error });
}

/** The auth service refuses with codes; the token hook refuses with sentences only. */
function refusalOf(error: AuthRefusal): SignInError {
  const { message, code, status = 0 } = error;
  const refused = (why: SignInErrorCode, details: Details = {}) =>
    new SignInError(why, { ...details, cause: error });

  if (isUnreadable(error)) return refused(generalCode(error) ?? 'unexpected');
  if (status >= 500) return refused('unavailable');
  const general = generalCode(error);
  if (general === 'rate_limited' || general === 'network_failed') return refused(general);
  if (code === 'invalid_credentials' || message === 'Invalid login credentials') {
    return refused('invalid_credentials');
  }
  if (code === 'email_not_confirmed' || message === 'Email not confirmed') {
    return refused('email_not_confirmed');
  }
  if (code === 'mfa_verification_failed') return refused('code_refused');
  if (/Access denied: Only .*members|Acesso negado: Apenas membros/.test(message)) {
    const application = applicationStandingOf(message);
    return application ? refused('applicant', { application }) : refused('not_member');
  }
  const restriction = /(?:Account access restricted|Status da conta restrito)(?: \((.*?)\))?/;
  const restricted = restriction.exec(message);
  if (restricted) return refused('restricted', { enrollmentStatus: restricted[1] ?? '' });
  return refused('refused', { serverMessage: sentenceOf(error) });
}

/** Parses the sentence that the token hook adds for an applicant (`private.application_state_message`). */
function applicationStandingOf(message: string): ApplicationState | undefined {
  const sentence = /Application (received|in review|declined) since (\d{4}-\d{2}-\d{2})\./;
  const [, status, since] = sentence.exec(message) ?? [];
  if (!status || !since) return undefined;
  return { status: status as ApplicationState['status'], since };
}
