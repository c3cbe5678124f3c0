import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { ProjectConfig } from '../project/config.ts';
import { poolSize } from '../rest/pool-shares.ts';
import type { AtRest } from '../security/at-rest.ts';
import { encryptPlainValues, storedKeyIds } from '../security/encrypted-values.ts';
import { type KeySource, keyFor } from '../security/encryption-key.ts';
import { ensureSecretKey } from '../security/secret-key.ts';
import { ensureSigningKey } from '../security/signing-keys.ts';
import { StartupError } from '../startup-error.ts';
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
  /** For the table API: may take the roles anon, authenticated and service_role. */
  restPool: pg.Pool;
  /** For accounts and sessions: owns schema auth. */
  authPool: pg.Pool;
  /** For files: may take the same roles, and keeps bytes. */
  storagePool: pg.Pool;
  /** Decrypts its keys and secrets. */
  atRest: AtRest;
  close(): Promise<void>;
};

/** A database that is this process's to keep running, where it is the embedded one. */
type OpenedDatabase = Database & { keepRunning(log: FastifyBaseLogger): void };

type Project = {
  supabaseDir: string;
  /** Whether the project's demo data is wanted. */
  demo: boolean;
};

type Options = Project & KeySource & { demoAllowed: boolean };

/**
 * Starts or reaches PostgreSQL, brings its schema up to date and opens the pools.
 * @throws StartupError, with everything that was started ended again.
 */
export async function openDatabase(
  options: Options,
  config: ProjectConfig,
): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir } = options;
  if (databaseUrl) {
    const location = { url: databaseUrl };
    const atRest = await prepareDatabase(location, options, config, options);
    if (!options.demoAllowed) await refuseDemoData(location);
    return { ...openPools(location, atRest), keepRunning: () => undefined };
  }
  const { location, keepRunning, release } = await holdCluster(dataDir);
  try {
    const atRest = await prepareDatabase(location, options, config, options);
    if (!options.demoAllowed) await refuseDemoData(location);
    const pools = openPools(location, atRest);
    return { ...pools, keepRunning, close: () => pools.close().then(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Brings a database up to date: its schema, its first keys, its logins.
 * @param keys where the key comes from that its secrets are encrypted with
 */
export async function prepareDatabase(
  location: DatabaseLocation,
  project: Project,
  config: ProjectConfig,
  keys: KeySource,
): Promise<AtRest> {
  const owner = await connectOwner(location);
  try {
    // Processes that start at the same time take turns, until this connection ends: two must not
    // make a key each, of which the other would never hear.
    await owner.query('select pg_advisory_lock(hashtext($1))', ['gateway.prepare']);
    // Before anything is changed: another key could not read what is there.
    const atRest = keyFor(keys, await storedKeyIds(owner));
    const { seed } = config.db;
    await migrate(owner, {
      platform: platformFiles(),
      migrations: migrationFiles(project.supabaseDir),
      seeds: project.demo && seed.enabled ? seedFiles(project.supabaseDir, seed.sql_paths) : [],
    });
    await ensureSigningKey(owner, atRest);
    await ensureSecretKey(owner, atRest);
    await encryptPlainValues(owner, atRest);
    if ('url' in location) await setLoginPasswords(owner, location.url);
    return atRest;
  } finally {
    await owner.end();
  }
}

/** @throws StartupError where demo data was loaded before, whatever the environment says now. */
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

/** Opens the gateway's pools on a database that is up to date. */
export function openPools(location: DatabaseLocation, atRest: AtRest): Database {
  const restPool = openPool(loginConnection(location, 'authenticator'), poolSize, 'gateway rest');
  const authPool = openPool(loginConnection(location, 'supabase_auth_admin'), 6, 'gateway auth');
  const storagePool = openPool(
    loginConnection(location, 'supabase_storage_admin'),
    10,
    'gateway storage',
  );
  // Bytes need not be on the disk before the row that makes them visible is, and with it they are.
  storagePool.on('connect', (client) => client.query('set synchronous_commit = off'));
  const close = async () => {
    await Promise.all([restPool.end(), authPool.end(), storagePool.end()]);
  };
  return { location, restPool, authPool, storagePool, atRest, close };
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
