/** Prints a table's head, and returns what prints a line of it: the first column left, others right. */
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
