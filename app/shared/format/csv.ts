/** The title and the values of an exported column. */
export type CsvColumn<Row> = {
  title: string;
  value: (row: Row) => string | number | boolean | null | undefined;
};

/** The start of a formula in a spreadsheet, also in full-width characters. */
const formula = /^[\s\u200b\ufeff]*[=+\-@\t\r|%\uff1d\uff0b\uff0d\uff20]/;

/**
 * The same after a semicolon or a tab, where a Portuguese spreadsheet starts another cell, even
 * in quotes. The library checks only the start of a cell.
 */
const innerFormula = /([;\t][\s"\u200b\ufeff]*)(?=[=+\-@|%\uff1d\uff0b\uff0d\uff20])/g;

const guardedInnerFormula = /([;\t][\s"\u200b\ufeff]*)'(?=[=+\-@|%\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Writes the rows as CSV for spreadsheets. Cells that start a formula get an apostrophe, so that
 * they stay text. Numbers stay numbers.
 */
export async function writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const text = Papa.unparse(
    { fields: columns.map(({ title }) => guardInside(title)), data: rows.map(cellsOf) },
    { escapeFormulae: formula, newline: '\r\n' },
  );
  // Without the byte order mark, Excel misreads accents.
  return `\ufeff${text}\r\n`;

  function cellsOf(row: Row) {
    return columns.map(({ value }) => {
      const cell = value(row) ?? '';
      return typeof cell === 'string' ? guardInside(cell) : cell;
    });
  }
}

function guardInside(cell: string): string {
  return cell.replace(innerFormula, "$1'");
}

/** Reverts `writeCsv` for a cell, by removing the apostrophes before formulas. */
export function undoFormulaGuard(cell: string): string {
  const text = cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
  return text.replace(guardedInnerFormula, '$1');
}

/** Downloads a CSV file. */
export function download(name: string, text: string): void {
  downloadFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
