import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessageKey } from '~/lib/app-error';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { Skeleton } from '~/ui/skeleton';

type FetchedEditorProps<Row> = {
  title: string;
  query: UseQueryResult<Row>;
  onClose: () => void;
  /** The form, once there is what it edits. */
  children: (row: Row) => ReactNode;
};

/** The dialog of a form while what it edits is being fetched, or could not be. */
export function FetchedEditor<Row>({ title, query, onClose, children }: FetchedEditorProps<Row>) {
  const { t } = useTranslation(['errors', 'common']);
  // What was read earlier may be out of date: only the answer to this opening counts.
  if (query.data !== undefined && query.isFetchedAfterMount) return children(query.data);
  return (
    <Dialog
      open
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
          <Skeleton className="h-24" />
        </div>
      )}
    </Dialog>
  );
}
