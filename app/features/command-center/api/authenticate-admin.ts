import { AppError } from '~/lib/app-error';
import type { Role } from '~/lib/command-center/admin';
import { adminRequestError } from '~/lib/command-center/admin-request-error';
import { loadAdminBackend } from '~/lib/command-center/backend';
import type { StoredSession } from '~/lib/command-center/stored-session';
import { LoginError } from '../login-error';

/**
 * Asks for a session of the Command Center.
 * @throws LoginError with the server's own words, or AppError where nobody answered
 */
export async function authenticateAdmin(email: string, password: string): Promise<StoredSession> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend.rpc('authenticate_admin', {
    user_email: email,
    user_password: password,
  });
  if (error) {
    const failure = adminRequestError(error, status);
    if (failure.code === 'network_failed' || failure.code === 'unavailable') throw failure;
    throw new LoginError(error.message, error.code);
  }
  const [admin] = data;
  if (!admin) throw new LoginError('Invalid login credentials');
  if (admin.status !== 'active') throw new AppError('not_allowed', `status ${admin.status}`);
  return { ...admin, role: admin.role as Role };
}

/** Fetches the client library ahead. A failure here is no failure yet: the login asks again. */
export function warmUp(): void {
  void Promise.allSettled([loadAdminBackend()]);
}
