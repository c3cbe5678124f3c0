import type { ApiRequest } from '../request/api-request.ts';
import type { JsonBody } from '../request/body.ts';
import type { Filter } from '../request/filter-grammar.ts';
import { filterMissing, filtersOfPut, payloadOfPut } from '../request-errors.ts';
import type { Column, Relation, SchemaCache } from '../schema/schema-cache.ts';
import { bodyColumnNotFound } from '../schema-errors.ts';
import { quote, resultAlias, rowsAlias } from '../sql/identifiers.ts';
import { Parameters } from '../sql/parameters.ts';
import { readSql } from '../sql/read.ts';
import { csvHeader, type ResponseShape, responseSelect } from '../sql/response.ts';
import { deleteSql, insertSql, type OnConflict, updateSql } from '../sql/write.ts';
import { planConditions } from './plan-conditions.ts';
import { planRead } from './plan-read.ts';
import { type Condition, outputNames, type ReadNode } from './read-plan.ts';
import { findRelation } from './read-statement.ts';
import { returnedColumns } from './returned-columns.ts';
import type { PlannedStatement } from './statement.ts';

/** Plans POST, PUT, PATCH and DELETE on a table or view. @throws RestError */
export function writeStatement(request: ApiRequest, cache: SchemaCache): PlannedStatement {
  const relation = findRelation(request.schema, request.resource, cache);
  const node = planRead(
    request.query,
    relation,
    { kind: 'result' },
    { cache, schema: request.schema, range: request.range, maxRows: null, filtersRoot: false },
  );
  const parameters = new Parameters();
  const returning = returnedBy(request, relation, node);
  const write = writeSql(request, relation, returning, parameters);
  const shape: ResponseShape = returning.answers ? 'rows' : 'nothing';
  const select = responseSelect({
    media: returning.location ? locationMedia : request.mediaType,
    shape,
    countsInserted:
      request.action === 'put' || request.preferences.resolution === 'merge-duplicates',
  });
  const rows = returning.node ? readSql(returning.node, parameters) : keySql(returning);
  return {
    main: {
      text: `with ${resultAlias} as (${write}) select ${select} from (${rows}) as ${rowsAlias}`,
      values: parameters.values,
    },
    explain: null,
    readOnly: false,
    resolvesDuplicates:
      request.action === 'insert' && (request.query.onConflict ?? relation.primaryKey).length > 0,
    shape,
    csvHeader: request.mediaType.shape === 'csv' ? csvHeader(outputNames(node)) : null,
    settings: [],
  };
}

const locationMedia = { shape: 'array', stripNulls: false, contentType: '' } as const;

type Returning = {
  columns: string[] | '*';
  computed: string[];
  /** How to read the response from the result; null to use the result unchanged. */
  node: ReadNode | null;
  answers: boolean;
  /** Whether only the new row's key is needed, for the Location header. */
  location: boolean;
};

function returnedBy(request: ApiRequest, relation: Relation, node: ReadNode): Returning {
  const nothing = { columns: [], computed: [], node: null, answers: false, location: false };
  switch (request.preferences.return) {
    case 'representation':
      return { ...returnedColumns(node), node, answers: true, location: false };
    case 'headers-only':
      if (request.action !== 'insert' || relation.primaryKey.length === 0) return nothing;
      return { ...nothing, columns: relation.primaryKey, answers: true, location: true };
    default:
      return nothing;
  }
}

/** Selects the key as text, because a Location header is text. */
function keySql({ columns }: Returning): string {
  const list = columns === '*' ? '*' : columns.map((name) => `${quote(name)}::text`).join(', ');
  return `select ${list} from ${resultAlias}`;
}

function writeSql(
  request: ApiRequest,
  relation: Relation,
  returning: Returning,
  parameters: Parameters,
): string {
  if (request.action === 'delete') {
    const conditions = planConditions(request.query, relation);
    if (conditions.length === 0) throw filterMissing('DELETE');
    return deleteSql(relation, conditions, returning, parameters);
  }
  const body = request.body as JsonBody;
  const columns = body.keys.map((key) => writtenColumn(relation, key));
  const applyDefaults = request.preferences.missing === 'default';
  if (request.action === 'update') {
    const conditions = planConditions(request.query, relation);
    if (conditions.length === 0 && columns.length > 0) throw filterMissing('UPDATE');
    return updateSql(relation, { body, columns, applyDefaults }, conditions, returning, parameters);
  }
  const written =
    request.action === 'put'
      ? { body, columns, applyDefaults: false, only: rowOfPut(request, body.keys, relation) }
      : { body, columns, applyDefaults };
  return insertSql(relation, written, onConflict(request, relation), returning, parameters);
}

/**
 * Returns the row that a PUT identifies. Each column of its primary key is compared with one value.
 */
function rowOfPut({ query }: ApiRequest, keys: string[], relation: Relation): Condition[] {
  const { primaryKey } = relation;
  const named = new Set(query.filters.map(({ value }) => value.field.name));
  const meansOneRow =
    query.logic.length === 0 &&
    primaryKey.length > 0 &&
    named.size === new Set(primaryKey).size &&
    primaryKey.every((column) => named.has(column)) &&
    query.filters.every(({ path, value }) => path.length > 0 || isPlainEquality(value));
  if (!meansOneRow) throw filtersOfPut();
  if (!primaryKey.every((column) => keys.includes(column))) throw payloadOfPut();
  return planConditions(query, relation);
}

function isPlainEquality({ field, negated, operation }: Filter): boolean {
  if (negated || field.path.length > 0 || operation.kind !== 'compare') return false;
  return operation.operator === 'eq' && operation.quantifier === null;
}

function writtenColumn(relation: Relation, key: string): Column {
  const column = relation.columns.get(key);
  if (!column) throw bodyColumnNotFound(relation, key);
  return column;
}

function onConflict(request: ApiRequest, relation: Relation): OnConflict | null {
  if (request.action === 'put') return { columns: relation.primaryKey, merge: true };
  const { resolution } = request.preferences;
  if (resolution === null) return null;
  const columns = request.query.onConflict ?? relation.primaryKey;
  for (const column of columns) writtenColumn(relation, column);
  return { columns, merge: resolution === 'merge-duplicates' };
}
