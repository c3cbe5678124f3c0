/** Codes of PostgreSQL and PostgREST: the messages beside them quote values of rows. */
const ofDatabase = /^([0-9A-Z]{5}|PGRST\w+)$/;

/**
 * What a function's log may hold of an error: its stack, without the details and hints beside it, and
 * without the message where that is the database's.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const { name, message, stack = '' } = error;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string' || !ofDatabase.test(code)) return stack || `${name}: ${message}`;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [`${name}: ${code}`, ...frames].join('\n');
}
