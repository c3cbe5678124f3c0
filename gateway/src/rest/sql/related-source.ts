import type { ColumnPair, Relationship } from '../schema/schema-cache.ts';
import { column, qualified, quote } from './identifiers.ts';

/** The source of the rows related to a parent's row, and the conditions that relate them. */
export function relatedSource(
  relationship: Relationship,
  parentAlias: string,
  alias: string,
): { from: string; joins: string[] } {
  switch (relationship.kind) {
    case 'computed': {
      const row = `(${quote(parentAlias)}.*)::${qualified(relationship.from)}`;
      return { from: `${qualified(relationship)}(${row}) as ${quote(alias)}`, joins: [] };
    }
    case 'many-to-many': {
      const junction = `${alias}j`;
      return {
        from: `${qualified(relationship.to)} as ${quote(alias)}, ${qualified(relationship.junction)} as ${quote(junction)}`,
        joins: [
          ...pairs(relationship.fromColumns, parentAlias, junction),
          ...pairs(relationship.toColumns, alias, junction),
        ],
      };
    }
    default:
      return {
        from: `${qualified(relationship.to)} as ${quote(alias)}`,
        joins: pairs(relationship.columns, parentAlias, alias),
      };
  }
}

function pairs(columns: ColumnPair[], alias: string, foreignAlias: string): string[] {
  return columns.map(
    ([own, foreign]) => `${column(foreignAlias, foreign)} = ${column(alias, own)}`,
  );
}
