import Papa from 'papaparse';
import { undoFormulaGuard } from '../../../shared/format/csv.ts';
import { type CsvColumns, columnOf } from './csv-columns.ts';

/** The limit of the database for one import. */
const mostLines = 5000;

/** The cells of a file, by place, before they belong to columns. */
export type CsvSheet = {
  titles: string[];
  lines: SheetLine[];
};

export type SheetLine = {
  /** The line number in a spreadsheet; titles are line 1. */
  row: number;
  cells: string[];
  /** An error that is found before the database checks the line. */
  problem?: 'extra_cells' | 'quotes';
};

export type CsvLine<Column extends string> = Omit<SheetLine, 'cells'> & {
  values: Partial<Record<Column, string>>;
};

export type CsvFile<Column extends string> = {
  lines: CsvLine<Column>[];
  /** Missing required columns. */
  missing: Column[];
  /** Unknown titles. */
  ignored: string[];
};

/** The reason why a file cannot be previewed line by line. */
export type FileProblem<Column extends string = never> =
  | { code: 'empty' | 'spreadsheet' | 'unreadable' }
  | { code: 'tooMany'; count: number }
  | { code: 'columnsMissing'; columns: Column[] };

/** Reads a chosen file into known columns, or names why it cannot be previewed. */
export async function openCsv<Column extends string>(
  file: File,
  columns: CsvColumns<Column>,
): Promise<CsvFile<Column> | FileProblem<Column>> {
  const sheet = await openSheet(file);
  if ('code' in sheet) return sheet;
  const read = placeCells(sheet, columns);
  return read.missing.length > 0 ? { code: 'columnsMissing', columns: read.missing } : read;
}

/** Reads the cells of a chosen file, or names why it cannot be previewed. */
export async function openSheet(file: File): Promise<CsvSheet | FileProblem> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { code: 'unreadable' };
  const text = decodeCsv(new Uint8Array(bytes));
  if (text === undefined) {
    return { code: /\.(xlsx?|ods|numbers)$/i.test(file.name) ? 'spreadsheet' : 'unreadable' };
  }
  const sheet = parseCsv(text);
  if (sheet.lines.length === 0) return { code: 'empty' };
  if (sheet.lines.length > mostLines) return { code: 'tooMany', count: sheet.lines.length };
  return sheet;
}

/**
 * The cells of a CSV file, which are separated by comma, semicolon or tab. Empty lines are skipped,
 * but counted. An apostrophe before a formula, which our own export writes, is removed.
 */
export function parseCsv(text: string): CsvSheet {
  // Excel reads the separator from such a line, and other programs write it for Excel.
  const [hint = '', separator = ''] = /^\ufeff?(?:sep=(.)\r?\n)?/i.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(text.slice(hint.length), {
    skipEmptyLines: false,
    delimiter: separator,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const [titles = [], ...rows] = data;
  const width = titles.findLastIndex((title) => title.trim() !== '') + 1;
  const firstRow = separator ? 3 : 2;
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const lines = rows.flatMap((written, index): SheetLine[] => {
    const cells = written.map((cell) => undoFormulaGuard(cell).trim());
    if (cells.every((cell) => cell === '')) return [];
    const hasExtra = cells.slice(width).some((cell) => cell !== '');
    const problem = broken.has(index + 1) ? 'quotes' : hasExtra ? 'extra_cells' : undefined;
    return [{ row: index + firstRow, cells, ...(problem && { problem }) }];
  });
  return { titles, lines };
}

/**
 * The lines of a CSV file by column. Titles are in English or Portuguese, in any order; of two for
 * the same column, the first counts.
 */
export function readCsv<Column extends string>(
  text: string,
  columns: CsvColumns<Column>,
): CsvFile<Column> {
  return placeCells(parseCsv(text), columns);
}

function placeCells<Column extends string>(
  { titles, lines }: CsvSheet,
  columns: CsvColumns<Column>,
): CsvFile<Column> {
  const known = columnsOf(titles, columns);
  return {
    lines: lines.map(({ cells, ...line }) => {
      const values: CsvLine<Column>['values'] = {};
      for (const [place, column] of known.entries()) {
        if (column) values[column] = cells[place] ?? '';
      }
      return { ...line, values };
    }),
    missing: columns.required.filter((column) => !known.includes(column)),
    ignored: titles.filter((title, place) => title.trim() !== '' && !known[place]),
  };
}

/** The column of each title; of two titles for the same column, the first one has it. */
export function columnsOf<Column extends string>(
  titles: readonly string[],
  columns: Pick<CsvColumns<Column>, 'titles'>,
): (Column | undefined)[] {
  const found = titles.map((title) => columnOf(columns, title));
  return found.map((column, place) => (found.indexOf(column) === place ? column : undefined));
}

/**
 * The text of a file, in UTF-8, in the encoding of Excel on Windows, or in that of its “Unicode text”.
 * @returns `undefined` for a spreadsheet, or another file that is not text.
 */
export function decodeCsv(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const isSpreadsheet = first === 0x50 && second === 0x4b;
  if (isSpreadsheet || bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older programs write Windows-1252, in which each byte is a character.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
