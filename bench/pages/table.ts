/** Prints a table's head. @returns a function that prints a row, with the first column left-aligned */
export function table(heads: readonly string[], widths: readonly number[]) {
  const line = (...cells: string[]) => {
    const padded = cells.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(padded.join(' ').trimEnd());
  };
  line(...heads);
  return line;
}
