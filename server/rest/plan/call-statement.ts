import type { ApiRequest } from '../request/api-request.ts';
import type { QueryPair } from '../request/query-string.ts';
import { maxAffectedNeedsSet } from '../request-errors.ts';
import type { DatabaseFunction, SchemaCache } from '../schema/schema-cache.ts';
import { type AnswerShape, answerSelect, csvHeader } from '../sql/answer.ts';
import { type Arguments, callSql } from '../sql/call.ts';
import { RESULT, ROWS } from '../sql/identifiers.ts';
import { Parameters } from '../sql/parameters.ts';
import { readSql } from '../sql/read.ts';
import { findFunction, takesBody } from './find-function.ts';
import { planRead } from './plan-read.ts';
import { outputNames } from './read-plan.ts';
import { countTotal } from './read-statement.ts';
import { returnedColumns } from './returned-columns.ts';
import type { PlannedStatement } from './statement.ts';

/** Plans a call of a function. @throws RestError */
export function callStatement(
  request: ApiRequest,
  cache: SchemaCache,
  maxRows: number,
): PlannedStatement {
  const called = findCalled(request, cache);
  const { preferences, mediaType } = request;
  if (preferences.handling === 'strict' && preferences.maxAffected !== null && !called.returnsSet) {
    throw maxAffectedNeedsSet();
  }
  const node = planRead(
    request.query,
    called.row,
    { kind: 'result' },
    { cache, schema: request.schema, range: request.range, maxRows, filtersRoot: true },
  );
  const parameters = new Parameters();
  const { computed } = returnedColumns(node);
  const call = callSql(called, argumentsOf(request, called), computed, parameters);
  const shape = request.headersOnly ? 'nothing' : shapeOf(called);
  const rows = readSql(node, parameters);
  const total = countTotal(request, node, parameters, maxRows);
  const select = answerSelect({
    media: mediaType,
    shape,
    oneRow: !called.returnsSet,
    ...(total && { total }),
  });
  return {
    main: {
      text: `with ${RESULT} as (${call}) select ${select} from (${rows}) as ${ROWS}`,
      values: parameters.values,
    },
    explain: null,
    readOnly: request.body === null || !called.volatile,
    shape: called.returns === 'void' ? 'nothing' : shape,
    csvHeader: mediaType.shape === 'csv' ? csvHeader(outputNames(node)) : null,
    settings: called.settings,
  };
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
  if (takesBody(called, body) || !('keys' in body)) return { kind: 'whole', body };
  return { kind: 'keys', body };
}

function shapeOf(called: DatabaseFunction): AnswerShape {
  switch (called.returns) {
    case 'void':
      return 'nothing';
    case 'scalar':
      return called.returnsSet ? 'values' : 'value';
    case 'composite':
      return called.returnsSet ? 'rows' : 'row';
  }
}
