import type { Role } from '~/command-center/kit/backend/admin';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';

/**
 * The current state of the signed-in admin on the server; `null` if the session has ended. The
 * request prevents the session from becoming idle.
 * @throws AppError
 */
export async function fetchCurrentAdmin() {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend.rpc('current_admin');
  if (error) throw adminRequestError(error, status);
  const [admin] = data;
  return admin ? { ...admin, role: admin.role as Role } : null;
}
