import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase } from '~/command-center/kit/backend/backend';
import { AppError } from '~/shared/backend/app-error';
import type {
  FunctionArguments,
  FunctionName,
  FunctionReturns,
} from '~/shared/backend/call-guarded';

/** @throws AppError, whose `refusalCode` is the function's */
export function saveNeed(need: FunctionArguments<'save_need'>[0]['need']) {
  return callDatabase('save_need', { need });
}

/** Records money that was paid, or that came back. @throws AppError */
export function recordPayment(payment: FunctionArguments<'record_payment'>[0]['payment']) {
  return callDatabase('record_payment', { payment });
}

/** Takes back a payment. The same `reversal_id` twice takes it back once. @throws AppError */
export function reversePayment(reversal: FunctionArguments<'reverse_payment'>[0]) {
  return callDatabase('reverse_payment', reversal);
}

/**
 * Calls a function that changes a record which others may have changed since it was read.
 * @returns null if they have.
 */
export async function callUnlessChanged<Name extends FunctionName>(
  name: Name,
  ...call: FunctionArguments<Name>
): Promise<FunctionReturns<Name> | null> {
  try {
    return await callDatabase(name, ...call);
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
