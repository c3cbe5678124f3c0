import { callGuarded } from '~/lib/call-guarded';
import { adminRequestError } from '~/lib/command-center/admin-request-error';
import { loadAdminBackend } from '~/lib/command-center/backend';

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
