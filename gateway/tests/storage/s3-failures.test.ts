import { afterEach, describe, expect, it } from 'vitest';
import { loginConnection, openPool } from '../../src/database/connections.ts';
import { s3Store } from '../../src/storage/bytes/s3-store.ts';
import { cleanUpFiles } from '../../src/storage/clean-up.ts';
import { resumableClient } from './resumable-client.ts';
import { bytes, expectWaitingWithoutTransactions, storageServer } from './storage-server.ts';

const server = storageServer('S3', 2_000);
const failures = ['down', 'failing', 'slow'] as const;

afterEach(() => server.s3?.behave('normal'));

const refusal = { statusCode: '500', error: 'S3Error', code: 'S3Error' };

/** Sends a large file as the service. */
function upload(name: string, body: Buffer) {
  return server.ask(`/object/bills/${name}`, {
    as: server.secretKey,
    method: 'POST',
    body: new Uint8Array(body),
  });
}

describe('While the S3-compatible service fails', () => {
  it.each(failures)('an upload is refused and leaves no object (%s)', async (failure) => {
    const name = `upload-${failure}.bin`;
    const file = bytes(3_000_000);
    server.s3?.behave(failure);
    const refused = await upload(name, file);
    expect(refused.status).toBe(500);
    expect(await refused.json()).toMatchObject(refusal);
    server.s3?.behave('normal');
    expect((await server.service().from('bills').exists(name)).data).toBe(false);
    expect((await upload(name, file)).status).toBe(200);
    const { data } = await server.service().from('bills').download(name);
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(file)).toBe(true);
  });

  it.each(failures)('a resumable upload continues afterwards (%s)', async (failure) => {
    const name = `resumable-${failure}.bin`;
    const file = bytes(3_000_000);
    const tus = resumableClient(server.url, server.secretKey);
    const url = await tus.begin(file.length, { bucketName: 'bills', objectName: name });
    expect((await tus.patch(url, 0, file.subarray(0, 1_500_000))).status).toBe(204);
    server.s3?.behave(failure);
    expect((await tus.patch(url, 1_500_000, file.subarray(1_500_000))).status).toBe(500);
    server.s3?.behave('normal');
    const offset = Number((await tus.head(url)).headers.get('upload-offset'));
    expect(offset).toBe(1_500_000);
    expect((await tus.patch(url, offset, file.subarray(offset))).status).toBe(204);
    const { data } = await server.service().from('bills').download(name);
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(file)).toBe(true);
  });

  it.each(failures)('a download is refused, and lists still work (%s)', async (failure) => {
    const name = `download-${failure}.bin`;
    expect((await upload(name, bytes(10))).status).toBe(200);
    server.s3?.behave(failure);
    const refused = await server.ask(`/object/bills/${name}`, { as: server.secretKey });
    expect(refused.status).toBe(500);
    expect(await refused.json()).toMatchObject(refusal);
    const { data } = await server.service().from('bills').list('', { search: name });
    expect(data?.length).toBe(1);
  });

  it('slow uploads hold no connection to the database', async () => {
    server.s3?.behave('slow');
    // More than the pool has connections.
    const uploads = Array.from({ length: 15 }, (_, number) => upload(`slow-${number}`, bytes(10)));
    await expectWaitingWithoutTransactions(server);
    expect((await server.service().from('bills').list()).error).toBeNull();
    for (const refused of await Promise.all(uploads)) expect(refused.status).toBe(500);
  });

  it('clean-up fails, and removes every orphan later', async () => {
    const { host, database = '' } = server.owner;
    const location = { socketFolder: host, name: database };
    const pool = openPool(loginConnection(location, 'supabase_storage_admin'), 2, 'clean-up test');
    const { s3 } = server;
    if (!s3) throw new Error('This test needs S3');
    const store = s3Store(pool, s3.settings);
    const cleanUp = () => cleanUpFiles({ pool, store }, { grace: 0 });
    await server.service().emptyBucket('bills');
    expect(s3.keys().length).toBeGreaterThan(0);
    s3.behave('down');
    await expect(cleanUp()).rejects.toThrow('The file store did not respond as expected');
    s3.behave('normal');
    await server.owner.query("update gateway.files set changed_at = now() - interval '1 day'");
    await cleanUp();
    const { rows } = await server.owner.query('select count(*)::int as files from gateway.files');
    expect(rows[0].files).toBe(0);
    expect(s3.keys()).toEqual([]);
    await pool.end();
  });
});
