import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { ProjectConfig } from '../project/config.ts';
import type { AtRest } from '../security/at-rest.ts';
import { encryptPlainValues, storedKeyIds } from '../security/encrypted-values.ts';
import { type KeySource, keyFor } from '../security/encryption-key.ts';
import { ensureSecretKey } from '../security/secret-key.ts';
import { ensureSigningKey } from '../security/signing-keys.ts';
import { StartupError } from '../startup-error.ts';
import { applyConfiguredBuckets } from '../storage/buckets/configured.ts';
import { type ConnectionShares, divideConnections, usualConnections } from './connection-shares.ts';
import {
  type DatabaseLocation,
  loginConnection,
  openPool,
  ownerConnection,
} from './connections.ts';
import { holdCluster } from './embedded/hold.ts';
import { setLoginPasswords } from './login-passwords.ts';
import { migrate } from './migrate.ts';
import { migrationFiles, platformFiles, seedFiles } from './sql-files.ts';

export type Database = {
  location: DatabaseLocation;
  /** For the table API. It may switch to anon, authenticated, service_role and the project's roles. */
  restPool: pg.Pool;
  /** For accounts and sessions. It owns the schema auth. */
  authPool: pg.Pool;
  /** For files. It may switch to the same roles, and stores file contents. */
  storagePool: pg.Pool;
  /** For channels. It may switch to the same roles, and reads messages that the database sent. */
  realtimePool: pg.Pool;
  shares: ConnectionShares;
  /** Decrypts the database's keys and secrets. */
  atRest: AtRest;
  close(): Promise<void>;
};

/** A database that this process keeps running, if it is the embedded one. */
type OpenedDatabase = Database & { keepRunning(log: FastifyBaseLogger): void };

type Project = {
  supabaseDir: string;
  /** Whether to load the project's demo data. */
  demo: boolean;
};

type Options = Project & KeySource & { demoAllowed: boolean; databaseConnections: number };

/**
 * Starts PostgreSQL or connects to it, migrates its schema and opens the pools.
 * @throws StartupError after it has stopped everything that it started.
 */
export async function openDatabase(
  options: Options,
  config: ProjectConfig,
): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir, databaseConnections } = options;
  if (databaseUrl) {
    const location = { url: databaseUrl };
    const atRest = await prepareDatabase(location, options, config, options);
    if (!options.demoAllowed) await refuseDemoData(location);
    return { ...openPools(location, atRest, databaseConnections), keepRunning: () => undefined };
  }
  const { location, keepRunning, release } = await holdCluster(dataDir);
  try {
    const atRest = await prepareDatabase(location, options, config, options);
    if (!options.demoAllowed) await refuseDemoData(location);
    const pools = openPools(location, atRest, databaseConnections);
    return { ...pools, keepRunning, close: () => pools.close().then(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Prepares a database: it migrates the schema and creates the first keys and the logins.
 * @param keys the source of the key that encrypts the database's secrets
 */
export async function prepareDatabase(
  location: DatabaseLocation,
  project: Project,
  config: ProjectConfig,
  keys: KeySource,
): Promise<AtRest> {
  const owner = await connectOwner(location);
  try {
    // Concurrent starts take turns until this connection ends. Otherwise each process would create
    // its own key, unknown to the others.
    await owner.query('select pg_advisory_lock(hashtext($1))', ['gateway.prepare']);
    // This check runs before any change because another key could not decrypt the existing values.
    const atRest = keyFor(keys, await storedKeyIds(owner));
    const { seed } = config.db;
    await migrate(owner, {
      platform: platformFiles(),
      migrations: migrationFiles(project.supabaseDir),
      seeds: project.demo && seed.enabled ? seedFiles(project.supabaseDir, seed.sql_paths) : [],
    });
    await applyConfiguredBuckets(owner, config.storage);
    await ensureSigningKey(owner, atRest);
    await ensureSecretKey(owner, atRest);
    await encryptPlainValues(owner, atRest);
    if ('url' in location) await setLoginPasswords(owner, location.url);
    return atRest;
  } finally {
    await owner.end();
  }
}

/** @throws StartupError if demo data was loaded earlier, regardless of the current environment. */
async function refuseDemoData(location: DatabaseLocation) {
  const owner = await connectOwner(location);
  try {
    const { rowCount } = await owner.query('select from supabase_migrations.seed_files limit 1');
    if (!rowCount) return;
  } finally {
    await owner.end();
  }
  const remedy =
    'url' in location
      ? 'use another database'
      : 'set DATA_DIR to a new folder, or DEMO=on for a demonstration';
  throw new StartupError(
    `This database holds demo accounts with a public password, and HOST or SITE_URL is not this machine: ${remedy}`,
  );
}

/** Opens the gateway's pools on a migrated database. */
export function openPools(
  location: DatabaseLocation,
  atRest: AtRest,
  connections = usualConnections,
): Database {
  const shares = divideConnections(connections);
  const { anonymous, signedIn, service, schema, auth, storage, realtime } = shares;
  const rest = anonymous + signedIn + service + schema;
  const restPool = openPool(loginConnection(location, 'authenticator'), rest, 'gateway rest');
  const authPool = openPool(loginConnection(location, 'supabase_auth_admin'), auth, 'gateway auth');
  const storagePool = openPool(
    loginConnection(location, 'supabase_storage_admin'),
    storage,
    'gateway storage',
  );
  // File contents need not be on the disk before the row that makes them visible. The flush of that
  // row includes them.
  storagePool.on('connect', (client) => client.query('set synchronous_commit = off'));
  const realtimePool = openPool(
    loginConnection(location, 'supabase_realtime_admin'),
    realtime,
    'gateway realtime',
  );
  // No client waits for what this login writes to reach the disk.
  realtimePool.on('connect', (client) => client.query('set synchronous_commit = off'));
  const pools = { restPool, authPool, storagePool, realtimePool };
  const close = async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
  };
  return { location, ...pools, shares, atRest, close };
}

async function connectOwner(location: DatabaseLocation): Promise<pg.Client> {
  const owner = new pg.Client({ ...ownerConnection(location), connectionTimeoutMillis: 10_000 });
  owner.on('error', () => undefined);
  try {
    await owner.connect();
  } catch (error) {
    if (!('url' in location)) throw error;
    const { host, pathname } = new URL(location.url);
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `DATABASE_URL: cannot connect to ${host}${pathname}: ${message || code}`,
    );
  }
  return owner;
}
