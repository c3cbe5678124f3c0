import { requestLimits } from '../limits.ts';
import { CostlyRequestError, regexNotAllowed } from '../request-errors.ts';
import type { Filter, Operation } from './filter-grammar.ts';
import type { LogicTree } from './logic-grammar.ts';
import type { QueryParameters } from './query-parameters.ts';
import type { SelectItem } from './select-grammar.ts';

/** The cost of the parts of a request. The unit is a plain comparison. */
const costs = { search: 3, regex: 10, embed: 4, listValues: 0.02 };

/**
 * Refuses a request that requires too much work per row: many conditions, many wildcards or many
 * embedded resources. Callers who are not signed in have a lower limit and cannot use regular
 * expressions. Only in regular expressions can one pattern increase the execution time without
 * bound.
 * @throws CostlyRequestError PGRST100
 */
export function refuseCostly(query: QueryParameters, isAnonymous: boolean): void {
  const filters = [
    ...query.filters.map(({ value }) => value),
    ...query.logic.flatMap(({ value }) => filtersOf(value)),
  ];
  if (isAnonymous && filters.some(isRegex)) throw regexNotAllowed();
  const most = isAnonymous ? requestLimits.costOfAnonymous : requestLimits.cost;
  const groups = query.logic.reduce((sum, { value }) => sum + groupsOf(value), 0);
  const terms = query.order.reduce((sum, { value }) => sum + value.length, 0);
  const cost =
    filters.reduce((sum, { operation }) => sum + costOf(operation), 0) +
    groups +
    terms +
    costs.embed * embedsOf(query.select);
  if (cost > most) {
    throw new CostlyRequestError({
      status: 400,
      code: 'PGRST100',
      message: 'The request has too many conditions',
      details: `Its conditions, patterns and embedded resources cost ${Math.ceil(cost)}, and at most ${most} is allowed.`,
    });
  }
}

function isRegex({ operation }: Filter): boolean {
  return (
    operation.kind === 'compare' &&
    (operation.operator === 'match' || operation.operator === 'imatch')
  );
}

function costOf(operation: Operation): number {
  switch (operation.kind) {
    case 'in':
      return 1 + costs.listValues * operation.values.length;
    case 'search':
      return costs.search;
    case 'compare': {
      const { operator, quantifier, value } = operation;
      const patterns = quantifier === null ? 1 : value.split(',').length;
      if (operator === 'match' || operator === 'imatch') return costs.regex * patterns;
      if (operator !== 'like' && operator !== 'ilike') return 1 + costs.listValues * (patterns - 1);
      return patterns + (value.match(/[%*]/g)?.length ?? 0);
    }
    default:
      return 1;
  }
}

function filtersOf(tree: LogicTree): Filter[] {
  return tree.kind === 'filter' ? [tree.filter] : tree.members.flatMap(filtersOf);
}

function groupsOf(tree: LogicTree): number {
  if (tree.kind === 'filter') return 0;
  return tree.members.reduce((sum, member) => sum + groupsOf(member), 1);
}

function embedsOf(items: readonly SelectItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.kind === 'resource' ? 1 + embedsOf(item.items) : 0),
    0,
  );
}
