import type { FastifyRequest } from 'fastify';
import { verifyPassword } from '../../security/password-hash.ts';
import { checkNonce } from '../account/reauthenticate.ts';
import type { AuthContext } from '../context.ts';
import { requestNetwork } from '../device.ts';
import { AuthError } from '../errors.ts';
import { isFresh } from '../fresh-sign-in.ts';
import { limitCodeAttempts } from '../limits.ts';
import type { SessionRow } from '../sessions.ts';
import type { UserRow } from '../users.ts';

/** The request of the signed-in user to change the password. */
export type PasswordChange = { password: string; currentPassword: string; nonce: string };

const recentSignIn = 24 * 3_600_000;

/** Methods for users who forgot the password. Their sessions do not need the current password. */
const recoveryMethods = ['otp', 'magiclink', 'recovery'];

/**
 * Allows a password change only with the current password or soon after a sign-in by emailed link.
 * If `secure_password_change` is on, it also requires a recent sign-in or an emailed code.
 * @throws AuthError `reauthentication_needed`, `reauthentication_not_valid`,
 *   `current_password_required`, `current_password_invalid`, `same_password`
 * @see https://github.com/supabase/auth internal/api/user.go
 */
export async function checkPasswordChange(
  context: AuthContext,
  request: FastifyRequest,
  { user, session }: { user: UserRow; session: SessionRow },
  { password, currentPassword, nonce }: PasswordChange,
) {
  const { secure_password_change, require_current_password } = context.config.email;
  const isRecent = Date.now() <= session.created_at.getTime() + recentSignIn;
  if (secure_password_change && !isRecent) {
    if (!nonce) {
      throw new AuthError(
        400,
        'reauthentication_needed',
        'Password update requires reauthentication',
      );
    }
    await checkNonce(context, user, nonce);
  }
  const stored = user.encrypted_password;
  if (!stored) return;
  const network = requestNetwork(request);
  const isRecovery =
    isFresh(context, session) && session.amr.some(({ method }) => recoveryMethods.includes(method));
  if (require_current_password && !isRecovery && !currentPassword) {
    throw new AuthError(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    );
  }
  if (currentPassword && !isRecovery) {
    // The attempts are limited, so that a caller with a stolen session cannot guess the password.
    await limitCodeAttempts(context, `password ${user.id}`);
    if (!(await verifyPassword(currentPassword, stored, network))) {
      throw new AuthError(
        400,
        'current_password_invalid',
        'Current password required when setting new password.',
      );
    }
  }
  if (await verifyPassword(password, stored, network)) {
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
}
