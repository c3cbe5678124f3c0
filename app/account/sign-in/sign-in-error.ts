import { AppError, errorMessageKeys } from '~/shared/backend/app-error';

/** Why somebody could not sign in, and the message that says so, with its namespace. */
export const signInMessageKeys = {
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
  network_failed: `errors:${errorMessageKeys.network_failed}`,
  rate_limited: `errors:${errorMessageKeys.rate_limited}`,
  unavailable: `errors:${errorMessageKeys.unavailable}`,
  session_expired: `errors:${errorMessageKeys.session_expired}`,
} as const;

/** Where an application is: `since` is a date without a time, of the office's day. */
export type ApplicationStanding = {
  status: 'received' | 'in review' | 'declined';
  since: string;
};

export type SignInErrorCode = keyof typeof signInMessageKeys;

type Details = ErrorOptions & {
  /** With `restricted`: the status that blocks, as the enrollment system writes it. */
  enrollmentStatus?: string;
  /** With `refused`: what the server says, where it says something. */
  serverMessage?: string;
  /** With `applicant`: where their application is. */
  application?: ApplicationStanding;
};

/** A refused or failed sign-in. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly code: SignInErrorCode;
  readonly enrollmentStatus: string;
  readonly serverMessage: string | undefined;
  readonly application: ApplicationStanding | undefined;

  constructor(code: SignInErrorCode, details: Details = {}) {
    super(code, details);
    this.code = code;
    this.enrollmentStatus = details.enrollmentStatus ?? '';
    this.serverMessage = details.serverMessage;
    this.application = details.application;
  }
}

/** Whatever was thrown while signing in, under its code. */
export function asSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  if (error instanceof AppError) return new SignInError(codeOfAppError(error), { cause: error });
  if (isAuthError(error)) return refusalOf(error);
  // What the browser throws where a file of the site cannot be fetched.
  const isOffline = error instanceof TypeError && /fetch|import|module/i.test(error.message);
  return new SignInError(isOffline ? 'network_failed' : 'unexpected', { cause: error });
}

type AuthRefusal = Error & { status?: number; code?: string };

/** Supabase's client library marks its errors so, the protocol's own and its failures to fetch. */
function isAuthError(error: unknown): error is AuthRefusal {
  return error instanceof Error && '__isAuthError' in error;
}

/** The auth service's codes, and the sentences of the token hook, which has only sentences. */
function refusalOf(error: AuthRefusal): SignInError {
  const { message, code, status = 0 } = error;
  const refused = (why: SignInErrorCode, details: Details = {}) =>
    new SignInError(why, { ...details, cause: error });

  if (status === 429) return refused('rate_limited');
  if (status === 0) return refused('network_failed');
  if (status >= 500) return refused('unavailable');
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
  return refused('refused', { serverMessage: message });
}

/** The sentence that the token hook adds for an applicant (`private.application_standing`). */
function applicationStandingOf(message: string): ApplicationStanding | undefined {
  const sentence = /Application (received|in review|declined) since (\d{4}-\d{2}-\d{2})\./;
  const [, status, since] = sentence.exec(message) ?? [];
  if (!status || !since) return undefined;
  return { status: status as ApplicationStanding['status'], since };
}

function codeOfAppError({ code }: AppError): SignInErrorCode {
  return code in signInMessageKeys ? (code as SignInErrorCode) : 'unexpected';
}
