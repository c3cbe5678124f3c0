import Papa from 'papaparse';
import { undoFormulaGuard } from '../../../shared/format/csv.ts';
import { columnOf, fileColumns, type ImportColumn } from './import-columns.ts';
import { codeForWord } from './import-synonyms.ts';

/** The errors of a line that are found before the database checks it. */
export type LineProblem = 'extra_cells' | 'quotes';

export type ImportLine = {
  /** The line number in a spreadsheet; titles are line 1. */
  row: number;
  values: Partial<Record<ImportColumn, string>>;
  problem?: LineProblem;
};

export type MembersFile = {
  lines: ImportLine[];
  /** Missing required columns. */
  missing: ImportColumn[];
  /** Unknown titles. */
  ignored: string[];
};

/**
 * The lines of a CSV file of members. Cells are separated by comma, semicolon or tab. Titles are in
 * English or Portuguese, in any order. Empty lines are skipped, but counted. Two changes of our own
 * export to cells are reverted: words for codes, and an apostrophe before formulas.
 */
export function readMembersCsv(text: string): MembersFile {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: false,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const [titles = [], ...rows] = data;
  const columns = knownColumns(titles);
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const lines = rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const values: ImportLine['values'] = {};
    for (const [place, column] of columns.entries()) {
      if (column) values[column] = codeForWord(column, undoFormulaGuard(cells[place] ?? '').trim());
    }
    const hasExtra = cells.slice(titles.length).some((cell) => cell.trim() !== '');
    const problem = broken.has(index + 1) ? 'quotes' : hasExtra ? 'extra_cells' : undefined;
    return [{ row: index + 2, values, ...(problem && { problem }) } satisfies ImportLine];
  });
  return {
    lines,
    missing: fileColumns.filter((column) => !columns.includes(column)),
    ignored: titles.filter((title, place) => title.trim() !== '' && !columns[place]),
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

/** A repeated column counts once. */
function knownColumns(titles: readonly string[]): (ImportColumn | undefined)[] {
  const seen = new Set<ImportColumn>();
  return titles.map((title) => {
    const column = columnOf(title);
    if (!column || seen.has(column)) return undefined;
    seen.add(column);
    return column;
  });
}
