import type { ApiRequest } from '../request/api-request.ts';
import type { Relation, SchemaCache } from '../schema/schema-cache.ts';
import { tableNotFound } from '../schema-errors.ts';
import { countedSql, totalSql } from '../sql/count.ts';
import { rowsAlias } from '../sql/identifiers.ts';
import { Parameters } from '../sql/parameters.ts';
import { readSql } from '../sql/read.ts';
import { csvHeader, type ResponseShape, responseSelect } from '../sql/response.ts';
import { planRead } from './plan-read.ts';
import { outputNames, type ReadNode } from './read-plan.ts';
import type { PlannedStatement } from './statement.ts';

/** Plans GET and HEAD on a table or view. @throws RestError */
export function readStatement(
  request: ApiRequest,
  cache: SchemaCache,
  maxRows: number,
): PlannedStatement {
  const relation = findRelation(request.schema, request.resource, cache);
  const node = planRead(
    request.query,
    relation,
    { kind: 'relation', relation },
    { cache, schema: request.schema, range: request.range, maxRows, filtersRoot: true },
  );
  const parameters = new Parameters();
  const shape: ResponseShape = request.headersOnly ? 'nothing' : 'rows';
  const rows = readSql(node, parameters);
  const total = countTotal(request, node, parameters, maxRows);
  const select = responseSelect({ media: request.mediaType, shape, ...(total && { total }) });
  return {
    main: { text: `select ${select} from (${rows}) as ${rowsAlias}`, values: parameters.values },
    explain: explainCount(request, node),
    readOnly: true,
    shape,
    csvHeader: request.mediaType.shape === 'csv' ? csvHeader(outputNames(node)) : null,
    settings: [],
  };
}

/** Finds a table or view. @throws RestError PGRST205 */
export function findRelation(schema: string, name: string, cache: SchemaCache): Relation {
  const relation = cache.relations.get(schema)?.get(name);
  if (!relation) throw tableNotFound(schema, name, cache);
  return relation;
}

/** Returns the expression that counts all rows, if the client requests a count. */
export function countTotal(
  request: ApiRequest,
  node: ReadNode,
  parameters: Parameters,
  maxRows: number,
): string | null {
  const { count } = request.preferences;
  if (count !== 'exact' && count !== 'estimated') return null;
  // One row more than the limit is enough to detect that an estimate is needed.
  return totalSql(node, parameters, count === 'estimated' ? maxRows + 1 : null);
}

function explainCount(request: ApiRequest, node: ReadNode): PlannedStatement['explain'] {
  const { count } = request.preferences;
  if (count !== 'planned' && count !== 'estimated') return null;
  const parameters = new Parameters();
  const text = `explain (format json) ${countedSql(node, parameters)}`;
  return { text, values: parameters.values };
}
