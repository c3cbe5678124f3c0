/** A line of the table that `npm run bench` prints. */
export type Row = {
  what: string;
  /** How it stands against what it is measured against; empty where it is measured alone. */
  ratio: string;
  measured: string;
  /** The floor, the hash alone, few members…, and what was measured of it. */
  against: string;
  wanted: string;
  /** Whether it is what is wanted; missing where nothing is. */
  met?: boolean;
};

/**
 * Prints rows, and hands them to the process that runs all benchmarks, if one does. A row that is
 * not what was wanted makes the command fail.
 */
export function report(rows: Row[]) {
  console.log(`\n${tableOf(rows)}`);
  process.send?.({ rows });
  if (rows.some(({ met }) => met === false)) process.exitCode = 1;
}

/** Rows as a table of Markdown, ratios first. */
export function tableOf(rows: readonly Row[]): string {
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

/** A share as people write it: 0.912 is 91 %. */
export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
