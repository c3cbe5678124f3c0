import { AppError } from '~/shared/backend/app-error';
import { adminRequestError } from './admin-request-error';

type Refusal = { message: string; code: string };
type Answer = { data: unknown; error: Refusal | null; status: number };

/**
 * The one row that a question by id asks for (`maybeSingle`).
 * @throws AppError `not_found` where there is none, or none that may be seen.
 */
export async function fetchOne<Row>(question: PromiseLike<Answer>): Promise<Row> {
  const { data, error, status } = await question;
  // What is no id at all can stand in an address, too.
  if (error?.code === '22P02') throw new AppError('not_found', error.message);
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('not_found');
  return data as Row;
}
