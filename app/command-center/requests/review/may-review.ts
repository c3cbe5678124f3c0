import type { SharingRequest } from '~/command-center/requests/fetch-request';
import type { Review } from './fetch-review';

/** States in which what an answer is based on may change; the database enforces them. */
const open: readonly string[] = [
  'received',
  'checking',
  'waiting_member',
  'in_review',
  'waiting_provider',
  'second_reading',
];

/** The decision that waits for a second person. */
export function pendingDecision({ decisions }: Review) {
  return decisions.find(({ status }) => status === 'pending');
}

/** Whether bills and the need may change: not after an answer, and not while one waits. */
export function isOpenForBills({ state }: SharingRequest, review: Review): boolean {
  return open.includes(state) && !pendingDecision(review);
}
