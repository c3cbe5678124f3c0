import { adminRequestError } from './admin-request-error';
import { loadAdminBackend } from './backend';

/**
 * Calls one of supabase/functions in the admin's name.
 * @throws AppError, whose `refusalCode` is the function's
 */
export async function callFunction(name: string, body: Record<string, unknown>): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, response } = await backend.functions.invoke(name, { body });
  if (!error) return;
  const refusal = response ? await refusalOf(response) : {};
  throw adminRequestError(
    { message: refusal.message ?? name, code: refusal.code },
    response?.status,
  );
}

async function refusalOf(response: Response): Promise<{ message?: string; code?: string }> {
  try {
    return (await response.clone().json()) as { message?: string; code?: string };
  } catch {
    // Whoever answered was not the function.
    return {};
  }
}
