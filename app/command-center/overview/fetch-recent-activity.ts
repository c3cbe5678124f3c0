import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';

/**
 * The latest lines of the activity log that this admin may see.
 * @throws AppError
 */
export async function fetchRecentActivity(signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .rpc('recent_activity', { max_rows: 8 })
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}
