import Papa from 'papaparse';
import { undoFormulaGuard } from '../../kit/list/csv.ts';
import { columnOf, fileColumns, type ImportColumn } from './import-columns.ts';
import { codeOf } from './import-words.ts';

/** What can be wrong with a line before the database has looked at it. */
export type LineProblem = 'extra_cells' | 'quotes';

export type ImportLine = {
  /** Where it stands in the file, as a spreadsheet counts: titles are line 1. */
  row: number;
  values: Partial<Record<ImportColumn, string>>;
  problem?: LineProblem;
};

export type MembersFile = {
  lines: ImportLine[];
  /** Columns that must be there, and are not. */
  missing: ImportColumn[];
  /** Titles that mean nothing here. */
  ignored: string[];
};

/**
 * The lines of a CSV file of members: comma, semicolon or tab between the cells, titles in English
 * or Portuguese in any order. Empty lines are skipped, and counted. What an export of ours does to
 * cells, words for codes and an apostrophe before formulas, is undone.
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
      if (column) values[column] = codeOf(column, undoFormulaGuard(cells[place] ?? '').trim());
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
 * The text of a file: UTF-8, or what Excel on Windows writes.
 * @returns `undefined` for a spreadsheet, or something else that is no text.
 */
export function decodeCsv(bytes: Uint8Array): string | undefined {
  const isSpreadsheet = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isSpreadsheet || bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older programs know only Windows' own letters, in which every byte is one.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A column named twice counts once. */
function knownColumns(titles: readonly string[]): (ImportColumn | undefined)[] {
  const seen = new Set<ImportColumn>();
  return titles.map((title) => {
    const column = columnOf(title);
    if (!column || seen.has(column)) return undefined;
    seen.add(column);
    return column;
  });
}
