import pg from 'pg';
import { type Login, loginPassword } from './login-passwords.ts';

/** Name of the embedded PostgreSQL's superuser and of its database, as on Supabase. */
export const superuser = 'postgres';
export const databaseName = 'postgres';

/** Where the database is: a name behind a Unix socket in a folder, or an address. */
export type DatabaseLocation = { socketFolder: string; name: string } | { url: string };

/** Options to connect as the one who owns everything: for migrations and nothing else. */
export function ownerConnection(location: DatabaseLocation): pg.ClientConfig {
  return 'url' in location
    ? { connectionString: location.url }
    : { host: location.socketFolder, user: superuser, database: location.name };
}

/** Options to connect as one of the gateway's logins. */
export function loginConnection(location: DatabaseLocation, login: Login): pg.ClientConfig {
  if (!('url' in location)) {
    return { host: location.socketFolder, user: login, database: location.name };
  }
  const url = new URL(location.url);
  url.username = login;
  url.password = loginPassword(location.url, login);
  return { connectionString: url.href };
}

/** A pool of connections for one login. Errors of connections only cost that connection. */
export function openPool(config: pg.ClientConfig, max: number, applicationName: string): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    pipeline: true,
  });
  pool.on('error', () => undefined);
  // Without a listener a connection that breaks while it is lent out would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
