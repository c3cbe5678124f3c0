import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { ListFailure, ListMessage } from '~/command-center/kit/list-messages';
import { TabPage } from '~/command-center/kit/tab-page';
import { AppError } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Skeleton } from '~/shared/ui/skeleton';
import { memberRecordQuery } from './fetch-member-record';
import { MemberContact } from './member-contact';
import { MemberRecord } from './member-record';

type MemberRecordPageProps = { id: string; readOnly?: boolean; onClose: () => void };

/** A member's record, which replaces the list. Each opening fetches it again, and is logged. */
export function MemberRecordPage({ id, readOnly = false, onClose }: MemberRecordPageProps) {
  const { t } = useTranslation('manageMembers');
  const { data, error, isFetching, refetch } = useQuery(memberRecordQuery(id));
  return (
    <TabPage>
      <div>
        <Button variant="quiet" size="sm" onClick={onClose} className="-ml-4">
          <ArrowLeft className="size-5" />
          {t('record.back')}
        </Button>
      </div>
      {data && readOnly ? (
        <MemberContact record={data} />
      ) : data ? (
        <MemberRecord record={data} onReload={() => void refetch()} />
      ) : error ? (
        <Failure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </TabPage>
  );
}

function Failure(props: { error: Error; isTrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['manageMembers', 'errors']);
  if (props.error instanceof AppError && props.error.code === 'not_found') {
    return <ListMessage title={t('manageMembers:refusals.gone')} text={t('errors:notFound')} />;
  }
  return <ListFailure {...props} />;
}

function RecordSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-md!" />
        <Skeleton className="h-72 rounded-md!" />
      </div>
    </div>
  );
}
