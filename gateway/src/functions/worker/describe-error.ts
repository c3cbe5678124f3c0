/**
 * Matches error codes of PostgreSQL and PostgREST. The messages of these errors quote row values.
 */
const ofDatabase = /^([0-9A-Z]{5}|PGRST\w+)$/;

/**
 * Returns the part of an error that a function's log may contain. This is the stack without the
 * error's details and hints, and without the message if the database wrote it.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const { name, message, stack = '' } = error;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string' || !ofDatabase.test(code)) return stack || `${name}: ${message}`;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [`${name}: ${code}`, ...frames].join('\n');
}
