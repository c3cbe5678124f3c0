import pg from 'pg';
import { StartupError } from 'supabase-gateway/startup-error';

/** A command was asked for wrongly, or cannot do what it was asked. Its message is one line. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Runs an operator's command. What the operator can act on is printed as one line, and only what
 * is unexpected with its stack; after either the exit code is 1.
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
    // An unknown option, and what the file system refuses.
    code?.startsWith('ERR_PARSE_ARGS') ||
    (error as NodeJS.ErrnoException).syscall !== undefined;
  if (forOperators) return message;
  // What the project's own rules refuse, in the form that the table API reads.
  if (code === 'PGRST') return (JSON.parse(message) as { message: string }).message;
  if (error instanceof pg.DatabaseError) return `PostgreSQL: ${message}`;
  return stack ?? `${name}: ${message}`;
}
