import { consumeRecoveryCode, verifyCode } from '~/shared/second-factor/second-factor';
import { storeAdvisorOnly } from '~/shared/session/advisor-only';
import { fetchSignInStatus } from '~/shared/session/fetch-sign-in-status';
import { recordActivity } from '~/shared/session/idle/activity';
import type { Credentials } from './credentials';
import {
  checkPassword,
  endSession,
  fetchMemberByEmail,
  mayAdvise,
  type PendingSignIn,
  storeSession,
} from './pending-sign-in';
import { asSignInError, SignInError } from './sign-in-error';

/** The second step of a member who has two-step verification. */
export type SecondStep = {
  /** @throws SignInError, SecurityRefusal `mfa_verification_failed`, or AppError */
  confirm: (code: string) => Promise<void>;
  /** @throws SignInError, SecurityRefusal `recovery_code_refused`, or AppError */
  recover: (code: string) => Promise<void>;
  cancel: () => void;
};

/**
 * Signs a member in. It checks the email, then the password, then that the account belongs to the
 * member. A failure leaves no session behind.
 * @returns the second step, if the member has one: the member is not signed in before it is done.
 * @throws SignInError, or AppError if a request failed.
 */
export async function signIn({ email, password }: Credentials): Promise<SecondStep | undefined> {
  const isMember = await requireEligibility(email);
  const candidate = await (isMember
    ? checkPassword(email, password)
    : refuseNonMember(email, password));
  return continueSignIn(candidate, email);
}

/**
 * Signs a candidate in, or returns the second step.
 * @throws SignInError, or AppError if a request failed.
 */
export async function continueSignIn(
  candidate: PendingSignIn,
  email: string,
): Promise<SecondStep | undefined> {
  const { client, factorId } = candidate;
  if (!factorId) {
    await completeSignIn(candidate, email);
    return undefined;
  }
  return {
    confirm: async (code) => {
      await verifyCode(client, factorId, code);
      await completeSignIn(candidate, email);
    },
    recover: async (code) => {
      await consumeRecoveryCode(client, code);
      await completeSignIn(candidate, email);
    },
    cancel: () => void endSession(candidate),
  };
}

/** Stores the session of a candidate who is the member with this email, or an advisor. @throws SignInError, AppError */
export async function completeSignIn(candidate: PendingSignIn, email: string): Promise<void> {
  try {
    const member = await fetchMemberByEmail(candidate, email);
    const isAdvisorOnly = !member && (await mayAdvise(candidate));
    if (!isAdvisorOnly && member?.auth_user_id !== candidate.userId) {
      throw new SignInError('account_mismatch');
    }
    storeAdvisorOnly(isAdvisorOnly);
    recordActivity();
    await storeSession(candidate);
  } catch (error) {
    await endSession(candidate);
    throw error;
  }
}

/**
 * Requires that the email may sign in.
 * @returns whether it belongs to a member. Only the password identifies an applicant.
 */
async function requireEligibility(email: string): Promise<boolean> {
  const eligibility = await fetchSignInStatus(email);
  if (eligibility.status === 'ok') return true;
  if (eligibility.status === 'not_member') return false;
  if (eligibility.status !== 'restricted') throw new SignInError(eligibility.status);
  throw new SignInError('restricted', { enrollmentStatus: eligibility.enrollment_status });
}

/**
 * Checks the password of a user who is not a member, because applicants have one. The right
 * password returns the state of the application; any other returns only "not a member".
 */
async function refuseNonMember(email: string, password: string): Promise<never> {
  const notMember = new SignInError('not_member');
  const candidate = await checkPassword(email, password).catch((error: unknown) => {
    const refusal = asSignInError(error);
    throw refusal.code === 'invalid_credentials' ? notMember : refusal;
  });
  await endSession(candidate);
  throw notMember;
}
