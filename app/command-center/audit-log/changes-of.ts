import type { LoggedValue, LogLine } from './fetch-log';

export type Change = {
  column: string;
  /** None if the log only names the column, or the values were erased. */
  values?: readonly [before: LoggedValue, after: LoggedValue];
};

/** The changed columns of a line, in the order of the log. Columns with values are first. */
export function changesOf({ details, changes }: LogLine): Change[] {
  const named = columnsOf(details).filter((column) => !changes?.[column]);
  const held = Object.entries(changes ?? {}).map(([column, values]) => ({ column, values }));
  return [...held, ...named.map((column) => ({ column }))];
}

function columnsOf(details: LogLine['details']): string[] {
  if (!isObject(details) || !Array.isArray(details.columns)) return [];
  return details.columns.map(String);
}

/** The number of rows that were exported, or added by an import. */
export function rowsOf({ details }: LogLine): number | undefined {
  if (!isObject(details)) return undefined;
  const count = details.rows ?? details.added ?? details.lines;
  return typeof count === 'number' ? count : undefined;
}

function isObject(
  details: LogLine['details'],
): details is Extract<LogLine['details'], { rows?: unknown }> {
  return typeof details === 'object' && details !== null && !Array.isArray(details);
}
