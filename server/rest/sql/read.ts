import { type Embed, isSilent, outputNames, type ReadNode } from '../plan/read-plan.ts';
import { returnedColumns } from '../plan/returned-columns.ts';
import { conditionSql, ROW_LIST } from './conditions.ts';
import { orderSql, selectedSql } from './fields.ts';
import { column, quote, RESULT } from './identifiers.ts';
import type { Parameters } from './parameters.ts';
import { relatedSource } from './related-source.ts';

/** The select that reads a node with all that is embedded in it. */
export function readSql(node: ReadNode, parameters: Parameters): string {
  const outputs = selectList(node, parameters);
  const { from, joins } = fromSql(node);
  const embeds = node.embeds.map((embed) => embedJoin(embed, parameters)).join('');
  const conditions = [
    ...joins,
    ...node.conditions.map((condition) => conditionSql(node.alias, condition, parameters)),
  ];
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const order = orderSql(node.alias, node.order, parameters);
  return `select ${outputs} from ${from}${embeds}${where}${order}${limitSql(node, parameters)}`;
}

/** What a node selects from, and the conditions that relate it to its parent. */
export function fromSql(node: ReadNode): { from: string; joins: string[] } {
  const { source, alias } = node;
  switch (source.kind) {
    case 'relation':
      return {
        from: `${quote(source.relation.schema)}.${quote(source.relation.name)} as ${quote(alias)}`,
        joins: [],
      };
    case 'result':
      return { from: `${RESULT} as ${quote(alias)}`, joins: [] };
    case 'relationship':
      return relatedSource(source.relationship, source.parentAlias, alias);
  }
}

function selectList(node: ReadNode, parameters: Parameters): string {
  const nothingNamed = node.fields.length === 0 && node.embeds.length === 0;
  const isEmbedded = node.source.kind === 'relationship';
  const outputs = node.star || (nothingNamed && !isEmbedded) ? starSql(node) : [];
  for (const field of node.fields) outputs.push(selectedSql(node.alias, field, parameters));
  for (const embed of node.embeds) outputs.push(...embedOutputs(embed));
  // A row without columns could not be told from a missing row.
  return outputs.length === 0 && isEmbedded ? `true as ${ROW_LIST}` : outputs.join(', ');
}

/** A result that carries computed fields has more columns than its table. */
function starSql(node: ReadNode): string[] {
  const plain = node.source.kind !== 'result' || returnedColumns(node).computed.length === 0;
  if (plain) return [`${quote(node.alias)}.*`];
  return [...node.row.columns.keys()].map((name) => column(node.alias, name));
}

function embedOutputs(embed: Embed): string[] {
  if (isSilent(embed)) return [];
  if (embed.spread) {
    return outputNames(embed.node).map((name) => `${column(embed.alias, name)} as ${quote(name)}`);
  }
  const value = embed.toOne
    ? `row_to_json(${quote(embed.alias)}.*)`
    : `coalesce(${quote(embed.alias)}.${ROW_LIST}, '[]')`;
  return [`${value} as ${quote(embed.outputName)}`];
}

function embedJoin(embed: Embed, parameters: Parameters): string {
  const alias = quote(embed.alias);
  const rows = readSql(embed.node, parameters);
  const join = embed.inner ? 'inner' : 'left';
  if (embed.toOne) return ` ${join} join lateral (${rows}) as ${alias} on true`;
  const lists = [
    `json_agg(${alias}.*) as ${ROW_LIST}`,
    ...(embed.spread ? spreadLists(embed) : []),
  ];
  const condition = embed.inner ? `${alias}.${ROW_LIST} is not null` : 'true';
  return ` ${join} join lateral (select ${lists.join(', ')} from (${rows}) as ${alias}) as ${alias} on ${condition}`;
}

/** Spread, a list gives one array for each of its columns. */
function spreadLists(embed: Embed): string[] {
  return outputNames(embed.node).map(
    (name) => `coalesce(json_agg(${column(embed.alias, name)}), '[]') as ${quote(name)}`,
  );
}

function limitSql(node: ReadNode, parameters: Parameters): string {
  const limit = node.limit === null ? '' : ` limit ${parameters.add(node.limit)}`;
  return node.offset === 0 ? limit : `${limit} offset ${parameters.add(node.offset)}`;
}
