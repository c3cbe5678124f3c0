import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useCallback, useState } from 'react';
import type { ListPage } from '~/command-center/kit/backend/fetch-page';
import { ListSkeleton } from '~/command-center/kit/list-messages';
import { foldColumns } from './fold-columns';
import type { RowsProps } from './list-column';
import { ListPages } from './list-pages';
import { ListStates, moveBetweenRows } from './list-states';
import { RowLink } from './row-link';
import { TableView } from './table-view';
import { useDensity } from './use-density';

type DataTableProps<Row> = Omit<RowsProps<Row>, 'rows'> & {
  query: UseQueryResult<ListPage<Row>>;
  /** Replaces an empty table, unless a search or filter narrows it. */
  empty: ReactNode;
};

/**
 * A page of a list, with its loading, empty, failed and stale states, and links to other pages.
 * Its own width decides its layout, not the screen's. It is a table, or cards if it is too narrow.
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
  const layout = foldColumns(columns, width);
  const skeleton = <ListSkeleton columns={layout.kind === 'cards' ? 0 : layout.columns.length} />;
  return (
    <ListStates {...{ list, query, empty, skeleton }} className="grid gap-5">
      {(page) => (
        <>
          {/* Arrow keys move between rows; every row stays in the tab order. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows' own links have the focus */}
          <div
            aria-busy={query.isFetching}
            onKeyDown={moveBetweenRows}
            className={clsx(
              'transition-opacity duration-200',
              query.isPlaceholderData && 'opacity-60',
            )}
          >
            {layout.kind === 'cards' ? (
              <CardList {...props} rows={page.rows} />
            ) : (
              <TableView
                {...props}
                rows={page.rows}
                columns={layout.columns}
                folded={layout.folded}
              />
            )}
          </div>
          <ListPages list={list} page={page} />
        </>
      )}
    </ListStates>
  );
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

/** A list with one card for each row. It shows the name, then the other columns with labels. */
function CardList<Row>(props: RowsProps<Row>) {
  const { label, columns, rows, rowId, record } = props;
  const [density] = useDensity();
  const isCompact = density === 'compact';
  const main = columns.find(({ isMain }) => isMain);
  const others = columns.filter((column) => column.cell && !column.isMain);
  return (
    <ul aria-label={label} className="grid gap-3">
      {rows.map((row) => (
        <li
          key={rowId(row)}
          className={clsx(
            'group relative grid content-start rounded-md bg-white shadow-raised',
            isCompact ? 'gap-1 px-5 py-3' : 'gap-3 p-5',
          )}
        >
          <h2 className="text-base wrap-anywhere">
            <RowLink id={rowId(row)} record={record}>
              {main?.cell?.(row)}
            </RowLink>
          </h2>
          <dl
            className={clsx(
              'grid grid-cols-[auto_1fr] items-baseline gap-x-4 text-sm',
              isCompact ? 'gap-y-0.5' : 'gap-y-2',
            )}
          >
            {others.map(({ id, header, cell }) => {
              const content = cell?.(row) ?? '';
              if (content === '') return null;
              return (
                <div key={id} className="contents">
                  <dt className="text-muted">{header}</dt>
                  <dd className="text-right wrap-anywhere">{content}</dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
