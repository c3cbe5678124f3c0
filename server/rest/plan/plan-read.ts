import type { Filter } from '../request/filter-grammar.ts';
import type { LogicTree } from '../request/logic-grammar.ts';
import type { OrderTerm } from '../request/order-grammar.ts';
import type { QueryParameters } from '../request/query-parameters.ts';
import type { RowRange } from '../request/range.ts';
import type { SelectedResource, SelectItem } from '../request/select-grammar.ts';
import { notEmbedded, onlyNullFilterOnEmbed, relatedOrderNotToOne } from '../request-errors.ts';
import type { Relationship } from '../schema/relationships.ts';
import type { RowShape, SchemaCache } from '../schema/schema-cache.ts';
import { columnNotFound } from '../schema-errors.ts';
import { findRelationship } from './find-relationship.ts';
import {
  type Condition,
  type Embed,
  outputNames,
  type PlannedOrder,
  type ReadNode,
  type ReadSource,
} from './read-plan.ts';
import { resolveField, resolveSelected } from './resolve.ts';

export interface ReadContext {
  cache: SchemaCache;
  schema: string;
  /** Rows of the root; the query string's own limits count for embedded resources. */
  range: RowRange;
  /** Most rows of any list; null where a write answers with all that it changed. */
  maxRows: number | null;
  /** Whether the filters of the root belong to this read, and not to a write before it. */
  filtersRoot: boolean;
}

/**
 * Resolves all names of a read against the schema.
 * @throws RestError of groups PGRST1xx and PGRST2xx, 42703, 42704
 */
export function planRead(
  query: QueryParameters,
  row: RowShape,
  source: ReadSource,
  context: ReadContext,
): ReadNode {
  const aliases = { next: 0 };
  const root = planNode(query.select, row, source, context, aliases);
  for (const { path, value } of query.filters) {
    if (path.length > 0 || context.filtersRoot) {
      const node = nodeAt(root, path);
      node.conditions.push(planFilter(node, value));
    }
  }
  for (const { path, value } of query.logic) {
    if (path.length > 0 || context.filtersRoot) {
      const node = nodeAt(root, path);
      node.conditions.push(planLogic(node, value));
    }
  }
  for (const { path, value } of query.order) {
    const node = nodeAt(root, path);
    node.order = value.map((term) => planOrder(node, term));
  }
  limitNodes(root, query, context);
  return root;
}

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

function planNode(
  items: SelectItem[],
  row: RowShape,
  source: ReadSource,
  context: ReadContext,
  aliases: { next: number },
): ReadNode {
  const node: ReadNode = {
    alias: `t${aliases.next}`,
    source,
    row,
    star: false,
    fields: [],
    embeds: [],
    conditions: [],
    order: [],
    limit: null,
    offset: 0,
  };
  aliases.next += 1;
  for (const item of items) {
    if (item.kind === 'resource') node.embeds.push(planEmbed(item, node, context, aliases));
    else if (item.field.name === '*' && item.field.path.length === 0) node.star = true;
    else node.fields.push(resolveSelected(row, item, context.cache));
  }
  return node;
}

function planEmbed(
  item: SelectedResource,
  parent: ReadNode,
  context: ReadContext,
  aliases: { next: number },
): Embed {
  const relationship = findRelationship(parent.row, item.name, item.hint, context.schema);
  const alias = `e${aliases.next}`;
  const source: ReadSource = {
    kind: 'relationship',
    relationship,
    parentAlias: parent.alias,
  };
  return {
    node: planNode(item.items, relationship.to, source, context, aliases),
    alias,
    name: item.name,
    outputName: item.alias ?? item.name,
    toOne: isToOne(relationship),
    inner: item.inner,
    spread: item.spread,
  };
}

function isToOne(relationship: Relationship): boolean {
  if (relationship.kind === 'computed') return relationship.single;
  return relationship.kind === 'many-to-one' || relationship.kind === 'one-to-one';
}

function nodeAt(root: ReadNode, path: string[]): ReadNode {
  let node = root;
  for (const name of path) node = embedNamed(node, name)?.node ?? refuseNotEmbedded(name);
  return node;
}

function refuseNotEmbedded(name: string): never {
  throw notEmbedded(name);
}

function embedNamed(node: Pick<ReadNode, 'embeds'>, name: string): Embed | undefined {
  return (
    node.embeds.find((embed) => embed.outputName === name) ??
    node.embeds.find((embed) => embed.name === name)
  );
}

type FilteredNode = Pick<ReadNode, 'row' | 'embeds'>;

function planFilter(node: FilteredNode, filter: Filter): Condition {
  const { field, negated, operation } = filter;
  const embed = field.path.length === 0 ? embedNamed(node, field.name) : undefined;
  if (embed && operation.kind === 'is') {
    if (operation.value === 'null') return { kind: 'embed-null', embed, isNull: !negated };
    if (operation.value === 'not_null') return { kind: 'embed-null', embed, isNull: negated };
  }
  if (embed && !node.row.columns.has(field.name)) throw onlyNullFilterOnEmbed(field.name);
  return { kind: 'filter', field: resolveField(node.row, field), negated, operation };
}

function planLogic(node: FilteredNode, tree: LogicTree): Condition {
  if (tree.kind === 'filter') return planFilter(node, tree.filter);
  const { operator, negated } = tree;
  return {
    kind: 'group',
    operator,
    negated,
    members: tree.members.map((member) => planLogic(node, member)),
  };
}

function planOrder(node: ReadNode, term: OrderTerm): PlannedOrder {
  const { resource, field, direction, nulls } = term;
  if (resource === null) {
    return { embed: null, field: resolveField(node.row, field), direction, nulls };
  }
  const embed = embedNamed(node, resource) ?? refuseNotEmbedded(resource);
  if (!embed.toOne) throw relatedOrderNotToOne(node.row.label, embed.outputName);
  if (!outputNames(embed.node).includes(field.name)) {
    throw columnNotFound(embed.outputName, field.name);
  }
  const baseType = embed.node.row.columns.get(field.name)?.baseType ?? '';
  return {
    embed,
    field: { name: field.name, baseType, computed: false, path: field.path },
    direction,
    nulls,
  };
}

function limitNodes(root: ReadNode, query: QueryParameters, context: ReadContext): void {
  for (const { path, value } of query.limits) {
    if (path.length > 0) nodeAt(root, path).limit = value;
  }
  for (const { path, value } of query.offsets) {
    if (path.length > 0) nodeAt(root, path).offset = value;
  }
  if (context.maxRows !== null) {
    root.limit = lesser(context.range.limit, context.maxRows);
    root.offset = context.range.offset;
    limitLists(root, context.maxRows);
  }
}

/** One row cannot be too many, and a limit would keep PostgreSQL from joining it plainly. */
function limitLists(node: ReadNode, maxRows: number): void {
  for (const embed of node.embeds) {
    if (!embed.toOne) embed.node.limit = lesser(embed.node.limit, maxRows);
    limitLists(embed.node, maxRows);
  }
}

function lesser(limit: number | null, maximum: number): number {
  return limit === null ? maximum : Math.min(limit, maximum);
}
