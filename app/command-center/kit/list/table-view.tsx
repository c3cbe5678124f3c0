import {
  createColumnHelper,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { widthOf } from './fold-columns';
import type { ListColumn, RowsProps } from './list-column';
import { RowLink } from './row-link';
import { useDensity } from './use-density';

const features = tableFeatures({ rowSortingFeature });

type TableViewProps<Row> = RowsProps<Row> & {
  /** Columns that do not fit, which the second line of each row shows. */
  folded: readonly ListColumn<Row>[];
};

/** A list as a table. The server sorts; the table's model only contains the order. */
export function TableView<Row>(props: TableViewProps<Row>) {
  const { label, list, columns: shown, folded, rows, rowId, record } = props;
  const { request, change } = list;
  const definitions = useMemo(() => shown.map(definition), [shown]);
  const sorting: SortingState = [{ id: plain(request.sort), desc: request.sort.startsWith('-') }];
  const table = useTable({
    features,
    columns: definitions,
    data: rows as object[],
    getRowId: (row) => rowId(row as Row),
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) change({ sort: `${next.desc ? '-' : ''}${next.id}` });
    },
  });

  return (
    <div className="overflow-x-auto rounded-lg bg-white shadow-raised">
      <table aria-label={label} className="w-full border-collapse text-left text-sm">
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-b border-line">
              {group.headers.map(({ column }, index) => {
                const shownColumn = shown[index];
                if (!shownColumn) return null;
                const { header, isNumber } = shownColumn;
                const order = column.getCanSort() ? column.getIsSorted() : false;
                return (
                  <th
                    key={column.id}
                    scope="col"
                    style={{ minWidth: `${widthOf(shownColumn)}rem` }}
                    aria-sort={order ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
                    className={clsx(
                      'px-4 py-1.5 text-xs font-semibold whitespace-nowrap text-muted first:pl-6 last:pr-6',
                      isNumber && 'text-right',
                    )}
                  >
                    {column.getCanSort() ? (
                      <SortButton
                        label={header}
                        order={order}
                        onClick={() => column.toggleSorting(order === 'asc')}
                      />
                    ) : (
                      header
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        {table.getRowModel().rows.map((row) => (
          <tbody
            key={row.id}
            className={clsx(
              'group relative border-b border-line/70 last:border-0',
              record && 'transition-colors hover:bg-mata-50',
            )}
          >
            <tr>
              {shown.map((column) => (
                <Cell
                  key={column.id}
                  column={column}
                  row={row.original as Row}
                  id={row.id}
                  record={record}
                  isFirstLine={folded.length > 0}
                />
              ))}
            </tr>
            {folded.length > 0 && (
              <tr>
                <td colSpan={shown.length} className="px-6 pb-3.5">
                  <FoldedCells columns={folded} row={row.original as Row} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type CellProps<Row> = {
  column: ListColumn<Row>;
  row: Row;
  id: string;
  record: RowsProps<Row>['record'];
  /** A second line with folded cells follows. */
  isFirstLine: boolean;
};

function Cell<Row>({ column, row, id, record, isFirstLine }: CellProps<Row>) {
  const [density] = useDensity();
  const isCompact = density === 'compact';
  const look = clsx(
    'px-4 align-middle wrap-anywhere first:pl-6 last:pr-6',
    isCompact ? 'pt-1.5' : 'pt-3.5',
    isFirstLine || isCompact ? 'pb-1.5' : 'pb-3.5',
  );
  const content = column.cell?.(row);
  if (column.isMain) {
    return (
      <th scope="row" className={clsx(look, 'font-normal')}>
        <RowLink id={id} record={record}>
          {content}
        </RowLink>
      </th>
    );
  }
  return <td className={clsx(look, column.isNumber && 'text-right tabular-nums')}>{content}</td>;
}

const helper = createColumnHelper<typeof features, object>();

function definition<Row>({ id, sort }: ListColumn<Row>) {
  // A sortable column has its sort as its id, so that the address can contain it.
  // The model requires an accessor to sort; the cell renders its own content.
  return helper.accessor((): unknown => null, {
    id: sort ?? `.${id}`,
    enableSorting: sort !== undefined,
  });
}

function plain(sort: string): string {
  return sort.replace(/^-/, '');
}

type FoldedCellsProps<Row> = { columns: readonly ListColumn<Row>[]; row: Row };

/** The second line of a row, with the cells that have no column, and their labels. */
function FoldedCells<Row>({ columns, row }: FoldedCellsProps<Row>) {
  const cells = columns.map(({ cell, ...column }) => ({ ...column, content: cell?.(row) }));
  return (
    <dl className="flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
      {cells.filter(isFilled).map(({ id, header, isPlain, content }) => (
        <div key={id} className="flex min-w-0 items-center gap-1.5">
          <dt className={isPlain ? 'sr-only' : 'text-xs whitespace-nowrap'}>{header}</dt>
          <dd className="min-w-0 wrap-anywhere">{content}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A column shows a dash for an empty value; here the value is omitted. */
function isFilled({ content }: { content: ReactNode }): boolean {
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
        '-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-xs px-2 transition-colors hover:bg-sand hover:text-ink',
        order && 'text-ink',
      )}
    >
      {label}
      <Icon className={clsx('size-4', !order && 'opacity-50')} />
    </button>
  );
}
