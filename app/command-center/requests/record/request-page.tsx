import { useQuery } from '@tanstack/react-query';
import { ListFailure, ListMessage } from '~/command-center/kit/list-messages';
import { TabPage } from '~/command-center/kit/tab-page';
import { requestQuery } from '~/command-center/requests/fetch-request';
import { AppError } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';
import { RequestNavigation } from './request-navigation';
import { RequestRecord } from './request-record';

/** One request. Each opening is logged. */
export function RequestPage({ number }: { number: string }) {
  const { data, error, isFetching, refetch } = useQuery(requestQuery(number));
  return (
    <TabPage>
      <RequestNavigation number={number} />
      {data ? (
        <RequestRecord data={data} />
      ) : error ? (
        <Failure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </TabPage>
  );
}

function Failure(props: { error: Error; isTrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('manageRequests');
  if (props.error instanceof AppError && props.error.code === 'not_found') {
    return <ListMessage title={t('record.gone')} text={t('record.goneText')} />;
  }
  return <ListFailure {...props} />;
}

function RecordSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[1.6fr_1fr]">
        <Skeleton className="h-96 rounded-md!" />
        <Skeleton className="h-96 rounded-md!" />
      </div>
    </div>
  );
}
