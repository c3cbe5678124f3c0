import { queryOptions } from '@tanstack/react-query';
import { openRecordError } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase, callFunction, loadAdminBackend } from '~/command-center/kit/backend/backend';
import { requestKeys } from '~/command-center/requests/request-keys';
import { callGuarded } from '~/shared/backend/call-guarded';
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
    ...letterArguments(proposalId, changes, message),
    ...(note.trim() && { note: note.trim() }),
  });
}

function letterArguments(proposalId: string, changes: Changes, message: string) {
  return {
    proposal_id: proposalId,
    changes: changeRows(changes),
    ...(message.trim() && { message: message.trim() }),
  };
}

/** The letter that `decideRequest` would write. */
export function nextLetterQuery(number: string, proposalId: string, draft: Omit<Decided, 'note'>) {
  const words = letterArguments(proposalId, draft.changes, draft.message);
  return queryOptions({
    queryKey: [...requestKeys.review(number), 'next letter', words],
    queryFn: async ({ signal }) => {
      const backend = await loadAdminBackend();
      const { data, error, status } = await callGuarded(backend, 'preview_decision', words, signal);
      if (error) throw openRecordError(error, status);
      return data;
    },
    gcTime: 0,
  });
}

/** The letter of a decision, as the member reads it or would read it. */
export function letterQuery(number: string, decisionId: string) {
  return queryOptions({
    queryKey: [...requestKeys.review(number), 'letter', decisionId],
    queryFn: async ({ signal }) => {
      const backend = await loadAdminBackend();
      const { data, error, status } = await callGuarded(
        backend,
        'open_decision',
        { request_number: number, decision_id: decisionId },
        signal,
      );
      if (error) throw openRecordError(error, status);
      return data;
    },
    staleTime: 10_000,
    gcTime: 60_000,
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
