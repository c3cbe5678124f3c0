import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { findLocations, type Locations } from './locations.ts';
import { readPostmaster, removeStaleLock } from './postmaster.ts';
import { runInitdb, spawnPostgres, waitUntilReady } from './processes.ts';
import { withStartLock } from './start-lock.ts';
import { postgresSystemUser, type SystemUser } from './system-user.ts';

export type Cluster = {
  /** Folder of the Unix socket: PostgreSQL listens nowhere else, so no port can be in its way. */
  socketFolder: string;
  /** What PostgreSQL says of itself. */
  logFile: string;
  /** Ends PostgreSQL after its clients have left; resolves when the process is gone. */
  stop(): Promise<void>;
};

/**
 * Creates the embedded PostgreSQL's data on the first start and starts it. A PostgreSQL that
 * outlived its killed Node process is taken over as it runs.
 * @param socketFolder where it listened before, when it is started again.
 * @throws StartupError when it cannot be created or started, with the last line it said.
 */
export async function startCluster(dataDir: string, socketFolder?: string): Promise<Cluster> {
  const user = postgresSystemUser();
  const locations = findLocations(dataDir, user);
  return withStartLock(dataDir, () => createAndStart({ dataDir, locations, user, socketFolder }));
}

type Start = {
  dataDir: string;
  locations: Locations;
  user: SystemUser | undefined;
  socketFolder: string | undefined;
};

async function createAndStart({ dataDir, locations, user, socketFolder }: Start): Promise<Cluster> {
  const running = readPostmaster(locations.cluster);
  if (running) {
    if (socketFolder && running.socketFolder !== socketFolder) {
      throw new StartupError(`Another program is running PostgreSQL on ${dataDir}`);
    }
    const { pid, socketFolder: folder } = running;
    const isReady = await waitUntilReady(folder, pid, logFile(locations)).then(
      () => true,
      (error: unknown) => {
        if (readPostmaster(locations.cluster)) throw error;
        // The server before this one was ending it: it is started anew below.
        return false;
      },
    );
    if (isReady) return handle(pid, folder, logFile(locations));
  }
  if (!existsSync(join(locations.cluster, 'PG_VERSION'))) {
    // A disk that is not mounted just now must not be taken for a first start.
    if (socketFolder) throw new StartupError(`${locations.cluster} no longer exists`);
    await create(locations, user);
  }
  if (!socketFolder && !locations.cluster.startsWith(dataDir)) {
    console.log(
      `PostgreSQL's data: ${locations.cluster} (user ${user?.name} cannot enter ${dataDir})`,
    );
  }
  removeStaleLock(locations.cluster);
  const folder = makeSocketFolder(user, socketFolder);
  const log = { logFile: logFile(locations), keepLog: socketFolder !== undefined };
  const pid = spawnPostgres({ ...locations, ...log, socketFolder: folder, user });
  await waitUntilReady(folder, pid, log.logFile);
  return handle(pid, folder, log.logFile);
}

async function create(locations: Locations, user: SystemUser | undefined) {
  // Made under another name first: a start that is interrupted here leaves nothing half-made.
  const half = `${locations.cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  rmSync(locations.cluster, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (user) chownSync(half, user.uid, user.gid);
  await runInitdb(locations.binaries, half, user);
  renameSync(half, locations.cluster);
}

function makeSocketFolder(user: SystemUser | undefined, before: string | undefined): string {
  // Whoever was killed has left a socket there.
  if (before) rmSync(before, { recursive: true, force: true });
  // Short on purpose: a socket's path may not be longer than about 100 bytes.
  const folder = before ?? mkdtempSync(join(tmpdir(), 'pg-'));
  if (before) mkdirSync(before, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

function logFile(locations: Locations) {
  return join(dirname(locations.cluster), 'postgres.log');
}

function handle(pid: number, socketFolder: string, logFile: string): Cluster {
  return {
    socketFolder,
    logFile,
    async stop() {
      const deadline = Date.now() + 30_000;
      for (let signal: NodeJS.Signals | 0 = 'SIGINT'; isAlive(pid, signal); signal = 0) {
        if (Date.now() > deadline) throw new StartupError(`PostgreSQL (pid ${pid}) did not stop`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
