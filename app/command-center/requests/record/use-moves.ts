import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesQuery } from '~/command-center/kit/request-choices';
import type { SharingRequest } from '~/command-center/requests/fetch-request';
import { moveRequest, useWork } from '~/command-center/requests/work-on-request';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { State } from '../../../../supabase/contracts/request-states';

/** The states that a request may have next, and the change to one of them. A decision answers it. */
export function useMoves(request: SharingRequest) {
  const { t } = useTranslation('manageRequests');
  const { data: choices } = useQuery(choicesQuery);
  const [asks, setAsks] = useState(false);
  const work = useWork();
  const { number } = request;
  const nextStates = (choices?.states.find(({ state }) => state === request.state)?.next_states ??
    []) as State[];
  // Without a decision there is no answer.
  const possible = nextStates.filter((state) => state !== 'answered' || request.outcome !== null);
  const move = (to: State) =>
    work.mutate({
      work: () => moveRequest(request.id, request.state, to),
      text: t('move.done', { number, state: t(`states.${to}`) }),
    });
  return {
    possible,
    isPending: work.isPending,
    move,
    choices: possible.map((state) => ({
      label: t(`move.${state as Exclude<State, 'draft'>}`),
      onChoose: () => (state === 'withdrawn' ? setAsks(true) : move(state)),
    })),
    /** Whether the admin is asked before the request is withdrawn, which cannot be undone. */
    asks,
    cancel: () => setAsks(false),
    withdraw: () => {
      setAsks(false);
      move('withdrawn');
    },
  };
}
