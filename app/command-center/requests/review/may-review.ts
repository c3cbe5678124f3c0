import type { SharingRequest } from '~/command-center/requests/fetch-request';
import { statesIn } from '../../../../supabase/contracts/request-states';
import type { Review } from './fetch-review';

/** States in which what an answer is based on may change; the database enforces them. */
const open = statesIn('documents', 'review', 'second_reading');

/** The decision that waits for a second person. */
export function pendingDecision({ decisions }: Review) {
  return decisions.find(({ status }) => status === 'pending');
}

/** Whether the request has no answer yet. */
export function isOpenState({ state }: Pick<SharingRequest, 'state'>): boolean {
  return open.includes(state);
}

/** Whether bills and the need may change: not after an answer, and not while one waits. */
export function isOpenForBills(request: SharingRequest, review: Review): boolean {
  return isOpenState(request) && !pendingDecision(review);
}
