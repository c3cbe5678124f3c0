import type { Filter } from '../request/filter-grammar.ts';
import type { LogicTree } from '../request/logic-grammar.ts';
import type { QueryParameters } from '../request/query-parameters.ts';
import { onlyNullFilterOnEmbed } from '../request-errors.ts';
import type { RowShape } from '../schema/schema-cache.ts';
import { embedNamed } from './embed-path.ts';
import type { Condition, ReadNode } from './read-plan.ts';
import { resolveField } from './resolve.ts';

/** Plans a filter or a group of filters on rows without embedded resources, for a write. */
export function planConditions(query: QueryParameters, row: RowShape): Condition[] {
  const node = { row, embeds: [] };
  return [
    ...query.filters
      .filter(({ path }) => path.length === 0)
      .map(({ value }) => planFilter(node, value)),
    ...query.logic
      .filter(({ path }) => path.length === 0)
      .map(({ value }) => planLogic(node, value)),
  ];
}

/** The row and embedded resources that a filter may reference. */
type FilteredNode = Pick<ReadNode, 'row' | 'embeds'>;

/** Plans one filter on a node. @throws RestError 42703, PGRST120 */
export function planFilter(node: FilteredNode, filter: Filter): Condition {
  const { field, negated, operation } = filter;
  const embed = field.path.length === 0 ? embedNamed(node, field.name) : undefined;
  if (embed && operation.kind === 'is') {
    if (operation.value === 'null') return { kind: 'embed-null', embed, isNull: !negated };
    if (operation.value === 'not_null') return { kind: 'embed-null', embed, isNull: negated };
  }
  if (embed && !node.row.columns.has(field.name)) throw onlyNullFilterOnEmbed(field.name);
  return { kind: 'filter', field: resolveField(node.row, field), negated, operation };
}

/** Plans a group of filters on a node. @throws RestError 42703, PGRST120 */
export function planLogic(node: FilteredNode, tree: LogicTree): Condition {
  if (tree.kind === 'filter') return planFilter(node, tree.filter);
  const { operator, negated } = tree;
  return {
    kind: 'group',
    operator,
    negated,
    members: tree.members.map((member) => planLogic(node, member)),
  };
}
