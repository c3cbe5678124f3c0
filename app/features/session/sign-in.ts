import { fetchMemberByEmail } from './api/fetch-member-by-email';
import { fetchSignInStatus } from './api/fetch-sign-in-status';
import { signInWithPassword } from './api/sign-in-with-password';
import { signOut } from './api/sign-out';
import type { Credentials } from './credentials';
import { SignInError } from './sign-in-error';

/**
 * Signs a member in: first whether this e-mail may, then the password, then whether the account
 * is the member's own. Nobody stays half signed in.
 * @throws SignInError, or AppError where a request failed.
 */
export async function signIn({ email, password }: Credentials): Promise<void> {
  await requireEligibility(email);
  const userId = await signInWithPassword(email, password);
  try {
    const member = await fetchMemberByEmail(email);
    if (member?.auth_user_id !== userId) throw new SignInError('account_mismatch');
  } catch (error) {
    await signOut();
    throw error;
  }
}

async function requireEligibility(email: string): Promise<void> {
  const eligibility = await fetchSignInStatus(email);
  if (eligibility.status === 'ok') return;
  if (eligibility.status !== 'restricted') throw new SignInError(eligibility.status);
  throw new SignInError('restricted', { enrollmentStatus: eligibility.enrollment_status });
}
