import type { CatalogRelation } from './load-relations.ts';
import type { ColumnOrigin } from './load-view-columns.ts';

/**
 * The column numbers and the shown names, for each table that a relation shows. A view may show a
 * column under several names.
 */
export type BaseColumns = Map<number, Map<number, string[]>>;

/** The maximum depth of nested views that is searched. */
const longestChain = 32;

/**
 * Finds the base tables of a relation. A table shows itself. A view shows what it selects, also
 * through other views.
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
