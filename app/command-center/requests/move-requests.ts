import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { callDatabase, loadAdminBackend } from '~/command-center/kit/backend/backend';
import { useSuccessToast } from '~/command-center/kit/editor/use-save';
import type { RequestState } from '~/command-center/kit/request-choices';
import { errorMessageKey } from '~/shared/backend/app-error';
import type { FunctionArguments } from '~/shared/backend/call-guarded';
import { deliverEmails } from '~/shared/backend/deliver-emails';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import type { Answer } from '../../../supabase/contracts/answers';
import { type State, states } from '../../../supabase/contracts/request-states';
import type { ListedRequest } from './fetch-requests';
import { requestKeys } from './request-keys';

export type Move = FunctionArguments<'move_requests'>[0]['moves'][number];

/** Why a request stays, or null, and whether a move can return it. */
type Moved = Answer<'move_requests'>[number];

/**
 * The states that at least one of the requests may have next. A decision answers a request, and a
 * request is withdrawn on its own.
 */
export function commonMoves(
  rows: readonly Pick<ListedRequest, 'state'>[],
  known: readonly Pick<RequestState, 'state' | 'next_states'>[],
): State[] {
  const current = new Set<string>(rows.map(({ state }) => state));
  const next = new Set(
    known.filter(({ state }) => current.has(state)).flatMap((state) => state.next_states),
  );
  return states.filter((state) => next.has(state) && state !== 'answered' && state !== 'withdrawn');
}

/** Each is as much work as on its own, and a call ends after seconds. */
export const inOneCall = 100;

/** @throws AppError */
function callMoves(
  moves: readonly Move[],
  isPreview: boolean,
  signal?: AbortSignal,
): Promise<Moved[]> {
  const args = { moves, is_preview: isPreview };
  return callDatabase('move_requests', args, signal);
}

/** What the moves would do. */
export function movesQuery(moves: readonly Move[]) {
  return queryOptions({
    queryKey: [...requestKeys.moves, moves],
    queryFn: ({ signal }) => callMoves(moves, true, signal),
    gcTime: 0,
  });
}

/** Moves requests, each by the rules of a single one, and offers to move back those that can return. */
export function useMoveRequests() {
  const { t } = useTranslation(['manageRequests', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const reportDone = useSuccessToast(requestKeys.all);

  /** What was moved before a failure is reported like the rest, with its undo. */
  const send = async (moves: readonly Move[]) => {
    const results: Moved[] = [];
    let failure: unknown;
    for (let first = 0; first < moves.length && !failure; first += inOneCall) {
      try {
        results.push(...(await callMoves(moves.slice(first, first + inOneCall), false)));
      } catch (error) {
        failure = error;
      }
    }
    if (results.length === 0) throw failure;
    deliverEmails(await loadAdminBackend(), 'request');
    if (failure) toast({ tone: 'danger', text: t(`errors:${errorMessageKey(failure)}`) });
    return results;
  };
  const undo = async (moves: readonly Move[]) => {
    const results = await send(moves.map(({ id, from, to }) => ({ id, from: to, to: from })));
    const returned = results.filter(({ problem }) => problem === null).length;
    const count = moves.length - returned;
    return count > 0 ? t('manageRequests:bulk.conflicts', { count }) : undefined;
  };
  const apply = async (moves: readonly Move[]) => {
    const results = await send(moves);
    const done = new Map(results.filter(({ problem }) => problem === null).map((r) => [r.id, r]));
    const back = moves.filter(({ id }) => done.get(id)?.can_return);
    const count = done.size;
    const stayed = results.length - count;
    reportDone({
      text: [
        count > 0 && t('manageRequests:bulk.changed', { count }),
        stayed > 0 && t('manageRequests:bulk.stayed', { count: stayed }),
      ]
        .filter(Boolean)
        .join(' '),
      isWarning: stayed > 0,
      undo: back.length > 0 ? () => undo(back) : undefined,
    });
  };
  return useSingleMutation({
    mutationFn: apply,
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
