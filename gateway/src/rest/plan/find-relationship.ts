import type { ColumnPair, Relationship, RowShape } from '../schema/schema-cache.ts';
import { relationshipAmbiguous, relationshipNotFound } from '../schema-errors.ts';

/**
 * Finds the one relationship that a name in `select` refers to.
 * @param target name of a table, view, computed relationship, constraint or foreign key column.
 * @param hint constraint, column or junction that distinguishes several relationships.
 * @throws RestError PGRST200 for none, PGRST201 for several
 */
export function findRelationship(
  origin: RowShape,
  target: string,
  hint: string | null,
  schema: string,
): Relationship {
  const candidates = (origin.relation?.relationships ?? []).filter(
    (candidate) => candidate.to.schema === schema && matches(candidate, target, hint),
  );
  const [found] = candidates;
  if (!found) {
    throw relationshipNotFound(origin.relation, origin.label, target, hint, schema);
  }
  if (candidates.length > 1) throw relationshipAmbiguous(origin.label, target, candidates);
  return found;
}

function matches(candidate: Relationship, target: string, hint: string | null): boolean {
  if (candidate.kind === 'computed') return candidate.name === target;
  if (candidate.from === candidate.to) return matchesSelf(candidate, target, hint);
  if (hint !== null) return candidate.to.name === target && matchesHint(candidate, hint);
  if (candidate.to.name === target) return true;
  // The name of a constraint or column refers only to its table. Otherwise, it would also match all
  // views of that table.
  if (candidate.kind === 'many-to-many' || candidate.to.isView) return false;
  return candidate.constraint === target || onlyColumn(candidate.columns)?.[0] === target;
}

/**
 * One foreign key relates a table to itself in two directions. The table's name selects the many
 * rows that reference this row. The column's name selects the one referenced row.
 */
function matchesSelf(candidate: Relationship, target: string, hint: string | null): boolean {
  if (candidate.kind === 'one-to-many') {
    if (candidate.to.name !== target) return false;
    return (
      hint === null || onlyColumn(candidate.columns)?.[1] === hint || candidate.constraint === hint
    );
  }
  if (candidate.kind === 'many-to-one') {
    return hint === null && onlyColumn(candidate.columns)?.[0] === target;
  }
  return false;
}

function matchesHint(
  candidate: Exclude<Relationship, { kind: 'computed' }>,
  hint: string,
): boolean {
  if (candidate.kind === 'many-to-many') return candidate.junction.name === hint;
  const column = onlyColumn(candidate.columns);
  return candidate.constraint === hint || column?.[0] === hint || column?.[1] === hint;
}

function onlyColumn(columns: ColumnPair[]): ColumnPair | null {
  return columns.length === 1 ? (columns[0] ?? null) : null;
}
