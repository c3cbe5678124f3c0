import type { CatalogRelation } from './load-relations.ts';
import type { ColumnOrigin } from './load-view-columns.ts';

/**
 * For each table that a relation shows: the table's column numbers and the names shown. A view may
 * show a column under several names.
 */
export type BaseColumns = Map<number, Map<number, string[]>>;

/** A view over a view over a view… ends somewhere. */
const longestChain = 32;

/**
 * Finds the tables beneath a relation: a table shows itself, a view shows what it selects, through
 * other views as well.
 */
export function baseColumnsOf(
  entry: CatalogRelation,
  viewColumns: Map<number, ColumnOrigin[]>,
): BaseColumns {
  const base: BaseColumns = new Map();
  if (!entry.relation.isView) {
    const own = [...entry.columnNames].map(([column, name]): [number, string[]] => [
      column,
      [name],
    ]);
    return base.set(entry.oid, new Map(own));
  }
  for (const origin of viewColumns.get(entry.oid) ?? []) {
    const name = entry.columnNames.get(origin.position);
    const source = followOrigin(origin, viewColumns, longestChain);
    if (name === undefined || !source) continue;
    const shown = base.get(source.originTable) ?? new Map<number, string[]>();
    shown.set(source.originColumn, [...(shown.get(source.originColumn) ?? []), name]);
    base.set(source.originTable, shown);
  }
  return base;
}

function followOrigin(
  origin: ColumnOrigin,
  viewColumns: Map<number, ColumnOrigin[]>,
  remaining: number,
): ColumnOrigin | null {
  const view = viewColumns.get(origin.originTable);
  if (!view) return origin;
  const next = view.find(({ position }) => position === origin.originColumn);
  return next && remaining > 0 ? followOrigin(next, viewColumns, remaining - 1) : null;
}
