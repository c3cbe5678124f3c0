import type { MediaType } from '../request/media-type.ts';
import { scalarColumn } from '../schema/schema-cache.ts';
import { column, quote, rowsAlias } from './identifiers.ts';

/** The kind of rows in a response: a list, one row, or values without a row around them. */
export type ResponseShape = 'rows' | 'row' | 'values' | 'value' | 'nothing';

/** The columns that every statement returns, in this order. */
export type ResponseRow = {
  body: string | null;
  /** Rows in the response, or rows that a write changed. */
  rows: string;
  /** Rows of all pages; null if not counted. */
  total: string | null;
  responseHeaders: string | null;
  responseStatus: string | null;
  /** Rows that an upsert added; null for other statements. */
  inserted: string | null;
};

/** The setting in which an upsert counts the rows that it adds. */
export const insertedSetting = 'rest.inserted';

/** Returns the select list around the rows. PostgreSQL writes the whole body. */
export function responseSelect(parts: {
  media: MediaType;
  shape: ResponseShape;
  total?: string;
  countsInserted?: boolean;
  /** Set for a function that returns exactly one row, even if that row is null. */
  oneRow?: boolean;
}): string {
  return [
    bodySql(parts.media, parts.shape),
    parts.oneRow ? '1' : 'count(*)',
    parts.total ?? 'null',
    responseSettings(),
    parts.countsInserted ? currentSetting(insertedSetting) : 'null',
  ].join(', ');
}

function bodySql(media: MediaType, shape: ResponseShape): string {
  if (shape === 'nothing') return 'null';
  if (media.shape === 'csv') return csvSql();
  const isValue = shape === 'values' || shape === 'value';
  const list = `json_agg(${isValue ? column('_rest_rows', scalarColumn) : `${rowsAlias}.*`})`;
  const one = media.shape === 'object' || shape === 'row' || shape === 'value';
  const body = one ? `${list}->0` : list;
  const stripped = media.stripNulls ? `json_strip_nulls(${body})` : body;
  return `coalesce(${stripped}, '${one ? 'null' : '[]'}')::text`;
}

/** A row as text is `(a,"b c")`. Without its parentheses, it is a line of CSV. */
function csvSql(): string {
  const line = `(${rowsAlias}.*)::text`;
  return `coalesce(string_agg(substring(${line}, 2, length(${line}) - 2), E'\\n'), '')`;
}

/**
 * Returns two columns, the headers and the status that a function or a trigger set for the
 * response.
 */
export function responseSettings(): string {
  return `${currentSetting('response.headers')}, ${currentSetting('response.status')}`;
}

function currentSetting(name: string): string {
  return `nullif(current_setting('${name}', true), '')`;
}

/** Returns the first line of a CSV response. */
export function csvHeader(names: string[]): string {
  return names.map((name) => (/[",\n\r]/.test(name) ? quote(name) : name)).join(',');
}
