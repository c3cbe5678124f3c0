import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/**
 * The folder of the newest complete build, by its real name: `build/` leads to another one as soon
 * as somebody builds again, and a server goes on with the one that it started with. A file with
 * this process's id keeps it from being removed (scripts/lib/swap.mjs).
 * @throws StartupError when the site is not built.
 */
export function claimCurrentBuild(link: string): string {
  let folder: string;
  try {
    folder = realpathSync(link);
  } catch (cause) {
    throw new StartupError('The site is not built. Run npm run build.', { cause });
  }
  const mark = join(folder, 'servers', String(process.pid));
  try {
    mkdirSync(join(folder, 'servers'), { recursive: true });
    writeFileSync(mark, '');
    process.once('exit', () => rmSync(mark, { force: true }));
  } catch {
    // A read-only installation: nobody builds there either.
  }
  return folder;
}
