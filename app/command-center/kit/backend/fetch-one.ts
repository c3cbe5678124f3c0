import { AppError } from '~/shared/backend/app-error';
import { adminRequestError } from './admin-request-error';

type Refusal = { message: string; code: string };
type Answer = { data: unknown; error: Refusal | null; status: number };

/**
 * The one row of a query by id (`maybeSingle`).
 * @throws AppError `not_found` if there is none, or none that the admin may see.
 */
export async function fetchOne<Row>(query: PromiseLike<Answer>): Promise<Row> {
  const { data, error, status } = await query;
  // The id is from the address and may be invalid.
  if (error?.code === '22P02') throw new AppError('not_found', error.message);
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('not_found');
  return data as Row;
}
