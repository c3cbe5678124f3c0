import pg from 'pg';
import { StartupError } from 'supabase-gateway/startup-error';

/** Incorrect usage of a command, or a request that it cannot fulfill. Its message is one line. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Runs an operator's command. Errors that the operator can fix are printed as one line. Unexpected
 * errors are printed with their stack. The exit code is 1 for both.
 */
export async function runCommand(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    console.error(explain(error));
  }
}

function explain(error: unknown): string {
  const { name, message, stack, code } = error as NodeJS.ErrnoException;
  const forOperators =
    error instanceof CommandError ||
    error instanceof StartupError ||
    // Unknown options, and file system errors.
    code?.startsWith('ERR_PARSE_ARGS') ||
    (error as NodeJS.ErrnoException).syscall !== undefined;
  if (forOperators) return message;
  // Errors of the project's own rules, in the format of the table API.
  if (code === 'PGRST') return (JSON.parse(message) as { message: string }).message;
  if (error instanceof pg.DatabaseError) return `PostgreSQL: ${message}`;
  return stack ?? `${name}: ${message}`;
}
