import Papa from 'papaparse';
import { invalidBody } from '../request-errors.ts';

/** The rows of a CSV body, with each value as text. The first line contains the column names. */
export type ParsedCsv = {
  keys: string[];
  rows: Record<string, string | null>[];
};

/**
 * Parses a CSV body as PostgREST does. Commas separate values, and `NULL` means no value.
 * @throws RestError PGRST102 for lines of different lengths and for unterminated quotes
 */
export function parseCsv(text: string): ParsedCsv {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: ',',
    skipEmptyLines: true,
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw invalidBody('Invalid csv');
  const [keys, ...lines] = data;
  if (!keys) throw invalidBody('Empty or invalid csv');
  if (lines.some((line) => line.length !== keys.length)) {
    throw invalidBody('All lines must have same number of fields');
  }
  const rows = lines.map((line) =>
    Object.fromEntries(line.map((value, index) => [keys[index], value === 'NULL' ? null : value])),
  );
  return { keys, rows };
}
