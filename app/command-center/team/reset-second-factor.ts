import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { callGuarded } from '~/shared/backend/call-guarded';

/**
 * Takes somebody's second factor away, and signs them out. For super admins.
 * @throws AppError
 */
export async function resetSecondFactor(adminId: string): Promise<void> {
  const backend = await loadAdminBackend();
  const call = { admin_id: adminId };
  const { error, status } = await callGuarded(backend, 'reset_admin_second_factor', call);
  if (error) throw adminRequestError(error, status);
}
