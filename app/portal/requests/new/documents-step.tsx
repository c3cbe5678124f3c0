import { useEffect } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { Checklist } from '../checklist/checklist';
import type { useDraft } from './use-draft';

/** The checklist that follows from the answers. */
export function DocumentsStep({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const { t } = useTranslation('requestForm');
  const { query } = draft;
  const isCurrent = useFreshChecklist(draft);
  const row = query.data;
  if (query.isError && !query.isFetching) return <LoadFailure query={query} />;
  if (!row || (!isCurrent && row.request_items.length === 0)) {
    return <Skeleton className="h-56 w-full" />;
  }
  if (row.request_items.length === 0) return <Notice>{t('documents.none')}</Notice>;
  return (
    <Checklist request={row} items={row.request_items} onChanged={() => void query.refetch()} />
  );
}

/** Reads the checklist once the answers are saved. Returns whether that has happened. */
export function useFreshChecklist({ query, saver }: ReturnType<typeof useDraft>): boolean {
  const { refetch } = query;
  useEffect(() => {
    void saver.flush().then(() => refetch());
  }, [saver, refetch]);
  return query.isFetchedAfterMount && !query.isFetching;
}
