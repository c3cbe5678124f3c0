import { callDatabase, callFunction } from '~/command-center/kit/backend/backend';
import type { Language } from '~/shared/i18n/language';
import type { Answer } from '../../../../supabase/contracts/answers';
import { type Changes, changeRows } from './change-form';

export type Affected = Answer<'affected_answers'>[number];

type Proposed = { proposal: Answer<'save_proposal'>; affected: Affected[] };

/** Lets the engine propose an answer. The server stores it; the browser's preview is not used. */
export function proposeDecision(requestId: string, language: Language): Promise<Proposed> {
  return callFunction<Proposed>('propose-decision', { request_id: requestId, language });
}

type Decided = { changes: Changes; message: string; note: string };

/** Decides as the proposal says, except for the changed lines. */
export function decideRequest(proposalId: string, { changes, message, note }: Decided) {
  return callDatabase('decide_request', {
    proposal_id: proposalId,
    changes: changeRows(changes),
    ...(message.trim() && { message: message.trim() }),
    ...(note.trim() && { note: note.trim() }),
  });
}

/** Confirms another person's decision, or returns it with a reason. */
export function confirmDecision(decisionId: string, agrees: boolean, reason = '') {
  return callDatabase('confirm_decision', {
    decision_id: decisionId,
    agrees,
    ...(reason.trim() && { reason: reason.trim() }),
  });
}
