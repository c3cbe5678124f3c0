import type { Role } from '~/command-center/kit/backend/admin';
import { callDatabase } from '~/command-center/kit/backend/backend';

/**
 * The current state of the signed-in admin on the server; `null` if the session has ended. The
 * request prevents the session from becoming idle.
 * @throws AppError
 */
export async function fetchCurrentAdmin() {
  const data = await callDatabase('current_admin');
  const [admin] = data;
  return admin ? { ...admin, role: admin.role as Role } : null;
}
