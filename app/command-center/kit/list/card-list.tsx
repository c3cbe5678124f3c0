import { clsx } from 'clsx';
import type { RowsProps } from './list-column';
import { RowLink } from './row-link';
import { useDensity } from './use-density';

/** A list with one card for each row. It shows the name, then the other columns with labels. */
export function CardList<Row>(props: RowsProps<Row>) {
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
