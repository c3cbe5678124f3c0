import type { ReactNode } from 'react';
import type { ListColumn } from './list-column';

type FoldedCellsProps<Row> = { columns: readonly ListColumn<Row>[]; row: Row };

/** The second line of a row, with the cells that have no column, and their labels. */
export function FoldedCells<Row>({ columns, row }: FoldedCellsProps<Row>) {
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
