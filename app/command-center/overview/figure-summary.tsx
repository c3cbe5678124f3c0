import { useQuery } from '@tanstack/react-query';
import { ListFailure } from '~/command-center/kit/list-messages';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';
import { KeyFigures } from './key-figures';
import { OpenRequests } from './open-requests';
import { figuresQuery } from './overview-queries';
import { SharingFigures } from './sharing-figures';

/** The figures that this admin may see. Hidden figures are named, never shown as zero. */
export function FigureSummary() {
  const { t } = useTranslation('manageOverview');
  const { data, error, isFetching, refetch } = useQuery(figuresQuery);
  if (!data && error) {
    return <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <>
        <Skeleton className="h-58 rounded-lg" />
        <Skeleton className="h-40 rounded-lg" />
      </>
    );
  }
  const { requests, oldest, sharing } = data;
  const seesMembers = data.active_members !== undefined;
  return (
    <>
      {sharing && <SharingFigures counts={sharing} />}
      {requests && <OpenRequests requests={requests} oldest={oldest ?? null} />}
      {seesMembers && <KeyFigures values={data} />}
      {!seesMembers && (
        <p className="px-1 text-sm text-muted">
          {t(requests ? 'withheld.members' : 'withheld.all')}
        </p>
      )}
    </>
  );
}
