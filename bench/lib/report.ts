/** A row of the table that `npm run bench` prints. */
export type Row = {
  what: string;
  /** The ratio to its reference; empty without one. */
  ratio: string;
  measured: string;
  /** The reference (floor, hash alone, few members, …) and its value. */
  against: string;
  wanted: string;
  /** Whether the target is met; undefined without a target. */
  met?: boolean;
};

/**
 * Prints rows and sends them to the process that runs all benchmarks, if there is one. A missed target
 * makes the command fail.
 */
export function report(rows: Row[]) {
  console.log(`\n${tableOf(rows)}`);
  process.send?.({ rows });
  if (rows.some(({ met }) => met === false)) process.exitCode = 1;
}

/** Rows as a Markdown table, ratios first. */
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

/** A ratio as text: 0.912 is 91 %. */
export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
