import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { ListFailure, ListMessage } from '~/command-center/kit/list-messages';
import { TabPage } from '~/command-center/kit/tab-page';
import { AppError } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Skeleton } from '~/shared/ui/skeleton';
import { ledgerQuery } from './fetch-ledger';
import { MemberLedger } from './member-ledger';

type LedgerPageProps = { id: string; onClose: () => void };

/** A member's ledger, which replaces the list. */
export function LedgerPage({ id, onClose }: LedgerPageProps) {
  const { t } = useTranslation(['manageContributions', 'errors']);
  const query = useQuery(ledgerQuery(id));
  const isGone = query.error instanceof AppError && query.error.code === 'not_found';
  return (
    <TabPage>
      <div>
        <Button variant="quiet" size="sm" onClick={onClose} className="-ml-4">
          <ArrowLeft className="size-5" />
          {t('manageContributions:ledger.back')}
        </Button>
      </div>
      {query.data ? (
        <MemberLedger ledger={query.data} />
      ) : isGone ? (
        <ListMessage title={t('manageContributions:ledger.gone')} text={t('errors:notFound')} />
      ) : query.error ? (
        <ListFailure
          error={query.error}
          isTrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className="grid gap-6">
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="h-48 rounded-md!" />
          <Skeleton className="h-72 rounded-md!" />
        </div>
      )}
    </TabPage>
  );
}
