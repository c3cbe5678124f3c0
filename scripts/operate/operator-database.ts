import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import {
  type DatabaseLocation,
  databaseName,
  ownerConnection,
} from 'supabase-gateway/database/connections';
import { claimCluster } from 'supabase-gateway/database/embedded/claim';
import { startCluster } from 'supabase-gateway/database/embedded/cluster';
import { findLocations } from 'supabase-gateway/database/embedded/locations';
import { readPostmaster } from 'supabase-gateway/database/embedded/postmaster';
import { postgresSystemUser } from 'supabase-gateway/database/embedded/system-user';
import { CommandError } from './command.ts';

type Place = { databaseUrl: string | undefined; dataDir: string };

type Needs = {
  /** Whether to create the embedded database if it does not exist yet. */
  create?: boolean;
  /** Whether the command requires that no server uses the database concurrently. */
  alone?: boolean;
};

/**
 * Gives an operator's command the database that the environment selects. That is DATABASE_URL, or
 * the embedded database, whether a server runs on it or not. Any process that this function started
 * is stopped again.
 * @throws CommandError when there is no database yet; StartupError when a server uses it and none
 *   is allowed, or when it cannot be started.
 */
export async function withDatabase(
  { databaseUrl, dataDir }: Place,
  { create = false, alone = false }: Needs,
  work: (location: DatabaseLocation) => Promise<void>,
) {
  if (databaseUrl) {
    const location = { url: databaseUrl };
    if (alone) await withOwner(location, refuseServers);
    return work(location);
  }
  if (!create && !existsSync(dataDir)) throw new CommandError(`${dataDir}: no database found`);
  const { cluster: folder } = findLocations(dataDir, postgresSystemUser());
  if (!create && !existsSync(join(folder, 'PG_VERSION'))) {
    throw new CommandError(`${dataDir}: no database found`);
  }
  const wasRunning = readPostmaster(folder) !== undefined;
  const cluster = await startCluster(dataDir);
  const location = { socketFolder: cluster.socketFolder, name: databaseName };
  try {
    // While this command runs PostgreSQL, no server can start to use it, because it stops with the
    // command.
    const claim = alone || !wasRunning ? await claimCluster(location, dataDir) : undefined;
    await work(location).finally(() => claim?.end());
  } finally {
    if (!wasRunning) await cluster.stop();
  }
}

/** Connects as the owner of all objects while `work` runs. */
export async function withOwner<Result>(
  location: DatabaseLocation,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> {
  const owner = new pg.Client({
    ...ownerConnection(location),
    application_name: 'gateway operator',
    connectionTimeoutMillis: 10_000,
  });
  owner.on('error', () => undefined);
  await owner.connect().catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`No connection to the database: ${error.message || error.code}`);
  });
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

async function refuseServers(owner: pg.Client) {
  const { rows } = await owner.query<{ servers: boolean }>(
    `select exists (
      select from pg_stat_activity
      where datname = current_database() and usename in ('authenticator', 'supabase_auth_admin', 'supabase_realtime_admin', 'supabase_storage_admin')
    ) as servers`,
  );
  if (rows[0]?.servers) {
    throw new CommandError(
      'DATABASE_URL: servers are still connected to this database. Stop them first.',
    );
  }
}
