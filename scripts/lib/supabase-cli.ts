import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { superuser } from 'supabase-gateway/database/connections';

const program = fileURLToPath(import.meta.resolve('supabase/dist/supabase.js'));
const root = join(import.meta.dirname, '..', '..');

/**
 * The URL of a database in the embedded PostgreSQL, with its owner's role. The CLI also connects to
 * a Unix socket.
 */
export function cliAddress(socketFolder: string, database: string): string {
  return `postgres://${superuser}@localhost/${database}?host=${socketFolder}&sslmode=disable`;
}

/**
 * Runs a command of the Supabase CLI without network access, in this project unless it names another
 * `--workdir`. Returns its standard output.
 * @throws Error with the CLI's own message when the command fails.
 */
export async function supabaseCli(...args: string[]): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const folder = args.includes('--workdir') ? [] : ['--workdir', root];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, ...args, ...folder, '--yes'],
    {
      env: {
        PATH,
        HOME,
        // The CLI stores its own files here instead of in the user's home folder.
        SUPABASE_HOME: join(root, 'node_modules/.cache/supabase'),
        SUPABASE_TELEMETRY_DISABLED: '1',
        SUPABASE_NO_UPDATE_NOTIFIER: '1',
      },
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  return stdout;
}
