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
  /** The folder of the Unix socket. PostgreSQL listens nowhere else, so it needs no free port. */
  socketFolder: string;
  /** PostgreSQL's log file. */
  logFile: string;
  /**
   * Stops PostgreSQL after its clients have disconnected. It resolves when the process has exited.
   */
  stop(): Promise<void>;
};

/**
 * Starts the embedded PostgreSQL and creates its data on the first start. A PostgreSQL process that
 * is still running after its Node process was killed is reused.
 * @param socketFolder the previous socket folder, if PostgreSQL is restarted.
 * @throws StartupError with the last log line when PostgreSQL cannot be created or started.
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
        // The previous server was stopping it, so it is started again below.
        return false;
      },
    );
    if (isReady) return handle(pid, folder, logFile(locations));
  }
  if (!existsSync(join(locations.cluster, 'PG_VERSION'))) {
    // A disk that is temporarily not mounted must not be treated as a first start.
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
  // The data is created under a temporary name, so that an interrupted start leaves no incomplete
  // data.
  const half = `${locations.cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  rmSync(locations.cluster, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (user) chownSync(half, user.uid, user.gid);
  await runInitdb(locations.binaries, half, user);
  renameSync(half, locations.cluster);
}

function makeSocketFolder(user: SystemUser | undefined, before: string | undefined): string {
  // A killed process leaves its socket there.
  if (before) rmSync(before, { recursive: true, force: true });
  // The path is short because a socket path is limited to about 100 bytes.
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
