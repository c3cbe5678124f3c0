import type { ListColumn } from './list-column';

/** Lists narrower than this show a card for each row. `ListSort`'s class has the same width. */
const narrowestTable = 40;

/** The default width of a column. */
const usualWidth = 8;

export type Layout<Row> =
  | { kind: 'cards' }
  | {
      kind: 'table';
      columns: readonly ListColumn<Row>[];
      /** The columns on a second line of each row, because the table has no room for them. */
      folded: readonly ListColumn<Row>[];
    };

/**
 * Fits a list into its container. The name and sortable columns always stay, because their headers
 * sort the list. Then `foldsLast` and the order of the columns decide which others fit.
 * @param width of the container, in rem.
 */
export function foldColumns<Row>(columns: readonly ListColumn<Row>[], width: number): Layout<Row> {
  if (width < narrowestTable) return { kind: 'cards' };
  const shown = columns.filter(({ cell }) => cell);
  const kept = new Set(shown.filter(({ isMain, sort }) => isMain || sort));
  let left = width - sum([...kept]);
  const others = shown.filter((column) => !kept.has(column));
  const byImportance = [
    ...others.filter(({ foldsLast }) => foldsLast),
    ...others.filter(({ foldsLast }) => !foldsLast),
  ];
  for (const column of byImportance) {
    if (widthOf(column) > left) continue;
    kept.add(column);
    left -= widthOf(column);
  }
  return {
    kind: 'table',
    columns: shown.filter((column) => kept.has(column)),
    folded: shown.filter((column) => !kept.has(column)),
  };
}

/** The minimum width of a column, in rem. */
export function widthOf<Row>({ width = usualWidth }: ListColumn<Row>): number {
  return width;
}

function sum<Row>(columns: readonly ListColumn<Row>[]): number {
  return columns.reduce((total, column) => total + widthOf(column), 0);
}
