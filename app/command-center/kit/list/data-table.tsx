import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
import type { ListPage } from '~/command-center/kit/backend/fetch-page';
import {
  ListFailure,
  ListSkeleton,
  NoMatches,
  PastTheEnd,
} from '~/command-center/kit/list-messages';
import { useTranslation } from '~/shared/i18n/use-translation';
import { CardList } from './card-list';
import { foldColumns } from './fold-columns';
import type { ListColumn } from './list-column';
import { ListPages } from './list-pages';
import { isNarrowed } from './list-request';
import type { RecordAddress } from './row-link';
import { TableView } from './table-view';
import type { List } from './use-list';

export type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  label: string;
  list: List;
  columns: readonly ListColumn<Row>[];
  query: UseQueryResult<ListPage<Row>>;
  rowId: (row: Row) => string;
  /** Opens the row's record; none if rows do not open. */
  record?: RecordAddress | undefined;
  /** Replaces an empty table, unless a search or filter narrows it. */
  empty: ReactNode;
};

/**
 * A page of a list, with its loading, empty, failed and stale states, and links to other pages.
 * Its own width decides its layout, not the screen's: a table, or cards if that is too narrow.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const [ref, width] = useElementWidth();
  return (
    <div ref={ref} className="min-w-0">
      {width !== undefined && <ListContent {...props} width={width} />}
    </div>
  );
}

/** The current page stays while the next one loads. */
function ListContent<Row>(props: DataTableProps<Row> & { width: number }) {
  const { list, query, empty, columns, width } = props;
  const { t } = useTranslation('commandCenter');
  const { data, error, isPending, isFetching } = query;
  const layout = foldColumns(columns, width);

  if (!data && error) {
    return <ListFailure error={error} isTrying={isFetching} onRetry={() => void query.refetch()} />;
  }
  if (isPending || !data) {
    return <ListSkeleton columns={layout.kind === 'cards' ? 0 : layout.columns.length} />;
  }
  if (data.rows.length === 0 && (list.request.page > 1 || data.total > 0)) {
    return (
      <PastTheEnd
        lastPage={Math.max(1, Math.ceil(data.total / list.request.size))}
        onLeave={(page) => list.change({ page }, { isTyping: true })}
      />
    );
  }
  if (data.rows.length === 0) {
    if (!isNarrowed(list.request)) return empty;
    return <NoMatches onClear={() => list.change(everything(list))} />;
  }
  return (
    <div className="grid gap-5">
      {error && (
        <ListFailure error={error} isTrying={isFetching} onRetry={() => void query.refetch()} />
      )}
      {/* Arrow keys move between rows; every row stays in the tab order. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows' own links have the focus */}
      <div
        aria-busy={isFetching}
        onKeyDown={moveBetweenRows}
        className={clsx('transition-opacity duration-200', isStale(query) && 'opacity-60')}
      >
        {layout.kind === 'cards' ? (
          <CardList {...props} rows={data.rows} />
        ) : (
          <TableView {...props} rows={data.rows} columns={layout.columns} folded={layout.folded} />
        )}
      </div>
      <ListPages list={list} page={data} />
      <p role="status" className="sr-only">
        {isFetching ? t('list.loading') : ''}
      </p>
    </div>
  );
}

function everything({ request }: List) {
  const filters = Object.fromEntries(Object.keys(request.filters).map((name) => [name, []]));
  return { search: '', filters };
}

/** Another page or search is loading. */
function isStale({ isPlaceholderData }: UseQueryResult) {
  return isPlaceholderData;
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement) || !target.matches('[data-row]')) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The width of an element in whole rem, known before the first paint and updated as it changes. */
function useElementWidth() {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth / remInPixels()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
