import type { ApiRequest } from '../request/api-request.ts';
import type { LogicTree } from '../request/logic-grammar.ts';
import type { QueryParameters } from '../request/query-parameters.ts';
import type { QueryPair } from '../request/query-string.ts';
import { maxAffectedNeedsSet } from '../request-errors.ts';
import type { DatabaseFunction, SchemaCache } from '../schema/schema-cache.ts';
import { columnNotFound } from '../schema-errors.ts';
import { type Arguments, callSql } from '../sql/call.ts';
import { committedResultSql, returnedRowsSql } from '../sql/committed-result.ts';
import { resultAlias, rowsAlias } from '../sql/identifiers.ts';
import { Parameters, type Statement } from '../sql/parameters.ts';
import { readSql } from '../sql/read.ts';
import { csvHeader, type ResponseShape, responseSelect } from '../sql/response.ts';
import { findFunction, receivesBody } from './find-function.ts';
import { planRead } from './plan-read.ts';
import { outputNames } from './read-plan.ts';
import { countTotal } from './read-statement.ts';
import { returnedColumns } from './returned-columns.ts';
import type { PlannedStatement } from './statement.ts';

/** Plans a function call. @throws RestError */
export function callStatement(
  request: ApiRequest,
  cache: SchemaCache,
  maxRows: number,
): PlannedStatement {
  const called = findCalled(request, cache);
  const { preferences, mediaType, query } = request;
  if (preferences.handling === 'strict' && preferences.maxAffected !== null && !called.returnsSet) {
    throw maxAffectedNeedsSet();
  }
  if (called.returns !== 'composite') refuseFieldsOfScalar(query, called);
  const node = planRead(
    query,
    called.row,
    { kind: 'result' },
    { cache, schema: request.schema, range: request.range, maxRows, filtersRoot: true },
  );
  const readOnly = request.body === null || !called.volatile;
  const shape = request.headersOnly ? 'nothing' : shapeOf(called);
  const planned = {
    explain: null,
    readOnly,
    shape: called.returns === 'void' ? ('nothing' as const) : shape,
    csvHeader: mediaType.shape === 'csv' ? csvHeader(outputNames(node)) : null,
    settings: called.settings,
  };
  const { computed } = returnedColumns(node);
  const answerFrom = (result: string, parameters: Parameters): Statement => {
    const rows = readSql(node, parameters);
    const total = countTotal(request, node, parameters, maxRows);
    const select = responseSelect({
      media: mediaType,
      shape,
      oneRow: !called.returnsSet,
      ...(total && { total }),
    });
    return {
      text: `with ${resultAlias} as (${result}) select ${select} from (${rows}) as ${rowsAlias}`,
      values: parameters.values,
    };
  };
  const parameters = new Parameters();
  if (readOnly || !shapingCanFail(request, called)) {
    const call = callSql(called, argumentsOf(request, called), computed, parameters);
    return { ...planned, main: answerFrom(call, parameters) };
  }
  const call = callSql(called, argumentsOf(request, called), [], parameters);
  return {
    ...planned,
    main: { text: returnedRowsSql(call, called), values: parameters.values },
    shapeCommitted: (returnedRows) => {
      const own = new Parameters();
      return answerFrom(committedResultSql(called, computed, returnedRows, own), own);
    },
  };
}

/**
 * A single value has no fields. The name of the column that contains it is meaningless to a client.
 */
function refuseFieldsOfScalar(query: QueryParameters, called: DatabaseFunction): void {
  const [filter] = query.filters.filter(({ path }) => path.length === 0);
  const [logic] = query.logic.filter(({ path }) => path.length === 0);
  const [order] = query.order.filter(({ path }) => path.length === 0);
  const [selected] = query.select.filter(
    (item) => item.kind === 'field' && (item.field.name !== '*' || item.aggregate !== null),
  );
  const named =
    (selected?.kind === 'field' ? selected.field.name : undefined) ??
    filter?.value.field.name ??
    (logic ? fieldOf(logic.value) : undefined) ??
    order?.value[0]?.field.name;
  if (named !== undefined) throw columnNotFound(called.row.label, named);
}

function fieldOf(tree: LogicTree): string {
  if (tree.kind === 'filter') return tree.filter.field.name;
  const [first] = tree.members;
  return first ? fieldOf(first) : '';
}

/**
 * Whether creating the response can fail after the function has run. It cannot fail for all rows as
 * plain JSON.
 */
function shapingCanFail({ query, mediaType }: ApiRequest, called: DatabaseFunction): boolean {
  if (called.returns === 'void') return false;
  if (mediaType.stripNulls) return true;
  if (called.returns === 'scalar') return false;
  const selectsAll = query.select.every(
    (item) =>
      item.kind === 'field' &&
      item.field.name === '*' &&
      item.field.path.length === 0 &&
      item.aggregate === null,
  );
  const conditions = query.filters.length + query.logic.length + query.order.length;
  return !selectsAll || conditions > 0 || mediaType.shape === 'csv';
}

function findCalled(request: ApiRequest, cache: SchemaCache): DatabaseFunction {
  const { body, query, schema, resource } = request;
  return findFunction(schema, resource, namesOf(body, query.args), body, cache);
}

function namesOf(body: ApiRequest['body'], args: QueryPair[]): string[] {
  if (body === null) return args.map(([name]) => name);
  if ('pairs' in body) return body.pairs.map(([name]) => name);
  return 'keys' in body ? body.keys : [];
}

function argumentsOf(request: ApiRequest, called: DatabaseFunction): Arguments {
  const { body } = request;
  if (body === null) return { kind: 'pairs', pairs: request.query.args };
  if ('pairs' in body) return { kind: 'pairs', pairs: body.pairs };
  if (receivesBody(called, body) || !('keys' in body)) return { kind: 'whole', body };
  return { kind: 'keys', body };
}

function shapeOf(called: DatabaseFunction): ResponseShape {
  switch (called.returns) {
    case 'void':
      return 'nothing';
    case 'scalar':
      return called.returnsSet ? 'values' : 'value';
    case 'composite':
      return called.returnsSet ? 'rows' : 'row';
  }
}
