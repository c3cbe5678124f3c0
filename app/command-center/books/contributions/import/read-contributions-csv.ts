import Papa from 'papaparse';
import { undoFormulaGuard } from '../../../../shared/format/csv.ts';
import { type ContributionColumn, columnOf, contributionColumns } from './contribution-columns.ts';

export type ContributionLine = {
  /** The line number in a spreadsheet; titles are line 1. */
  row: number;
  values: Partial<Record<ContributionColumn, string>>;
  /** An error that is found before the database checks the line. */
  problem?: 'extra_cells' | 'quotes';
};

/**
 * The lines of a CSV file of payments. Cells are separated by comma, semicolon or tab. Titles are in
 * English or Portuguese, in any order; of two for the same column, the first counts.
 */
export function readContributionsCsv(text: string) {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: false,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const [titles = [], ...rows] = data;
  const found = titles.map(columnOf);
  const columns = found.map((column, place) =>
    found.indexOf(column) === place ? column : undefined,
  );
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const lines = rows.flatMap((cells, index): ContributionLine[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const values: ContributionLine['values'] = {};
    for (const [place, column] of columns.entries()) {
      if (column) values[column] = undoFormulaGuard(cells[place] ?? '').trim();
    }
    const hasExtra = cells.slice(titles.length).some((cell) => cell.trim() !== '');
    const problem = broken.has(index + 1) ? 'quotes' : hasExtra ? 'extra_cells' : undefined;
    return [{ row: index + 2, values, ...(problem && { problem }) }];
  });
  return {
    lines,
    missing: contributionColumns.filter((column) => !columns.includes(column)),
    ignored: titles.filter((title, place) => title.trim() !== '' && !columns[place]),
  };
}
