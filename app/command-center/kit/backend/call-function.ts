import { invoke } from '~/shared/backend/invoke';
import { adminRequestError } from './admin-request-error';
import { loadAdminBackend } from './backend';

/**
 * Calls a function of supabase/functions with the admin's session.
 * `Answer` is the type of its response.
 * @throws AppError, whose `refusalCode` is the function's
 */
export async function callFunction<Answer = void>(
  name: string,
  body: Record<string, unknown>,
): Promise<Answer> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await invoke<Answer>(backend, name, body);
  if (error) throw adminRequestError({ ...error, message: error.message || name }, status);
  return data;
}
