import pg from 'pg';
import { AuthError } from './errors.ts';

/**
 * The refusal of the project's own trigger with an SQLSTATE such as PT422, whose last digits are the
 * HTTP status. Returns undefined for any other error.
 * @see https://github.com/supabase/auth internal/utilities/postgres.go
 */
export function projectRefusal(error: unknown): AuthError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const [, status] = /^PT(4\d\d)$/.exec(error.code ?? '') ?? [];
  return status ? new AuthError(Number(status), undefined, error.message) : undefined;
}
