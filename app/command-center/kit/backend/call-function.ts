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
    // The response is not from the function.
    return {};
  }
}
