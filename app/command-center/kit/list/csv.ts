/** A column of an export: its title, and what stands in it. */
export type CsvColumn<Row> = {
  title: string;
  value: (row: Row) => string | number | boolean | null | undefined;
};

/** What a spreadsheet would take for a formula, in the wide letters of East Asian keyboards too. */
const formula = /^[\s\u200b\ufeff]*[=+\-@\t\r|%\uff1d\uff0b\uff0d\uff20]/;

/**
 * The same after a semicolon or a tab, where a spreadsheet in Portuguese begins another cell even
 * within quotes. The library looks at the beginning of a cell only.
 */
const innerFormula = /([;\t][\s"\u200b\ufeff]*)(?=[=+\-@|%\uff1d\uff0b\uff0d\uff20])/g;

const guardedInnerFormula = /([;\t][\s"\u200b\ufeff]*)'(?=[=+\-@|%\uff1d\uff0b\uff0d\uff20])/g;

/**
 * The rows as CSV, for spreadsheets: hostile cells get an apostrophe, so that they stay text.
 * Numbers stay numbers.
 */
export async function writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const text = Papa.unparse(
    { fields: columns.map(({ title }) => title), data: rows.map(cellsOf) },
    { escapeFormulae: formula, newline: '\r\n' },
  );
  // Without the mark, Excel reads accents wrongly.
  return `\ufeff${text}\r\n`;

  function cellsOf(row: Row) {
    return columns.map(({ value }) => {
      const cell = value(row) ?? '';
      return typeof cell === 'string' ? cell.replace(innerFormula, "$1'") : cell;
    });
  }
}

/** A cell as it was before `writeCsv` made it safe: without the apostrophes before formulas. */
export function undoFormulaGuard(cell: string): string {
  const text = cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
  return text.replace(guardedInnerFormula, '$1');
}

/** Hands a file to the browser. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
