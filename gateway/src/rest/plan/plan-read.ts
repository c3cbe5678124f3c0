import type { OrderTerm } from '../request/order-grammar.ts';
import type { QueryParameters } from '../request/query-parameters.ts';
import type { RowRange } from '../request/range.ts';
import type { SelectedField, SelectedResource, SelectItem } from '../request/select-grammar.ts';
import { aggregatesOfSpread, relatedOrderNotToOne } from '../request-errors.ts';
import type { Relationship, RowShape, SchemaCache } from '../schema/schema-cache.ts';
import { columnNotFound } from '../schema-errors.ts';
import { embedOf, nodeAt } from './embed-path.ts';
import { findRelationship } from './find-relationship.ts';
import { planFilter, planLogic } from './plan-conditions.ts';
import {
  type Embed,
  hoistedFields,
  outputNames,
  type PlannedOrder,
  type ReadNode,
  type ReadSource,
} from './read-plan.ts';
import { resolveField, resolveSelected } from './resolve.ts';

export type ReadContext = {
  cache: SchemaCache;
  schema: string;
  /** The row range of the root. Embedded resources use the limits in the query string. */
  range: RowRange;
  /**
   * The maximum number of rows in any list; null if a write returns all the rows that it changed.
   */
  maxRows: number | null;
  /** Whether the filters of the root apply to this read, and not to a preceding write. */
  filtersRoot: boolean;
};

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
    else if (isStar(item)) node.star = true;
    else node.fields.push(resolveSelected(row, item, context.cache));
  }
  return node;
}

/** Whether an item of `select` means all columns, and not the count of all rows. */
function isStar({ field, aggregate }: SelectedField): boolean {
  return field.name === '*' && field.path.length === 0 && aggregate === null;
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
  const node = planNode(item.items, relationship.to, source, context, aliases);
  const aggregates = node.fields.filter((field) => field.aggregate !== null);
  if (item.spread && !isToOne(relationship) && aggregates.length + hoistedFields(node).length > 0) {
    throw aggregatesOfSpread();
  }
  return {
    node,
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

function planOrder(node: ReadNode, term: OrderTerm): PlannedOrder {
  const { resource, field, direction, nulls } = term;
  if (resource === null) {
    return { embed: null, field: resolveField(node.row, field), direction, nulls };
  }
  const embed = embedOf(node, resource);
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
    if (path.length > 0) nodeAt(root, path).offset = Math.max(value, 0);
  }
  if (context.maxRows !== null) {
    root.limit = lesser(context.range.limit, context.maxRows);
    root.offset = context.range.offset;
    limitLists(root, context.maxRows);
  }
}

/**
 * Limits only to-many lists. A to-one resource cannot exceed the limit, and a limit would prevent
 * PostgreSQL from using a plain join.
 */
function limitLists(node: ReadNode, maxRows: number): void {
  for (const embed of node.embeds) {
    if (!embed.toOne) embed.node.limit = lesser(embed.node.limit, maxRows);
    limitLists(embed.node, maxRows);
  }
}

function lesser(limit: number | null, maximum: number): number {
  return limit === null ? maximum : Math.min(limit, maximum);
}
