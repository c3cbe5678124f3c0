/** A row of a table by the title of its column. */
export type Row = Record<string, string>;

/** The tables of a text in Markdown, each as its rows. */
export function tablesIn(text: string): Row[][] {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim().startsWith('|'));
  return blocks.map((block) => {
    const [head = [], , ...rows] = block.trim().split('\n').map(cellsIn);
    return rows.map((cells) => {
      if (cells.length !== head.length) throw new Error(`Not ${head.length} cells: ${cells}`);
      return Object.fromEntries(head.map((column, index) => [column, cells[index] ?? '']));
    });
  });
}

function cellsIn(row: string): string[] {
  return row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}
