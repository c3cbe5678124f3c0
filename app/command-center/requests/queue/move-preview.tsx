import { useQuery } from '@tanstack/react-query';
import { BulkPreview } from '~/command-center/kit/list/bulk-preview';
import { choicesQuery, emailOfMove } from '~/command-center/kit/request-choices';
import { NoEmail } from '~/command-center/kit/sent/email-preview';
import { RequestEmail } from '~/command-center/requests/conversation/request-email';
import type { ListedRequest } from '~/command-center/requests/fetch-requests';
import { commonMoves, type Move, movesQuery } from '~/command-center/requests/move-requests';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import type { State } from '../../../../supabase/contracts/request-states';

type MovePreviewProps = {
  rows: readonly ListedRequest[];
  to: State;
  isBusy: boolean;
  onSubmit: (moves: readonly Move[]) => void;
  onClose: () => void;
};

/** What a new state does to many requests: which ones may have it, which stay and why. */
export function MovePreview({ rows, to, isBusy, onSubmit, onClose }: MovePreviewProps) {
  const { t } = useTranslation('manageRequests');
  const moves = rows.map(({ id, state }) => ({ id, from: state, to }));
  const query = useQuery(movesQuery(moves));
  const results = new Map(query.data?.map((result) => [result.id, result]));
  const moving = rows.filter(({ id }) => results.get(id)?.problem === null);
  const final = moving.filter(({ id }) => !results.get(id)?.can_return).length;
  const reasons = rows.flatMap((row) => {
    if (row.state === to) return t('bulk.isSo');
    const problem = results.has(row.id) ? results.get(row.id)?.problem : 'not_found';
    return problem ? t(`bulk.reasons.${problem}`) : [];
  });
  const left = [...new Set(reasons)].map((reason) => ({
    reason,
    count: reasons.filter((one) => one === reason).length,
  }));
  const ids = new Set(moving.map(({ id }) => id));
  return (
    <BulkPreview
      title={t('bulk.preview', { name: t('columns.state'), label: t(`states.${to}`) })}
      text={t('bulk.moveText')}
      heading={t('bulk.affected', { count: moving.length })}
      names={moving.map(({ number, member_name: member }) => `${number} · ${member}`)}
      left={query.data ? left : []}
      note={final > 0 ? t('bulk.final', { count: final }) : undefined}
      submit={t('bulk.submit', { count: moving.length })}
      isBusy={isBusy}
      pending={
        query.error ? (
          <LoadFailure query={query} />
        ) : query.data ? undefined : (
          <Skeleton className="h-28" />
        )
      }
      onSubmit={() => onSubmit(moves.filter(({ id }) => ids.has(id)))}
      onClose={onClose}
    >
      {moving.length > 0 && <MovedEmails rows={moving} to={to} />}
    </BulkPreview>
  );
}

/** An example of each email about the moves, and how many get it in which language. */
function MovedEmails({ rows, to }: Pick<MovePreviewProps, 'rows' | 'to'>) {
  const { data: choices } = useQuery(choicesQuery);
  const kindOf = ({ state }: ListedRequest) => emailOfMove(choices?.states ?? [], state, to);
  const kinds = [...new Set(rows.map(kindOf))].filter((kind) => kind !== undefined);
  if (kinds.length === 0) return <NoEmail />;
  return kinds.map((kind) => {
    const mailed = rows.filter((row) => kindOf(row) === kind);
    const [example] = mailed;
    const english = mailed.filter(({ language }) => language === 'en').length;
    return (
      example && (
        <RequestEmail
          key={kind}
          request={example}
          firstName={example.member_first_name}
          kind={kind}
          languages={{ en: english, 'pt-BR': mailed.length - english }}
        />
      )
    );
  });
}

/** The states that some of the given requests may have next, as choices. */
export function useMoveChoices(onChoose: (to: State) => void) {
  const { t } = useTranslation('manageRequests');
  const { data } = useQuery(choicesQuery);
  return (rows: readonly ListedRequest[]) =>
    commonMoves(rows, data?.states ?? []).map((state) => ({
      label: t(`states.${state}`),
      onChoose: () => onChoose(state),
    }));
}
