import type { MediaType } from '../request/media-type.ts';
import { scalarColumn } from '../schema/schema-cache.ts';
import { column, quote, rowsAlias } from './identifiers.ts';

/** What the rows of an answer are: a list, one row, or values without a row around them. */
export type AnswerShape = 'rows' | 'row' | 'values' | 'value' | 'nothing';

/** The columns that every statement ends with, in this order. */
export type AnswerRow = {
  body: string | null;
  /** Rows in the answer, or rows that a write changed. */
  rows: string;
  /** Rows of all pages; null if not counted. */
  total: string | null;
  responseHeaders: string | null;
  responseStatus: string | null;
  /** Rows that an upsert added; null for other statements. */
  inserted: string | null;
};

/** Setting in which an upsert counts the rows that it adds. */
export const insertedSetting = 'rest.inserted';

/** The select list around the rows: PostgreSQL writes the whole body. */
export function answerSelect(parts: {
  media: MediaType;
  shape: AnswerShape;
  total?: string;
  countsInserted?: boolean;
  /** Set for a function that returns exactly one row, even if that is null. */
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

function bodySql(media: MediaType, shape: AnswerShape): string {
  if (shape === 'nothing') return 'null';
  if (media.shape === 'csv') return csvSql();
  const isValue = shape === 'values' || shape === 'value';
  const list = `json_agg(${isValue ? column('_rest_rows', scalarColumn) : `${rowsAlias}.*`})`;
  const one = media.shape === 'object' || shape === 'row' || shape === 'value';
  const body = one ? `${list}->0` : list;
  const stripped = media.stripNulls ? `json_strip_nulls(${body})` : body;
  return `coalesce(${stripped}, '${one ? 'null' : '[]'}')::text`;
}

/** A row as text is `(a,"b c")`; without its parentheses it is a line of CSV. */
function csvSql(): string {
  const line = `(${rowsAlias}.*)::text`;
  return `coalesce(string_agg(substring(${line}, 2, length(${line}) - 2), E'\\n'), '')`;
}

/** The headers and the status that a function or a trigger chose for the answer: two columns. */
export function responseSettings(): string {
  return `${currentSetting('response.headers')}, ${currentSetting('response.status')}`;
}

function currentSetting(name: string): string {
  return `nullif(current_setting('${name}', true), '')`;
}

/** The first line of a CSV answer. */
export function csvHeader(names: string[]): string {
  return names.map((name) => (/[",\n\r]/.test(name) ? quote(name) : name)).join(',');
}
