import type { ListColumn } from './list-column';
import type { Selection } from './use-selection';

type SelectColumnOptions<Row> = {
  header: string;
  /** Names the checkbox of a row. */
  labelOf: (row: Row) => string;
  selection: Pick<Selection, 'isSelected' | 'toggle'>;
};

/** The column with the checkbox of each row. Shift selects all rows between two. */
export function selectColumn<Row extends { id: string }>(
  options: SelectColumnOptions<Row>,
): ListColumn<Row> {
  const { header, labelOf, selection } = options;
  return {
    id: 'select',
    isFixed: true,
    header,
    isPlain: true,
    width: 4.5,
    isImportant: true,
    cell: (row) => (
      <label className="relative z-1 -m-2 inline-grid size-9 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={selection.isSelected(row.id)}
          onChange={({ nativeEvent }) =>
            selection.toggle(row.id, (nativeEvent as MouseEvent).shiftKey)
          }
          aria-label={labelOf(row)}
          className="size-4.5 cursor-pointer accent-mata-700"
        />
      </label>
    ),
  };
}
