import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesQuery } from '~/command-center/requests/fetch-choices';
import type { SharingRequest } from '~/command-center/requests/fetch-request';
import type { State } from '~/command-center/requests/request-codes';
import { useWork } from '~/command-center/requests/use-work';
import { moveRequest } from '~/command-center/requests/work-on-request';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';

/** How a request usually goes on. In review, a decision ends it; a closed one stays closed. */
const usualMoves: Partial<Record<string, State>> = {
  received: 'checking',
  checking: 'in_review',
  waiting_member: 'checking',
  waiting_provider: 'in_review',
  answered: 'paying',
  paying: 'paid',
  paid: 'closed',
};

/** The next states of a request as buttons. A decision answers it. */
export function NextStates({ request }: { request: SharingRequest }) {
  const { t } = useTranslation('manageRequests');
  const { data: choices } = useQuery(choicesQuery);
  const [asks, setAsks] = useState(false);
  const work = useWork();
  const { number } = request;
  const nextStates = (choices?.states.find(({ state }) => state === request.state)?.next_states ??
    []) as State[];
  // Without a decision there is no answer.
  const possible = nextStates.filter((state) => state !== 'answered' || request.outcome !== null);
  const isPaid =
    request.state !== 'answered' ||
    request.outcome === 'shared' ||
    request.outcome === 'partly_shared';
  const usual = isPaid ? usualMoves[request.state] : 'closed';
  const next = possible.toSorted((a, b) => Number(b === usual) - Number(a === usual));
  const move = (to: State) =>
    work.mutate({
      work: () => moveRequest(request.id, request.state, to),
      text: t('move.done', { number, state: t(`states.${to}`) }),
    });
  const choose = (to: State) => {
    if (to === 'withdrawn') setAsks(true);
    else move(to);
  };
  if (next.length === 0) return null;
  return (
    <section aria-label={t('move.title')} className="flex flex-wrap gap-2">
      {next.map((state) => (
        <Button
          key={state}
          size="sm"
          variant={state === usual ? 'primary' : state === 'withdrawn' ? 'quiet' : 'outline'}
          disabled={work.isPending}
          onClick={() => choose(state)}
        >
          {t(`move.${state as Exclude<State, 'draft'>}`)}
        </Button>
      ))}
      {asks && (
        <LazyConfirmDialog
          open
          type="danger"
          title={t('move.withdrawTitle', { number })}
          message={t('move.withdrawText')}
          confirmLabel={t('move.withdrawn')}
          onConfirm={() => {
            setAsks(false);
            move('withdrawn');
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </section>
  );
}
