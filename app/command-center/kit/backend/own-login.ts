import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { authenticateAdmin, storeTokens } from '~/command-center/kit/backend/authenticate-admin';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { updateSession } from '~/command-center/kit/backend/session';
import { AppError } from '~/shared/backend/app-error';
import { authRefusal } from '~/shared/backend/security-refusal';
import {
  createRecoveryCodes,
  beginFactor as enrollFactor,
  type NewFactor,
  removeFactor,
  verifiedFactorOf,
  verifyAnyCode,
  verifyCode,
} from '~/shared/second-factor/second-factor';

/** The authenticator app, if one is set up, how many recovery codes are left, and the email that waits to be confirmed. */
export const loginQuery = queryOptions({
  queryKey: ['account', 'login'] as const,
  queryFn: async () => {
    const backend = await loadAdminBackend();
    const [account, codes] = await Promise.all([
      backend.auth.getUser(),
      backend.rpc('count_recovery_codes'),
    ]);
    if (account.error) throw authRefusal(account.error);
    if (codes.error) throw adminRequestError(codes.error, codes.status);
    const { user } = account.data;
    return {
      factorId: verifiedFactorOf(user),
      recoveryCodesLeft: codes.data,
      newEmail: user.new_email || undefined,
    };
  },
});

/**
 * Checks the password, and begins to set up an authenticator app. Sign-in requires a code only after
 * `confirmFactor`.
 * @throws AppError, SecurityRefusal
 */
export async function beginFactor(email: string, password: string): Promise<NewFactor> {
  await signInAgain(email, password);
  return enrollFactor(await loadAdminBackend());
}

/** The auth service requires a recent sign-in, so another session replaces the current one. */
async function signInAgain(email: string, password: string): Promise<void> {
  const { auth } = await loadAdminBackend();
  const previous = (await auth.getSession()).data.session;
  const signIn = await authenticateAdmin(email, password);
  if (!('session' in signIn)) {
    ('setup' in signIn ? signIn.setup : signIn.secondStep).cancel();
    throw new AppError('conflict', 'Another device has turned the second factor on.');
  }
  await storeTokens(signIn.session);
  updateSession(signIn.session.admin);
  if (!previous) return;
  const { error } = await auth.admin.signOut(previous.access_token, 'local');
  // The server ends it later.
  if (error) console.info('Sign-out:', error);
}

/**
 * Sends the first code of a new app. From then on, sign-in requires a code.
 * @returns the recovery codes, which are shown only once.
 * @throws AppError, SecurityRefusal
 */
export async function confirmFactor(factorId: string, code: string): Promise<string[]> {
  const backend = await loadAdminBackend();
  await verifyCode(backend, factorId, code);
  return createRecoveryCodes(backend);
}

/**
 * Creates ten recovery codes, which replace the old ones.
 * @returns the new codes, which are shown only once.
 * @throws AppError, SecurityRefusal
 */
export async function renewCodes(factorId: string, code: string): Promise<string[]> {
  const backend = await loadAdminBackend();
  await verifyAnyCode(backend, factorId, code);
  return createRecoveryCodes(backend);
}

/** Removes the second factor. @throws AppError, SecurityRefusal */
export async function turnOffFactor(factorId: string, code: string): Promise<void> {
  const backend = await loadAdminBackend();
  await verifyAnyCode(backend, factorId, code);
  await removeFactor(backend, factorId);
}

export type Proof = { password: string; code: string };

/**
 * Proves who uses the session: by a code or, without a second factor, by the password.
 * @throws AppError, SecurityRefusal
 */
export async function proveIdentity(
  email: string,
  proof: Proof,
  factorId: string | undefined,
): Promise<void> {
  if (factorId) await verifyAnyCode(await loadAdminBackend(), factorId, proof.code);
  else await signInAgain(email, proof.password);
}

type EmailChange = {
  /** The address in use. */
  email: string;
  wanted: string;
  proof: Proof;
  factorId: string | undefined;
};

/**
 * Requests another email, after a code or, without a second factor, the password. It changes once the
 * links in both mailboxes have been opened.
 * @throws AppError, SecurityRefusal
 */
export async function changeEmail(change: EmailChange): Promise<void> {
  const { email, wanted, proof, factorId } = change;
  await proveIdentity(email, proof, factorId);
  const { auth } = await loadAdminBackend();
  const { error } = await auth.updateUser({ email: wanted });
  if (error) throw authRefusal(error);
}
