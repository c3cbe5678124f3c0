import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { testKey } from 'supabase-gateway/testing/encryption';

const root = join(import.meta.dirname, '..', '..');

/** Runs an operator command in its own process, with only this environment and the compiled code. */
export function command(
  script:
    | 'backup'
    | 'demo-volume'
    | 'restore'
    | 'query'
    | 'personal-data'
    | 'admin-create'
    | 'audit-verify'
    | 'legal-announce'
    | 'rules-publish'
    | 'secret-key',
  env: Record<string, string>,
  ...args: string[]
) {
  return commandIn(root, script, env, ...args);
}

/** Runs an operator command of another working copy. */
export async function commandIn(
  folder: string,
  script: string,
  env: Record<string, string>,
  ...args: string[]
) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [join(folder, 'scripts/operate.ts'), script, ...args], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      ...(env.DATABASE_URL && { ENCRYPTION_KEY: testKey }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, lines: said.trim().split('\n') };
}
