/** Text and comments of SQL, in which a semicolon ends nothing. */
const quoted =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\be'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$/gi;

const transactionControl =
  /^(?:begin|start\s+transaction|commit|end|rollback|abort|savepoint|release|prepare\s+transaction)\b/i;

/**
 * The first statement of a file that would begin or end a transaction, with its line, or undefined.
 * Those in the bodies of functions are none.
 */
export function findTransactionControl(sql: string): { line: number; words: string } | undefined {
  // What is quoted keeps its length, so that positions and lines stay.
  const bare = sql
    .replace(quoted, (text) => text.replace(/[^\n]/g, ' '))
    .replace(/\bbegin\s+atomic\b[\s\S]*?\bend\s*;/gi, (text) => text.replace(/[^\n]/g, ' '));
  for (const { 0: statement, index } of bare.matchAll(/[^;]+/g)) {
    const words = transactionControl.exec(statement.trimStart())?.[0];
    if (!words) continue;
    const start = index + statement.length - statement.trimStart().length;
    return { line: sql.slice(0, start).split('\n').length, words };
  }
  return undefined;
}

/**
 * What two records of one file have in common: Supabase's tool stores a file as its statements, the
 * gateway as it is, and a checkout may change the ends of lines.
 */
export function comparableSql(sql: string): string {
  return sql.replace(/[\s;]+/g, '');
}
