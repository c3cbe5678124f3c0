import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';

type RecordLoadingProps = {
  open: boolean;
  title: string;
  query: UseQueryResult<unknown>;
  onClose: () => void;
};

/** The dialog of a record that has not come yet, or cannot. */
export function RecordLoading({ open, title, query, onClose }: RecordLoadingProps) {
  const { t } = useTranslation(['errors', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={title}
      actions={
        query.error && (
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('common:actions.retry')}
          </Button>
        )
      }
    >
      {query.error ? (
        <Notice tone="danger" live="alert">
          <p>{t(`errors:${errorMessageKey(query.error)}`)}</p>
        </Notice>
      ) : (
        <div className="grid gap-5 pb-8">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  );
}
