import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { type DatabaseLocation, ownerConnection } from '../connections.ts';

/**
 * Claims the embedded PostgreSQL for this process with a lock that ends with its connection. A
 * killed process loses the lock immediately. A running process keeps a second server from using the
 * same data.
 * @throws StartupError when another server uses this data.
 */
export async function claimCluster(location: DatabaseLocation, dataDir: string) {
  const client = new pg.Client({ ...ownerConnection(location), application_name: 'gateway claim' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ claimed: boolean }>(
    'select pg_try_advisory_lock(hashtext($1)) as claimed',
    ['gateway.claim'],
  );
  if (rows[0]?.claimed) return client;
  await client.end();
  throw new StartupError(
    `Another server is already using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}
