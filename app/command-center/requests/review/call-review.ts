import { adminRequestError, refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { AppError } from '~/shared/backend/app-error';
import type { Database } from '../../../../supabase/contracts/database';

type Functions = Database['public']['Functions'];

/** The database functions that change what an answer is based on, and the answer itself. */
type ReviewCall =
  | 'change_document_rule'
  | 'change_request_facts'
  | 'save_need'
  | 'save_bill'
  | 'delete_bill'
  | 'decide_request'
  | 'confirm_decision'
  | 'record_payment'
  | 'reverse_payment';

/** @throws AppError, whose `refusalCode` is the function's */
export async function callReview<Name extends ReviewCall>(
  name: Name,
  args: Functions[Name]['Args'],
): Promise<Functions[Name]['Returns']> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend.rpc(name as 'save_need', args as never);
  if (error) throw adminRequestError(error, status);
  // The client cannot infer the answer of a name that is not known here.
  return data as Functions[Name]['Returns'];
}

/**
 * As `callReview`, for a record that others may have changed since it was read.
 * @returns null if they have.
 */
export async function callUnlessChanged<Name extends ReviewCall>(
  name: Name,
  args: Functions[Name]['Args'],
): Promise<Functions[Name]['Returns'] | null> {
  try {
    return await callReview(name, args);
  } catch (error) {
    if (refusalCode(error) === 'changed_meanwhile') return null;
    throw error;
  }
}

/** The field that a refusal is about, such as `lines.2.discount_cents`. */
export function refusedField(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return undefined;
  const { hint } = (error.cause ?? {}) as { hint?: string | null };
  return hint ?? undefined;
}
