import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { canReach, postgresSystemUser, type SystemUser } from './system-user.ts';

/** The folder that is used when PostgreSQL's user has no access to root's folders. */
const sharedFolder = '/var/lib/embedded-postgres';

export type Locations = { binaries: string; cluster: string };

/**
 * Finds PostgreSQL's programs and its data folder. The data folder is next to the project, unless
 * PostgreSQL runs as another user without access to it (a clone in root's home).
 */
export function findLocations(dataDir: string, user: SystemUser | undefined): Locations {
  const { folder, version } = installedBinaries();
  createDataFolder(dataDir, user);
  const cluster = join(dataDir, 'postgres');
  if (!user) return { binaries: folder, cluster };
  return {
    binaries: canReach(join(folder, 'bin'), user) ? folder : sharedBinaries(folder, version),
    cluster: canReach(cluster, user) ? cluster : sharedCluster(dataDir, user),
  };
}

/** PostgreSQL's user has to enter the folder, if it is another one. */
export function createDataFolder(dataDir: string, user = postgresSystemUser()): void {
  mkdirSync(dataDir, { recursive: true, mode: user ? 0o755 : 0o700 });
}

function installedBinaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    // The platform package is a dependency of embedded-postgres, so it is resolved from there.
    const fromWrapper = createRequire(require.resolve('embedded-postgres'));
    const folder = dirname(dirname(fromWrapper.resolve(name)));
    const { version } = require(join(folder, 'package.json')) as { version: string };
    return { folder: join(folder, 'native'), version };
  } catch (cause) {
    throw new StartupError(
      `The package ${name} is not installed, so there is no embedded PostgreSQL for this machine: set DATABASE_URL`,
      { cause },
    );
  }
}

function sharedBinaries(source: string, version: string): string {
  const target = join(sharedFolder, version);
  if (existsSync(target)) return target;
  // The copy is made under a temporary name and renamed, so that an interrupted copy never counts
  // as complete.
  const half = `${target}.${process.pid}`;
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  rmSync(half, { recursive: true, force: true });
  cpSync(source, half, { recursive: true, verbatimSymlinks: true });
  renameSync(half, target);
  return target;
}

function sharedCluster(dataDir: string, user: SystemUser): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join(sharedFolder, 'clusters', name);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  chownSync(folder, user.uid, user.gid);
  return join(folder, 'postgres');
}
