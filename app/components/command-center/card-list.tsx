import type { DataTableProps } from './data-table';
import { RowLink } from './row-link';

/** A list without room for a table: a card a row, the name on top, everything else below with its label. */
export function CardList<Row>(props: DataTableProps<Row> & { rows: Row[] }) {
  const { label, columns, rows, rowId, record } = props;
  const main = columns.find(({ isMain }) => isMain);
  const others = columns.filter((column) => column.cell && !column.isMain);
  return (
    <ul aria-label={label} className="grid gap-3">
      {rows.map((row) => (
        <li
          key={rowId(row)}
          className="group relative grid content-start gap-3 rounded-md bg-white p-5 shadow-raised"
        >
          <h2 className="text-base wrap-anywhere">
            <RowLink id={rowId(row)} record={record}>
              {main?.cell?.(row)}
            </RowLink>
          </h2>
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
            {others.map(({ id, header, cell }) => (
              <div key={id} className="contents">
                <dt className="text-muted">{header}</dt>
                <dd className="text-right wrap-anywhere">{cell?.(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
