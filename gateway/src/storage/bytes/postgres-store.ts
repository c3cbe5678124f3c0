import type pg from 'pg';
import type { ByteStore } from './byte-store.ts';

/** Keeps bytes in the database: whatever reaches the database reaches every file. */
export function postgresStore(pool: pg.Pool): ByteStore {
  return {
    async write(client, { file, start }, bytes) {
      await client.query({
        name: 'write file segment',
        text: 'insert into gateway.file_segments (file, start, length, bytes) values ($1, $2, $3, $4)',
        values: [file, start, bytes.length, bytes],
      });
    },
    async read({ file, start }) {
      const { rows } = await pool.query<{ bytes: Buffer }>({
        name: 'read file segment',
        text: 'select bytes from gateway.file_segments where file = $1 and start = $2',
        values: [file, start],
      });
      return rows[0]?.bytes;
    },
    async remove() {
      // The segments are deleted with the row of their file.
    },
  };
}
