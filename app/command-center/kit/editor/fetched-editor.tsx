import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';

type RecordEditorProps<Row, Key extends QueryKey> = {
  /** The id of the record, or `'new'`. */
  id: string;
  /** The title while the record loads. */
  title: string;
  query: (id: string) => UseQueryOptions<Row, DefaultError, Row, Key>;
  onClose: () => void;
  /** The editor. Without a record it adds one, otherwise it has the current record. */
  children: (record: Row | undefined, onReload?: () => void) => ReactNode;
};

/** The editor of the open record. Each opening fetches it again; a reload creates a new form. */
export function RecordEditor<Row extends { updated_at: string }, Key extends QueryKey>(
  props: RecordEditorProps<Row, Key>,
) {
  const { id, title, query, onClose, children } = props;
  const result = useQuery({ ...query(id), enabled: id !== 'new' });
  if (id === 'new') return children(undefined);
  return (
    <FetchedEditor title={title} query={result} onClose={onClose}>
      {(record) => (
        <Fragment key={record.updated_at}>{children(record, () => void result.refetch())}</Fragment>
      )}
    </FetchedEditor>
  );
}

type FetchedEditorProps<Row> = {
  title: string;
  query: UseQueryResult<Row>;
  onClose: () => void;
  /** The form. */
  children: (row: Row) => ReactNode;
};

/** A dialog that shows the form, or that its record is loading or could not be loaded. */
export function FetchedEditor<Row>({ title, query, onClose, children }: FetchedEditorProps<Row>) {
  const { t } = useTranslation(['errors', 'common']);
  // Cached data may be out of date, so the editor waits for the response to this opening.
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
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  );
}
