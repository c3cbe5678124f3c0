import { rmSync } from 'node:fs';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { startServer } from '../../support/server-process.ts';

/**
 * Starts a server for tests whose changes other tests must not see, and deletes its data afterwards.
 * `settings` are environment variables of its own.
 */
export async function withOwnServer(
  name: string,
  use: (server: { url: string; DATA_DIR: string }) => Promise<void>,
  settings: Record<string, string> = {},
) {
  const DATA_DIR = temporaryFolder(name);
  const env = {
    DATA_DIR,
    PORT: '0',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'warn',
    SCHEDULES: 'off',
    ...settings,
  };
  const server = await startServer(env);
  await use({ url: server.url, DATA_DIR });
  await server.end('SIGTERM');
  rmSync(DATA_DIR, { recursive: true, force: true });
}
