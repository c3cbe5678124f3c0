import { callFunction } from '~/command-center/kit/backend/backend';
import { callReview } from '~/command-center/requests/review/call-review';
import type { Proposal } from '~/command-center/requests/review/review-types';
import type { Language } from '~/shared/i18n/language';
import { type Changes, changeRows } from './change-form';

/** An answered request of the household whose answer would differ with today's facts. */
export type Affected = { number: string; decided_cents: number; now_cents: number };

type Proposed = { proposal: Proposal; affected: Affected[] };

/** Lets the engine propose an answer. The server stores it; the browser's preview is not used. */
export function proposeDecision(requestId: string, language: Language): Promise<Proposed> {
  return callFunction<Proposed>('propose-decision', { request_id: requestId, language });
}

type Answer = { changes: Changes; message: string; note: string };

/** Decides as the proposal says, except for the changed lines. */
export function decideRequest(proposalId: string, { changes, message, note }: Answer) {
  return callReview('decide_request', {
    proposal_id: proposalId,
    changes: changeRows(changes),
    ...(message.trim() && { message: message.trim() }),
    ...(note.trim() && { note: note.trim() }),
  });
}

/** Confirms another person's decision, or returns it with a reason. */
export function confirmDecision(decisionId: string, agrees: boolean, reason = '') {
  return callReview('confirm_decision', {
    decision_id: decisionId,
    agrees,
    ...(reason.trim() && { reason: reason.trim() }),
  });
}
