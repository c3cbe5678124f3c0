import { statfs } from 'node:fs/promises';
import pg from 'pg';
import { type DatabaseLocation, ownerConnection } from '../../database/connections.ts';
import { diskFull } from '../errors.ts';

/** @throws StorageError when files would take the last room of PostgreSQL's disk */
export type RequireRoom = () => Promise<void>;

const mostReserved = 1024 ** 3;

/**
 * PostgreSQL stops on a full disk, and then nothing can be deleted either. So files leave it a reserve:
 * a fifth of the disk, and at most 1 GiB. The disk of a database elsewhere is not known here.
 * @param reserve bytes, instead of that
 */
export async function keepDiskReserve(
  location: DatabaseLocation,
  reserve?: number,
): Promise<RequireRoom> {
  if ('url' in location) return async () => undefined;
  const folder = await dataFolder(location);
  return async () => {
    const { bavail, bsize, blocks } = await statfs(folder);
    const kept = reserve ?? reserveOf(blocks * bsize);
    const free = bavail * bsize;
    if (free < kept) throw diskFull(new Error(`${folder}: ${free} bytes are free`));
  };
}

async function dataFolder(location: DatabaseLocation): Promise<string> {
  const client = new pg.Client(ownerConnection(location));
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory ?? '/';
  } finally {
    await client.end();
  }
}

/** How much of a disk files leave free, in bytes. */
export function reserveOf(size: number): number {
  return Math.min(mostReserved, Math.floor(size / 5));
}
