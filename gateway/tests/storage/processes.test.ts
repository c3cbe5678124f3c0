import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownerConnection } from '../../src/database/connections.ts';
import { findLocations } from '../../src/database/embedded/locations.ts';
import { readPostmaster } from '../../src/database/embedded/postmaster.ts';
import { postgresSystemUser } from '../../src/database/embedded/system-user.ts';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';
import { loadSecretKey } from '../../src/security/secret-key.ts';
import { asOwner, newDatabase } from '../support/database.ts';
import { testAtRest } from '../support/encryption.ts';
import { password, people, testProject } from '../support/people.ts';
import { type S3Server, startS3 } from '../support/s3-server.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { resumableClient } from './resumable-client.ts';
import { bytes } from './storage-server.ts';

const publishableKey = 'sb_publishable_local';
const options = { auth: { persistSession: false, autoRefreshToken: false } };

async function expectFile(client: SupabaseClient, name: string, file: Buffer) {
  const { data, error } = await client.storage.from('bills').download(name);
  expect(error).toBeNull();
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(file)).toBe(true);
}

describe.each(['PostgreSQL', 'S3'])('Two processes on one database, with bytes in %s', (place) => {
  let servers: [ServerProcess, ServerProcess];
  let clients: [SupabaseClient, SupabaseClient];
  let s3: S3Server | undefined;
  let key: string;

  beforeAll(async () => {
    const { url, name } = await newDatabase({ template: testProject.template });
    key = await asOwner(name, async (owner) => {
      await owner.query("insert into storage.buckets (id, name) values ('bills', 'bills')");
      return loadSecretKey(owner, testAtRest);
    });
    if (place === 'S3') s3 = await startS3();
    const env = {
      ...{ DATABASE_URL: url, PORT: '0' },
      ...(s3 && {
        STORAGE_S3_ENDPOINT: s3.settings.endpoint,
        STORAGE_S3_BUCKET: s3.settings.bucket,
        AWS_ACCESS_KEY_ID: s3.settings.accessKeyId,
        AWS_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
      }),
    };
    servers = await Promise.all([startServer(env), startServer(env)]);
    clients = [
      createClient(servers[0].url, key, options),
      createClient(servers[1].url, key, options),
    ];
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await s3?.close();
  });

  test('serve the same files', async () => {
    const [first, second] = clients;
    const file = bytes(1_500_000);
    expect((await first.storage.from('bills').upload('a.bin', file)).error).toBeNull();
    await expectFile(second, 'a.bin', file);
    const changed = bytes(700_000, 2);
    const { error } = await second.storage.from('bills').upload('a.bin', changed, { upsert: true });
    expect(error).toBeNull();
    await expectFile(first, 'a.bin', changed);
  });

  test('continue a resumable upload that the other began', async () => {
    const [first, second] = [
      resumableClient(servers[0].url, key),
      resumableClient(servers[1].url, key),
    ];
    const file = bytes(1_500_000);
    const url = await first.begin(file.length, { bucketName: 'bills', objectName: 'b.bin' });
    const path = new URL(url, servers[0].url).pathname;
    expect((await first.patch(path, 0, file.subarray(0, 600_000))).status).toBe(204);
    expect((await second.head(path)).headers.get('upload-offset')).toBe('600000');
    expect((await second.patch(path, 600_000, file.subarray(600_000))).status).toBe(204);
    await expectFile(clients[0], 'b.bin', file);
  });

  test('accept the same part once if both receive it', async () => {
    const tus = servers.map(({ url }) => resumableClient(url, key));
    const file = bytes(2_000_000);
    const [first] = tus;
    const url = await first?.begin(file.length, { bucketName: 'bills', objectName: 'c.bin' });
    const path = new URL(url ?? '', servers[0].url).pathname;
    const other = bytes(1_200_000, 9);
    const parts = [file.subarray(0, 1_200_000), other];
    const statuses = await Promise.all(
      tus.map(async (client, index) => (await client.patch(path, 0, parts[index] ?? other)).status),
    );
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => status === 204 || status === 409)).toBe(true);
    // The parts of both can not be mixed within a segment, so what arrived can be continued.
    const offset = Number((await first?.head(path))?.headers.get('upload-offset'));
    expect((await first?.patch(path, offset, file.subarray(offset)))?.status).toBe(204);
    const { data } = await clients[1].storage.from('bills').info('c.bin');
    expect(data?.size).toBe(file.length);
  });
});

describe('A server and its PostgreSQL that are killed during uploads', () => {
  const folder = temporaryFolder('storage-killed');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('have every acknowledged file afterwards, and no partial file', async () => {
    const dataDir = join(folder, 'data');
    // The site's address must be the same, because tokens contain it.
    const env = { DATA_DIR: dataDir, PORT: '0', SITE_URL: 'http://localhost:3000' };
    const first = await startServer(env);
    const { cluster } = findLocations(dataDir, postgresSystemUser());
    const running = readPostmaster(cluster);
    const owner = new pg.Client(
      ownerConnection({ socketFolder: running?.socketFolder ?? '', name: 'postgres' }),
    );
    await owner.connect();
    await owner.query(`
      insert into storage.buckets (id, name) values ('bills', 'bills');
      create policy "Signed in" on storage.objects for all to authenticated using (true) with check (true)`);
    await owner.end();
    const ana = createClient(await first.address, publishableKey, options);
    await ana.auth.signInWithPassword({ email: people.ana.email, password });
    const token = (await ana.auth.getSession()).data.session?.access_token ?? '';

    const sizes = [10, 300_000, 2_000_000];
    const sent = new Map<string, number>();
    const acknowledged: string[] = [];
    const uploader = async (worker: number) => {
      for (let number = 0; ; number += 1) {
        const name = `${worker}-${number}.bin`;
        const size = sizes[number % sizes.length] ?? 10;
        sent.set(name, size);
        const { error } = await ana.storage.from('bills').upload(name, bytes(size, number + 1));
        if (error) return;
        acknowledged.push(name);
      }
    };
    const tus = resumableClient(await first.address, token);
    const part = bytes(1_000_000);
    const url = await tus.begin(3_000_000, { bucketName: 'bills', objectName: 'resumed.bin' });
    expect((await tus.patch(url, 0, part)).status).toBe(204);
    const uploading = Promise.all([1, 2, 3].map(uploader));
    await expect.poll(() => acknowledged.length).toBeGreaterThan(8);
    process.kill(running?.pid ?? 0, 'SIGKILL');
    await first.end('SIGKILL');
    await uploading;

    const second = await startServer(env);
    const address = await second.address;
    const again = createClient(address, publishableKey, {
      ...options,
      global: { headers: { authorization: `Bearer ${token}` } },
    });
    const listed = await again.storage.from('bills').list('', { limit: 1_000 });
    const names = listed.data?.map(({ name }) => name) ?? [];
    expect(names).toEqual(expect.arrayContaining(acknowledged));
    for (const name of names) {
      const number = Number(name.split(/[-.]/)[1]);
      await expectFile(again, name, bytes(sent.get(name) ?? 0, number + 1));
    }
    const { head, patch } = resumableClient(address, token);
    const { pathname } = new URL(url, address);
    expect((await head(pathname)).headers.get('upload-offset')).toBe('1000000');
    expect((await patch(pathname, 1_000_000, bytes(2_000_000, 3))).status).toBe(204);
    await expectFile(again, 'resumed.bin', Buffer.concat([part, bytes(2_000_000, 3)]));
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
