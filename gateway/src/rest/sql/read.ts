import {
  type Embed,
  hoistedFields,
  isSilent,
  outputNames,
  type ReadNode,
} from '../plan/read-plan.ts';
import { returnedColumns } from '../plan/returned-columns.ts';
import { conditionSql, rowListAlias } from './conditions.ts';
import { aggregateSql, keyOf, orderSql, selectedSql, unaggregatedSql } from './fields.ts';
import { column, quote, resultAlias } from './identifiers.ts';
import type { Parameters } from './parameters.ts';
import { relatedSource } from './related-source.ts';

/**
 * Returns the `select` that reads a node with all its embedded resources.
 * @param hoists whether the node's parent computes its aggregates.
 */
export function readSql(node: ReadNode, parameters: Parameters, hoists = false): string {
  const { outputs, groups } = selectList(node, parameters, hoists);
  const { from, joins } = fromSql(node);
  const embeds = node.embeds.map((embed) => embedJoin(embed, parameters)).join('');
  const conditions = [
    ...joins,
    ...node.conditions.map((condition) => conditionSql(node.alias, condition, parameters)),
  ];
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const grouped = groups.length === 0 ? '' : ` group by ${groups.join(', ')}`;
  const order = orderSql(node.alias, node.order, parameters);
  return `select ${outputs} from ${from}${embeds}${where}${grouped}${order}${limitSql(node, parameters)}`;
}

/** Returns the source of a node's rows, and the conditions that relate it to its parent. */
export function fromSql(node: ReadNode): { from: string; joins: string[] } {
  const { source, alias } = node;
  switch (source.kind) {
    case 'relation':
      return {
        from: `${quote(source.relation.schema)}.${quote(source.relation.name)} as ${quote(alias)}`,
        joins: [],
      };
    case 'result':
      return { from: `${resultAlias} as ${quote(alias)}`, joins: [] };
    case 'relationship':
      return relatedSource(source.relationship, source.parentAlias, alias);
  }
}

type Output = {
  sql: string;
  isAggregate: boolean;
};

/** Returns the outputs of a node, and the positions of the outputs that group its aggregates. */
function selectList(
  node: ReadNode,
  parameters: Parameters,
  hoists: boolean,
): { outputs: string; groups: number[] } {
  const hoisted = hoists ? [] : hoistedFields(node);
  const aggregates = hoists ? [] : node.fields.filter(({ aggregate }) => aggregate?.groups);
  const groups = aggregates.length + hoisted.length > 0;
  const nothingNamed = node.fields.length === 0 && node.embeds.length === 0;
  const isEmbedded = node.source.kind === 'relationship';
  const stars = node.star || (nothingNamed && !isEmbedded) ? starSql(node, groups) : [];
  const outputs: Output[] = [
    ...stars.map((sql) => ({ sql, isAggregate: false })),
    ...node.fields.map((field) => ({
      sql: (hoists && field.aggregate ? unaggregatedSql : selectedSql)(
        node.alias,
        field,
        parameters,
      ),
      isAggregate: field.aggregate !== null,
    })),
    ...node.embeds.flatMap((embed) => embedOutputs(embed, groups, hoists)),
  ];
  // A row without columns cannot be distinguished from a missing row.
  if (outputs.length === 0 && isEmbedded) return { outputs: `true as ${rowListAlias}`, groups: [] };
  return {
    outputs: outputs.map(({ sql }) => sql).join(', '),
    groups: groups
      ? outputs.flatMap(({ isAggregate }, index) => (isAggregate ? [] : [index + 1]))
      : [],
  };
}

/**
 * A result with computed fields has more columns than its table, and groups name each column. In
 * both cases the columns are listed.
 */
function starSql(node: ReadNode, groups: boolean): string[] {
  const isPlain = node.source.kind !== 'result' || returnedColumns(node).computed.length === 0;
  if (isPlain && !groups) return [`${quote(node.alias)}.*`];
  return [...node.row.columns.keys()].map((name) => column(node.alias, name));
}

/** @param groups whether the values must be comparable, which `json` is not. */
function embedOutputs(embed: Embed, groups: boolean, hoists: boolean): Output[] {
  if (isSilent(embed)) return [];
  if (embed.spread) {
    const own = hoistedFields({ ...embed.node, embeds: [embed] });
    return outputNames(embed.node).map((name) => {
      const value = column(embed.alias, name);
      const aggregate = own.find(({ field }) => keyOf(field) === name)?.field.aggregate;
      const isAggregate = aggregate != null && !hoists;
      return {
        sql: `${isAggregate ? aggregateSql(aggregate, value) : value} as ${quote(name)}`,
        isAggregate,
      };
    });
  }
  const value = embed.toOne
    ? `row_to_json(${quote(embed.alias)}.*)`
    : `coalesce(${quote(embed.alias)}.${rowListAlias}, '[]')`;
  const sql = `${groups ? `${value}::jsonb` : value} as ${quote(embed.outputName)}`;
  return [{ sql, isAggregate: false }];
}

function embedJoin(embed: Embed, parameters: Parameters): string {
  const alias = quote(embed.alias);
  const rows = readSql(embed.node, parameters, embed.spread && embed.toOne);
  const join = embed.inner ? 'inner' : 'left';
  if (embed.toOne) return ` ${join} join lateral (${rows}) as ${alias} on true`;
  const lists = [
    `json_agg(${alias}.*) as ${rowListAlias}`,
    ...(embed.spread ? spreadLists(embed) : []),
  ];
  const condition = embed.inner ? `${alias}.${rowListAlias} is not null` : 'true';
  return ` ${join} join lateral (select ${lists.join(', ')} from (${rows}) as ${alias}) as ${alias} on ${condition}`;
}

/** A spread list returns one array for each of its columns. */
function spreadLists(embed: Embed): string[] {
  return outputNames(embed.node).map(
    (name) => `coalesce(json_agg(${column(embed.alias, name)}), '[]') as ${quote(name)}`,
  );
}

function limitSql(node: ReadNode, parameters: Parameters): string {
  const limit = node.limit === null ? '' : ` limit ${parameters.add(node.limit)}`;
  return node.offset === 0 ? limit : `${limit} offset ${parameters.add(node.offset)}`;
}
