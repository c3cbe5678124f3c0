import type { Embed, ReadNode } from '../plan/read-plan.ts';
import { conditionSql } from './conditions.ts';
import type { Parameters } from './parameters.ts';
import { fromSql } from './read.ts';

/** Selects an empty row for each row of a node, for counting. The node's limit is ignored. */
export function countedSql(node: ReadNode, parameters: Parameters): string {
  const { from, joins } = fromSql(node);
  const exists = (embed: Embed) => `exists (${countedSql(embed.node, parameters)})`;
  const conditions = [
    ...joins,
    ...node.conditions.map((condition) =>
      conditionSql(node.alias, condition, parameters, (embed, isNull) =>
        isNull ? `not ${exists(embed)}` : exists(embed),
      ),
    ),
    ...node.embeds.filter(({ inner }) => inner).map(exists),
  ];
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  return `select from ${from}${where}`;
}

/**
 * Returns the number of all rows, regardless of the page. A page that ends before its limit already
 * determines this number.
 * @param atMost where to stop counting; null for no limit.
 */
export function totalSql(node: ReadNode, parameters: Parameters, atMost: number | null): string {
  const endsEarly =
    node.limit === null
      ? 'count(*) > 0'
      : `count(*) > 0 and count(*) < ${parameters.add(node.limit)}::bigint`;
  const stop = atMost === null ? '' : ` limit ${parameters.add(atMost)}`;
  const counted = `(select count(*) from (${countedSql(node, parameters)}${stop}) counted)`;
  const fromPage = `${parameters.add(node.offset)}::bigint + count(*)`;
  return `case when ${endsEarly} then ${fromPage} else ${counted} end`;
}
