import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useCallback, useState } from 'react';
import type { ListPage } from '~/command-center/kit/backend/fetch-page';
import { ListSkeleton } from '~/command-center/kit/list-messages';
import { useColumnChoice } from './column-choice';
import { fitColumns } from './fit-columns';
import type { ListColumn, RowsProps } from './list-column';
import { ListPages } from './list-pages';
import { ListStates, moveBetweenRows } from './list-states';
import { RowLink } from './row-link';
import { isFilled, TableView } from './table-view';

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
  const [ref, size] = useElementWidth();
  return (
    <div ref={ref} className="min-w-0">
      {size !== undefined && <ListContent {...props} {...size} />}
    </div>
  );
}

/** The current page stays while the next one loads. */
function ListContent<Row>(props: DataTableProps<Row> & Size) {
  const { name, list, query, empty, columns, width } = props;
  const { choice } = useColumnChoice(name);
  const layout = fitColumns(columns, choice, width);
  const skeleton = <ListSkeleton columns={layout.kind === 'cards' ? 0 : layout.columns.length} />;
  return (
    <ListStates
      {...{ list, query, empty, skeleton }}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5"
    >
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
              <TableView {...props} rows={page.rows} fitted={layout.columns} left={layout.left} />
            )}
          </div>
          <ListPages list={list} page={page} />
        </>
      )}
    </ListStates>
  );
}

type Size = {
  /** In rem. */
  width: number;
  /** The size of one rem, in pixels. */
  rem: number;
};

/** The width of an element, known before the first paint and updated as it changes. */
function useElementWidth() {
  const [size, setSize] = useState<Size>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      const rem = remInPixels();
      const width = Math.floor((element.clientWidth / rem) * 10) / 10;
      setSize((last) => (last?.width === width && last.rem === rem ? last : { width, rem }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/**
 * A list with one card of a few lines for each row: the name, the important values beside it, and the others
 * below. A card that does not open shows all of them when it has the focus.
 */
function CardList<Row>(props: RowsProps<Row>) {
  const { label, columns, rows, rowId, record } = props;
  const main = columns.find(({ isMain }) => isMain);
  const shown = columns.filter(({ cell, isMain, isExtra }) => cell && !isMain && !isExtra);
  const beside = shown.find(({ isBesideName }) => isBesideName);
  const others = shown.filter((column) => column !== beside);
  const sorted = [...others.filter(isFirst), ...others.filter((column) => !isFirst(column))];
  return (
    <ul aria-label={label} className="grid gap-2">
      {rows.map((row) => (
        <li
          key={rowId(row)}
          className={clsx(
            'group relative flex max-h-30 flex-col gap-1 overflow-hidden rounded-md bg-white px-4 py-2.5 shadow-raised',
            !record && 'focus-within:max-h-none',
          )}
        >
          <div className="flex shrink-0 items-center gap-3">
            <h2 className={clsx('truncate text-base', beside && 'max-w-full shrink-0')}>
              <RowLink id={rowId(row)} record={record}>
                {main?.cell?.(row)}
              </RowLink>
            </h2>
            {isFilled(beside?.cell?.(row)) && (
              <p className="min-w-0 truncate text-sm">{beside?.cell?.(row)}</p>
            )}
          </div>
          <dl className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
            {sorted.map(({ id, header, isPlain, cell }) => {
              const content = cell?.(row) ?? '';
              if (!isFilled(content)) return null;
              return (
                <div key={id} className="flex max-w-full min-w-0 items-center gap-1.5">
                  <dt className={isPlain ? 'sr-only' : 'shrink-0 text-xs text-muted'}>{header}</dt>
                  <dd className="min-w-0 truncate *:flex-nowrap">{content}</dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function isFirst<Row>({ isImportant }: ListColumn<Row>): boolean {
  return isImportant === true;
}
