import type { Condition, ReadNode } from './read-plan.ts';

/**
 * Returns the columns that a write must return so that its response can be read from them. It
 * returns no other columns, because each column requires the permission to read it.
 */
export function returnedColumns(node: ReadNode): { columns: string[] | '*'; computed: string[] } {
  const fields = [
    // A count of rows names no column.
    ...node.fields.filter(({ name }) => name !== '*'),
    ...node.order.filter(({ embed }) => embed === null).map(({ field }) => field),
    ...node.conditions.flatMap(conditionFields),
  ];
  const computed = new Set(fields.filter((field) => field.computed).map(({ name }) => name));
  const nothingNamed = node.fields.length === 0 && node.embeds.length === 0;
  const needsRow = node.embeds.some(
    ({ node: { source } }) =>
      source.kind === 'relationship' && source.relationship.kind === 'computed',
  );
  if (node.star || nothingNamed || needsRow) return { columns: '*', computed: [...computed] };
  const stored = fields.filter((field) => !field.computed).map(({ name }) => name);
  return {
    columns: [...new Set([...stored, ...node.embeds.flatMap((embed) => keyColumns(embed.node))])],
    computed: [...computed],
  };
}

function keyColumns({ source }: ReadNode): string[] {
  if (source.kind !== 'relationship' || source.relationship.kind === 'computed') return [];
  const { relationship } = source;
  const pairs =
    relationship.kind === 'many-to-many' ? relationship.fromColumns : relationship.columns;
  return pairs.map(([column]) => column);
}

function conditionFields(condition: Condition): Extract<Condition, { kind: 'filter' }>['field'][] {
  if (condition.kind === 'filter') return [condition.field];
  return condition.kind === 'group' ? condition.members.flatMap(conditionFields) : [];
}
