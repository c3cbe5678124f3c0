/** A line of the table that `npm run bench` prints. */
export type Row = {
  what: string;
  /** The measured value relative to the baseline; empty without a baseline. */
  ratio: string;
  measured: string;
  /** The baseline and its value. */
  against: string;
  wanted: string;
  /** Whether the goal is met; missing without a goal. */
  met?: boolean;
};

/**
 * Prints rows and sends them to the parent process, if there is one that runs all benchmarks. The
 * command fails if a row misses its goal.
 */
export function report(rows: Row[]) {
  console.log(`\n${markdownTable(rows)}`);
  process.send?.({ rows });
  if (rows.some(({ met }) => met === false)) process.exitCode = 1;
}

/** Rows as a Markdown table. */
export function markdownTable(rows: readonly Row[]): string {
  const lines = rows.map(({ what, ratio, measured, against, wanted, met }) => [
    what,
    ratio && `**${ratio}**`,
    measured,
    against,
    `${wanted}${met === undefined ? '' : met ? ' ✓' : ' ✗'}`,
  ]);
  return [
    ['what', 'ratio', 'measured', 'against', 'wanted'],
    ['---', '--:', '--:', '---', '---'],
    ...lines,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Formats a ratio as a percentage; 0.912 is 91 %. */
export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
