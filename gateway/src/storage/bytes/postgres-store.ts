import type pg from 'pg';
import type { ByteStore } from './byte-store.ts';
import type { RequireRoom } from './disk-reserve.ts';
import { readBytea } from './read-bytea.ts';

/** Stores bytes in the database: every process that shares the database serves every file. */
export function postgresStore(pool: pg.Pool, requireRoom: RequireRoom): ByteStore {
  return {
    segmentBytes: 256 * 1024,
    async keep(_segment, bytes) {
      await requireRoom();
      return { bytes, key: null };
    },
    read({ file, start }) {
      return readBytea(pool, file, start);
    },
    async remove() {
      // Segments are deleted together with the row of their file.
    },
  };
}
