import { adminRequestError } from './admin-request-error';
import { loadAdminBackend } from './backend';

/**
 * Calls one of supabase/functions in the admin's name.
 * `Answer` is what the function is known to answer.
 * @throws AppError, whose `refusalCode` is the function's
 */
export async function callFunction<Answer = void>(
  name: string,
  body: Record<string, unknown>,
): Promise<Answer> {
  const backend = await loadAdminBackend();
  const { data, error, response } = await backend.functions.invoke<Answer>(name, { body });
  if (!error) return data as Answer;
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
