import { callDatabase } from '~/command-center/kit/backend/backend';
import type { Bill } from '~/command-center/requests/review/review-types';
import type { Answer } from '../../../../supabase/contracts/answers';
import type { SavedBill } from './check-bill';

/**
 * Saves a bill with all its lines, or nothing.
 * @param patient the person on the bill
 * @param seenAt the version that it changes; null for a new bill. The same new bill is saved once.
 * @throws AppError, refused with `changed_meanwhile` if another version was saved since, or with
 * `other_person` if the patient is not the request's person
 */
export function saveBill(
  requestId: string,
  patient: string,
  bill: SavedBill,
  seenAt: string | null,
): Promise<Answer<'save_bill'>> {
  return callDatabase('save_bill', {
    bill: { ...bill, request_id: requestId, person_id: patient, currency: 'USD', seen_at: seenAt },
  });
}

export function deleteBill(bill: Bill): Promise<unknown> {
  return callDatabase('delete_bill', { bill_id: bill.id, seen_at: bill.updated_at });
}
