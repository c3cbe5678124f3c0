import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginConnection, openPool } from '../../src/database/connections.ts';
import { chunksOf } from '../../src/storage/body.ts';
import { openByteStore } from '../../src/storage/bytes/open-byte-store.ts';
import { cleanUpFiles } from '../../src/storage/clean-up.ts';
import { bytes, onEachStore } from './storage-server.ts';

onEachStore((server) => {
  describe('Files without an object', () => {
    let cleanUp: () => Promise<number>;
    let close: () => Promise<void>;

    beforeAll(async () => {
      const { host, database = '' } = server.owner;
      const location = { socketFolder: host, name: database };
      const pool = openPool(
        loginConnection(location, 'supabase_storage_admin'),
        2,
        'clean-up test',
      );
      const store = await openByteStore(pool, server.s3?.settings);
      cleanUp = () => cleanUpFiles({ pool, store }, { grace: 0 });
      close = () => pool.end();
    });
    afterAll(() => close());

    const counts = async () => {
      const { rows } = await server.owner.query(`
      select (select count(*)::int from gateway.files) as files,
        (select count(distinct file)::int from gateway.file_segments) as with_bytes`);
      // Every object of the service belongs to a file that is listed.
      const inService = new Set(server.s3?.keys().map((key) => key.split('/')[0]));
      if (server.s3) expect(inService.size).toBe(rows[0].with_bytes);
      return rows[0];
    };

    it('are removed with their bytes, and other files stay', async () => {
      const bucket = server.service().from('bills');
      const large = bytes(600_000);
      await bucket.upload('kept.bin', large);
      await bucket.upload('copied.bin', large);
      await bucket.copy('copied.bin', 'copy.bin');
      await bucket.upload('replaced.bin', large);
      await bucket.upload('replaced.bin', large, { upsert: true });
      await bucket.upload('removed.bin', large);
      await bucket.upload('moved.bin', large);
      await bucket.move('moved.bin', 'elsewhere.bin');
      await bucket.remove(['removed.bin', 'copied.bin']);
      expect(await cleanUp()).toBe(2);
      expect(await counts()).toEqual({ files: 4, with_bytes: 4 });
      for (const name of ['kept.bin', 'copy.bin', 'replaced.bin', 'elsewhere.bin']) {
        const { data } = await bucket.download(name);
        expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(large)).toBe(
          true,
        );
      }
      await server.service().emptyBucket('bills');
      expect(await cleanUp()).toBe(4);
      expect(await counts()).toEqual({ files: 0, with_bytes: 0 });
    });

    it('are removed if the server ended during an upload', async () => {
      await server.owner.query(`
      with late as (
        insert into gateway.files (id, changed_at) values
          ('00000000-0000-4000-8000-000000000001', now() - interval '2 hours'),
          ('00000000-0000-4000-8000-000000000002', now())
        returning id
      )
      select from late`);
      expect(await cleanUp()).toBe(1);
      expect(await counts()).toMatchObject({ files: 1 });
      await server.owner.query('delete from gateway.files');
    });

    it('cannot be created by deleting rows: that is refused, as on Supabase', async () => {
      await server.service().from('bills').upload('row.txt', 'row');
      const deleting = server.owner.query("delete from storage.objects where name = 'row.txt'");
      await expect(deleting).rejects.toThrow('Direct deletion from storage tables is not allowed');
    });
  });
});

describe('A body that arrives slowly', () => {
  it('is read to its end while bytes arrive', async () => {
    const body = new PassThrough();
    const sending = (async () => {
      for (let sent = 0; sent < 8; sent += 1) {
        body.write('x');
        await wait(100);
      }
      body.end();
    })();
    let size = 0;
    for await (const chunk of chunksOf(body, 600)) size += chunk.length;
    await sending;
    expect(size).toBe(8);
  });

  it('is refused when it stalls', async () => {
    const body = new PassThrough();
    body.write('x');
    const reading = (async () => {
      for await (const _chunk of chunksOf(body, 100));
    })();
    await expect(reading).rejects.toThrow('The request body stalled');
  });
});
