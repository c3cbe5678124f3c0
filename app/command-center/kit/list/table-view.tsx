import {
  columnResizingFeature,
  columnSizingFeature,
  createColumnHelper,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useColumnChoice } from './column-choice';
import type { FittedColumn } from './fit-columns';
import { FullText } from './full-text';
import type { ListColumn, RowsProps } from './list-column';
import { RowLink } from './row-link';
import { useDensity } from './use-density';

const features = tableFeatures({ rowSortingFeature, columnSizingFeature, columnResizingFeature });

type TableViewProps<Row> = RowsProps<Row> & {
  fitted: readonly FittedColumn<Row>[];
  /** Columns that have no room. */
  left: readonly ListColumn<Row>[];
  /** The width of the container, in rem, and the size of one rem in pixels. */
  width: number;
  rem: number;
};

/**
 * A list as a table with one line for each row. The server sorts; the table's model contains the order and the
 * widths. The header remains visible while the page scrolls, or the table itself if it is wider.
 */
export function TableView<Row>(props: TableViewProps<Row>) {
  const { name, label, list, fitted, left, rows, rowId, record, width, rem } = props;
  const { request, change } = list;
  const columns = useColumnChoice(name);
  const [density] = useDensity();
  const definitions = useMemo(() => fitted.map(({ column }) => definition(column)), [fitted]);
  const sorting: SortingState = [{ id: plain(request.sort), desc: request.sort.startsWith('-') }];
  const sizes = Object.fromEntries(
    fitted.map(({ column, width: size }) => [modelId(column), size * rem]),
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows as object[],
    getRowId: (row) => rowId(row as Row),
    manualSorting: true,
    enableSortingRemoval: false,
    columnResizeMode: 'onChange',
    state: { sorting, columnSizing: sizes },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) change({ sort: `${next.desc ? '-' : ''}${next.id}` });
    },
    onColumnSizingChange: (update) => {
      const next = typeof update === 'function' ? update(sizes) : update;
      for (const { column } of fitted) {
        const size = next[modelId(column)];
        if (size !== undefined && size !== sizes[modelId(column)])
          columns.resize(column.id, size / rem);
      }
    },
  });
  const total = fitted.reduce((all, { width: size }) => all + size, 0);
  const isWide = total > width + 0.1;
  const contentOf = (index: number) =>
    left.flatMap(({ header, cell }) => {
      const content = rows[index] && cell?.(rows[index]);
      return isFilled(content) ? [{ label: header, content }] : [];
    });

  return (
    <FullText leftOf={contentOf}>
      <div
        className={clsx(
          'rounded-md bg-white shadow-raised',
          isWide && 'max-h-[calc(100dvh-9rem)] overflow-auto',
        )}
      >
        <table
          aria-label={label}
          style={{ width: isWide ? `${total}rem` : '100%' }}
          className="table-fixed border-separate border-spacing-0 text-left text-sm"
        >
          <colgroup>
            {fitted.map(({ column, width: size }) => (
              <col key={column.id} style={{ width: `${size}rem` }} />
            ))}
          </colgroup>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header, index) => {
                  const { column } = header;
                  const shown = fitted[index];
                  if (!shown) return null;
                  const order = column.getCanSort() ? column.getIsSorted() : false;
                  return (
                    <th
                      key={column.id}
                      scope="col"
                      aria-sort={order ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
                      className={clsx(
                        'sticky z-10 h-8 border-b border-line bg-white px-3 text-xs font-semibold whitespace-nowrap text-muted first:pl-4 last:pr-4',
                        'first:rounded-tl-md last:rounded-tr-md',
                        isWide ? 'top-0' : 'top-26 lg:top-14',
                        shown.column.isNumber && 'text-right',
                      )}
                    >
                      <div className="truncate">
                        {column.getCanSort() ? (
                          <SortButton
                            label={shown.column.header}
                            order={order}
                            onClick={() => column.toggleSorting(order === 'asc')}
                          />
                        ) : (
                          shown.column.header
                        )}
                      </div>
                      {index < fitted.length - 1 && (
                        <ResizeHandle onDrag={header.getResizeHandler()} />
                      )}
                    </th>
                  );
                })}
              </tr>
            ))}
          </thead>
          <Rows {...{ fitted, rows, rowId, record, isRoomy: density === 'comfortable' }} />
        </table>
      </div>
    </FullText>
  );
}

type TableRowsProps<Row> = Pick<TableViewProps<Row>, 'fitted' | 'rows' | 'rowId' | 'record'> & {
  isRoomy: boolean;
};

/** Each row is a body of its own, which its link covers: WebKit positions nothing in a row. */
function Rows<Row>({ fitted, rows, rowId, record, isRoomy }: TableRowsProps<Row>) {
  return rows.map((row, index) => (
    <tbody
      key={rowId(row)}
      data-index={index}
      className={clsx(
        'group relative scroll-mt-24 scroll-mb-20',
        record && 'transition-colors hover:bg-mata-50',
      )}
    >
      <tr className={isRoomy ? 'h-14' : 'h-10'}>
        {fitted.map(({ column }) => (
          <Cell key={column.id} column={column} row={row} id={rowId(row)} record={record} />
        ))}
      </tr>
    </tbody>
  ));
}

type CellProps<Row> = {
  column: ListColumn<Row>;
  row: Row;
  id: string;
  record: RowsProps<Row>['record'];
};

function Cell<Row>({ column, row, id, record }: CellProps<Row>) {
  const { header, isMain, isNumber, cell } = column;
  const look = 'border-b border-line/70 px-3 py-0 align-middle first:pl-4 last:pr-4';
  const content = cell?.(row);
  if (isMain) {
    return (
      <th scope="row" className={clsx(look, 'font-normal')}>
        <div data-cell={header} className="truncate *:align-middle *:flex-nowrap">
          <RowLink id={id} record={record}>
            {content}
          </RowLink>
        </div>
      </th>
    );
  }
  return (
    <td className={clsx(look, isNumber && 'text-right tabular-nums')}>
      <div data-cell={header} className="truncate *:align-middle *:flex-nowrap">
        {content}
      </div>
    </td>
  );
}

const helper = createColumnHelper<typeof features, object>();

function definition<Row>(column: ListColumn<Row>) {
  // The model requires an accessor to sort; the cell renders its own content.
  return helper.accessor((): unknown => null, {
    id: modelId(column),
    enableSorting: column.sort !== undefined,
    minSize: 0,
  });
}

/** A sortable column has its sort as its id, so that the address can contain it. */
function modelId<Row>({ id, sort }: ListColumn<Row>): string {
  return sort ?? `.${id}`;
}

function plain(sort: string): string {
  return sort.replace(/^-/, '');
}

/** A column shows a dash for an empty value, which is not worth a line. */
export function isFilled(content: ReactNode): boolean {
  return content !== undefined && content !== null && content !== '' && content !== '—';
}

type SortButtonProps = { label: string; order: 'asc' | 'desc' | false; onClick: () => void };

/** The header of a sortable column; its cell has `aria-sort`. */
function SortButton({ label, order, onClick }: SortButtonProps) {
  const Icon = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={onClick}
      className={clsx(
        '-mx-1.5 inline-flex min-h-6 max-w-full items-center gap-1 rounded-xs px-1.5 transition-colors hover:bg-sand hover:text-ink focus-visible:-outline-offset-2',
        order && 'text-ink',
      )}
    >
      <span className="truncate">{label}</span>
      <Icon className={clsx('size-3.5 shrink-0', !order && 'opacity-50')} />
    </button>
  );
}

/** The right edge of a header, which the pointer drags. The menu of columns changes widths by keyboard. */
function ResizeHandle({ onDrag }: { onDrag: (event: unknown) => void }) {
  return (
    <div
      aria-hidden="true"
      onMouseDown={onDrag}
      onTouchStart={onDrag}
      className="absolute inset-y-0 right-0 z-1 w-2 cursor-col-resize touch-none after:absolute after:inset-y-1.5 after:right-0 after:border-r after:border-line hover:after:border-mata-700"
    />
  );
}
