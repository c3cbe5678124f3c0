import type { ColumnChoice } from './column-choice';
import type { ListColumn } from './list-column';

/** Lists narrower than this show a card for each row. `ListSort`'s class has the same width. */
const narrowestTable = 40;

/** The default width of a column. */
const usualWidth = 8;

/** Columns can shrink to these parts of their widths, because cells cut off what they have no room for. */
const narrowestName = 0.9;
const narrowestOther = 0.7;

export type FittedColumn<Row> = { column: ListColumn<Row>; width: number };

export type Layout<Row> =
  | { kind: 'cards' }
  | {
      kind: 'table';
      columns: readonly FittedColumn<Row>[];
      /** Columns without room. The text of a focused row includes them. */
      left: readonly ListColumn<Row>[];
    };

/**
 * Fits a list into its container, with one line for each row. The name, sortable columns (their headers
 * sort the list) and columns that the admin chose always stay. Then `isImportant` and the order of
 * the columns decide which others fit. What is chosen can be wider than the container, which then scrolls.
 * @param width of the container, in rem, as all widths.
 */
export function fitColumns<Row>(
  columns: readonly ListColumn<Row>[],
  choice: ColumnChoice,
  width: number,
): Layout<Row> {
  if (width < narrowestTable) return { kind: 'cards' };
  const offered = inOrder(columns, choice).filter((column) => isOffered(column, choice));
  const kept = new Set(
    offered.filter(({ id, isMain, sort }) => isMain || sort || choice.shown[id]),
  );
  const least = (column: ListColumn<Row>) =>
    choice.widths[column.id] ?? usualWidthOf(column) * narrowestPartOf(column);
  let room = width - sum([...kept].map(least));
  const others = offered.filter((column) => !kept.has(column));
  const byImportance = [
    ...others.filter(({ isImportant }) => isImportant),
    ...others.filter(({ isImportant }) => !isImportant),
  ];
  for (const column of byImportance) {
    if (least(column) > room) continue;
    kept.add(column);
    room -= least(column);
  }
  const shown = offered.filter((column) => kept.has(column));
  const isFlexible = (column: ListColumn<Row>) =>
    choice.widths[column.id] === undefined && !isRigid(column);
  const flexible = shown.filter(isFlexible);
  const growth = Math.max(0, room) / Math.max(1, sum(flexible.map(usualWidthOf)));
  return {
    kind: 'table',
    columns: shown.map((column) => ({
      column,
      width: least(column) + (isFlexible(column) ? usualWidthOf(column) * growth : 0),
    })),
    left: offered.filter((column) => !kept.has(column)),
  };
}

/** The columns in the admin's order. One that the choice does not know follows its neighbor. */
export function inOrder<Row>(
  columns: readonly ListColumn<Row>[],
  { order }: ColumnChoice,
): readonly ListColumn<Row>[] {
  const ordered = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  columns.forEach((column, index) => {
    if (ordered.includes(column)) return;
    const before = columns[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  });
  return ordered;
}

/** Whether the admin sees a column where it fits. */
export function isOffered<Row>(column: ListColumn<Row>, { shown }: ColumnChoice): boolean {
  if (!column.cell) return false;
  return column.isMain || (shown[column.id] ?? !column.isExtra);
}

/** The width of a column that no one has resized, in rem. */
export function usualWidthOf<Row>({ width = usualWidth }: ListColumn<Row>): number {
  return width;
}

function narrowestPartOf<Row>(column: ListColumn<Row>): number {
  if (isRigid(column)) return 1;
  return column.isMain ? narrowestName : narrowestOther;
}

function isRigid<Row>({ isFixed, isNumber }: ListColumn<Row>): boolean {
  return isFixed === true || isNumber === true;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
