import type { Role } from '~/command-center/kit/backend/admin';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { StoredSession } from '~/command-center/kit/backend/stored-session';
import { AppError } from '~/shared/backend/app-error';
import { callGuarded } from '~/shared/backend/call-guarded';
import { isUnreadable } from '~/shared/backend/request-error';
import { LoginError } from './login-error';

const retryDelay = 1100;

/** The result of a correct password is a session, or the token of the second step. */
export type SignIn = { session: StoredSession } | { secondStepToken: string };

/**
 * Requests a session of the Command Center.
 * @throws LoginError with the server's message, or AppError without a response
 */
export async function authenticateAdmin(email: string, password: string): Promise<SignIn> {
  const backend = await loadAdminBackend();
  const call = { user_email: email, user_password: password };
  let { data, error, status } = await callGuarded(backend, 'authenticate_admin', call);
  if (error?.code === 'over_request_rate_limit') {
    // Usually another sign-in is in progress, so the request is retried after a second.
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    ({ data, error, status } = await callGuarded(backend, 'authenticate_admin', call));
  }
  if (error) throw refusal(error, status);
  const [answer] = data ?? [];
  if (!answer) throw new LoginError('Invalid login credentials');
  const { second_factor_token: token, ...admin } = answer;
  return token ? { secondStepToken: token } : { session: sessionOf(admin) };
}

/**
 * Sends a code of the authenticator app, or a recovery code, after the password.
 * @returns the session; none for a wrong code.
 * @throws LoginError with the server's message, or AppError without a response
 */
export async function finishSignIn(
  token: string,
  code: string,
): Promise<StoredSession | undefined> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await callGuarded(backend, 'finish_admin_sign_in', {
    second_factor_token: token,
    code,
  });
  if (error) throw refusal(error, status);
  const [admin] = data;
  return admin && sessionOf(admin);
}

/** Prefetches the client library. A failure is ignored, because the login tries again. */
export function prefetchClient(): void {
  void Promise.allSettled([loadAdminBackend()]);
}

function sessionOf<Record extends { role: string; status: string }>(admin: Record) {
  if (admin.status !== 'active') throw new AppError('not_allowed', `status ${admin.status}`);
  return { ...admin, role: admin.role as Role };
}

function refusal(error: { message: string; code: string }, status: number) {
  const failure = adminRequestError(error, status);
  if (isUnreadable(error)) return failure;
  if (failure.code === 'network_failed' || failure.code === 'unavailable') return failure;
  return new LoginError(error.message, error.code);
}
