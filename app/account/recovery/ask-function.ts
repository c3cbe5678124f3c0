import { AppError } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { FunctionRefusal } from './function-refusal';

/**
 * Asks a function of the backend.
 * @throws FunctionRefusal with what it says, or AppError where it could not be asked.
 */
export async function askFunction(
  name: string,
  body: Record<string, string | boolean>,
): Promise<void> {
  const supabase = await loadSupabase();
  const { error, response } = await supabase.functions.invoke(name, { body });
  if (!error) return;
  if (!response) throw new AppError('network_failed', String(error), { cause: error });
  const answer = await readAnswer(response);
  if (!answer?.message) throw requestError({ message: String(error) }, response.status);
  throw new FunctionRefusal(answer.code ?? '', answer.message);
}

async function readAnswer(response: Response) {
  try {
    return (await response.json()) as { code?: string; message?: string };
  } catch {
    // A gateway in front answers in its own way.
    return undefined;
  }
}
