import Papa from 'papaparse';
import { undoFormulaGuard } from '../../../shared/format/csv.ts';
import { type CsvColumns, columnOf } from './csv-columns.ts';

/** The limit of the database for one import. */
const mostLines = 5000;

export type CsvLine<Column extends string> = {
  /** The line number in a spreadsheet; titles are line 1. */
  row: number;
  values: Partial<Record<Column, string>>;
  /** An error that is found before the database checks the line. */
  problem?: 'extra_cells' | 'quotes';
};

export type CsvFile<Column extends string> = {
  lines: CsvLine<Column>[];
  /** Missing required columns. */
  missing: Column[];
  /** Unknown titles. */
  ignored: string[];
};

/** The reason why a file cannot be previewed line by line. */
export type FileProblem<Column extends string> =
  | { code: 'empty' | 'spreadsheet' | 'unreadable' }
  | { code: 'tooMany'; count: number }
  | { code: 'columnsMissing'; columns: Column[] };

/** Reads a chosen file, or names why it cannot be previewed. */
export async function openCsv<Column extends string>(
  file: File,
  columns: CsvColumns<Column>,
): Promise<CsvFile<Column> | FileProblem<Column>> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { code: 'unreadable' };
  const text = decodeCsv(new Uint8Array(bytes));
  if (text === undefined) {
    return { code: /\.(xlsx?|ods|numbers)$/i.test(file.name) ? 'spreadsheet' : 'unreadable' };
  }
  if (text.trim() === '') return { code: 'empty' };
  const read = readCsv(text, columns);
  if (read.missing.length > 0) return { code: 'columnsMissing', columns: read.missing };
  if (read.lines.length === 0) return { code: 'empty' };
  if (read.lines.length > mostLines) return { code: 'tooMany', count: read.lines.length };
  return read;
}

/**
 * The lines of a CSV file. Cells are separated by comma, semicolon or tab. Titles are in English or
 * Portuguese, in any order; of two for the same column, the first counts. Empty lines are skipped, but
 * counted. An apostrophe before a formula, which our own export writes, is removed.
 */
export function readCsv<Column extends string>(
  text: string,
  columns: CsvColumns<Column>,
): CsvFile<Column> {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: false,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const [titles = [], ...rows] = data;
  const found = titles.map((title) => columnOf(columns, title));
  const known = found.map((column, place) =>
    found.indexOf(column) === place ? column : undefined,
  );
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const lines = rows.flatMap((cells, index): CsvLine<Column>[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const values: CsvLine<Column>['values'] = {};
    for (const [place, column] of known.entries()) {
      if (!column) continue;
      const cell = undoFormulaGuard(cells[place] ?? '').trim();
      values[column] = columns.read?.(column, cell) ?? cell;
    }
    const hasExtra = cells.slice(titles.length).some((cell) => cell.trim() !== '');
    const problem = broken.has(index + 1) ? 'quotes' : hasExtra ? 'extra_cells' : undefined;
    return [{ row: index + 2, values, ...(problem && { problem }) }];
  });
  return {
    lines,
    missing: columns.required.filter((column) => !known.includes(column)),
    ignored: titles.filter((title, place) => title.trim() !== '' && !known[place]),
  };
}

/**
 * The text of a file, in UTF-8 or in the encoding of Excel on Windows.
 * @returns `undefined` for a spreadsheet, or another file that is not text.
 */
export function decodeCsv(bytes: Uint8Array): string | undefined {
  const isSpreadsheet = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isSpreadsheet || bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older programs write Windows-1252, in which each byte is a character.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
