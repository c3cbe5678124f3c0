import pg from 'pg';
import { type Login, loginPassword } from './login-passwords.ts';

/** The name of the embedded PostgreSQL's superuser and of its database, as on Supabase. */
export const superuser = 'postgres';
export const databaseName = 'postgres';

/** The location of the database: a name behind a Unix socket in a folder, or a URL. */
export type DatabaseLocation = { socketFolder: string; name: string } | { url: string };

/** Connection options for the database owner. They are used for migrations only. */
export function ownerConnection(location: DatabaseLocation): pg.ClientConfig {
  return 'url' in location
    ? { connectionString: location.url }
    : { host: location.socketFolder, user: superuser, database: location.name };
}

/** Connection options for one of the gateway's logins. */
export function loginConnection(location: DatabaseLocation, login: Login): pg.ClientConfig {
  if (!('url' in location)) {
    return { host: location.socketFolder, user: login, database: location.name };
  }
  const url = new URL(location.url);
  url.username = login;
  url.password = loginPassword(location.url, login);
  return { connectionString: url.href };
}

/**
 * Creates a connection pool for one login. An error affects only the connection on which it occurs.
 */
export function openPool(config: pg.ClientConfig, max: number, applicationName: string): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    pipeline: true,
  });
  pool.on('error', () => undefined);
  // Without a listener, an error on a checked-out connection would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
