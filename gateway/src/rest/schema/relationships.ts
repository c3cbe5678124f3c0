import { type BaseColumns, baseColumnsOf } from './base-columns.ts';
import type { ComputedRelationshipRow } from './load-computed-fields.ts';
import type { ForeignKey } from './load-foreign-keys.ts';
import type { CatalogRelation } from './load-relations.ts';
import type { ColumnOrigin } from './load-view-columns.ts';
import type { JunctionRelationship, KeyRelationship, Relation } from './schema-cache.ts';

type Sources = {
  foreignKeys: ForeignKey[];
  /**
   * Column numbers of each table's primary key. They include tables in schemas that are not
   * exposed.
   */
  primaryKeys: Map<number, number[]>;
  viewColumns: Map<number, ColumnOrigin[]>;
  computed: ComputedRelationshipRow[];
};

/**
 * Adds the relationships between the relations, and the columns that identify the rows of views.
 */
export function connectRelations(byOid: Map<number, CatalogRelation>, sources: Sources): void {
  const all = [...byOid.values()];
  const bases = new Map(
    all.map((entry) => [entry, baseColumnsOf(entry, sources.viewColumns)] as const),
  );
  for (const entry of all) {
    if (entry.relation.isView) {
      entry.relation.primaryKey = viewKey(bases.get(entry), sources.primaryKeys);
    }
  }
  const keys = sources.foreignKeys.flatMap((key) => keyRelationships(key, bases));
  for (const key of [...keys, ...keys.map(inverse), ...throughJunctions(keys)]) {
    key.from.relationships.push(key);
  }
  for (const row of sources.computed) addComputed(row, byOid);
}

function keyRelationships(
  key: ForeignKey,
  bases: Map<CatalogRelation, BaseColumns>,
): KeyRelationship[] {
  const origins = showing(bases, key.table, key.columns);
  const targets = showing(bases, key.foreignTable, key.foreignColumns);
  return origins.flatMap(([from, columns]) =>
    targets.map(([to, foreignColumns]) => ({
      kind: key.unique ? ('one-to-one' as const) : ('many-to-one' as const),
      from,
      to,
      constraint: key.name,
      columns: columns.map((column, index) => [column, foreignColumns[index] ?? ''] as const),
    })),
  );
}

/**
 * Returns the relations that show all of these columns of a table, with the names they use. A view
 * that shows a column twice is related once by each name.
 */
function showing(
  bases: Map<CatalogRelation, BaseColumns>,
  table: number,
  columns: number[],
): [Relation, string[]][] {
  return [...bases].flatMap(([{ relation }, base]) => {
    const shown = base.get(table);
    const names = columns.map((column) => shown?.get(column) ?? []);
    return choices(names).map((chosen): [Relation, string[]] => [relation, chosen]);
  });
}

/** Returns every combination of one name per list. There is none if a list is empty. */
function choices(lists: string[][]): string[][] {
  return lists.reduce<string[][]>(
    (chosen, list) => chosen.flatMap((before) => list.map((name) => [...before, name])),
    [[]],
  );
}

function inverse(relationship: KeyRelationship): KeyRelationship {
  return {
    kind: relationship.kind === 'many-to-one' ? 'one-to-many' : relationship.kind,
    from: relationship.to,
    to: relationship.from,
    constraint: relationship.constraint,
    columns: relationship.columns.map(([column, foreign]) => [foreign, column] as const),
  };
}

function throughJunctions(keys: KeyRelationship[]): JunctionRelationship[] {
  const byJunction = Map.groupBy(
    keys.filter(({ kind }) => kind === 'many-to-one'),
    ({ from }) => from,
  );
  return [...byJunction].flatMap(([junction, own]) =>
    own.flatMap((first) =>
      own
        .filter((second) => isJunction(junction, first, second))
        .map((second) => ({
          kind: 'many-to-many' as const,
          from: first.to,
          to: second.to,
          junction,
          constraints: [first.constraint, second.constraint] as const,
          fromColumns: first.columns.map(([column, foreign]) => [foreign, column] as const),
          toColumns: second.columns.map(([column, foreign]) => [foreign, column] as const),
        })),
    ),
  );
}

function isJunction(junction: Relation, first: KeyRelationship, second: KeyRelationship): boolean {
  if (first.constraint === second.constraint) return false;
  return [...first.columns, ...second.columns].every(([column]) =>
    junction.primaryKey.includes(column),
  );
}

function viewKey(base: BaseColumns | undefined, primaryKeys: Map<number, number[]>): string[] {
  return [...(base ?? [])].flatMap(([oid, shown]) => {
    const names = (primaryKeys.get(oid) ?? []).map((column) => shown.get(column)?.[0]);
    return names.every((name) => name !== undefined) ? names : [];
  });
}

/**
 * A function's name takes precedence for its relationship, even where a foreign key defines the
 * same one.
 */
function addComputed(row: ComputedRelationshipRow, byOid: Map<number, CatalogRelation>): void {
  const from = byOid.get(row.fromOid)?.relation;
  const to = byOid.get(row.toOid)?.relation;
  if (!from || !to) return;
  from.relationships = from.relationships.filter(
    (other) => other.kind === 'computed' || other.to.name !== row.name,
  );
  from.relationships.push({
    kind: 'computed',
    from,
    to,
    schema: row.schema,
    name: row.name,
    single: row.single,
  });
}
