import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Upload } from 'tus-js-client';
import { describe, expect, it } from 'vitest';
import { people } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import { resumableClient } from './resumable-client.ts';
import { bytes, onEachStore, pixel, signIn } from './storage-server.ts';

onEachStore((server) => {
  const protocol = (token: string, path?: string) => resumableClient(server.url, token, path);

  describe('Ana uploads over a weak connection', () => {
    it.each([256 * 1024, 6 * 1024 * 1024])(
      'with the TUS client, in chunks of %i bytes',
      async (chunkSize) => {
        const { storage, token, folder } = await signIn(server);
        const file = bytes(chunkSize * 2 + 77_777, chunkSize);
        const name = `${folder}/resumed-${chunkSize}.bin`;
        await new Promise<void>((resolve, reject) => {
          const upload = new Upload(Readable.from([file]), {
            endpoint: `${server.url}/storage/v1/upload/resumable`,
            headers: { authorization: `Bearer ${token}`, 'x-upsert': 'true' },
            uploadDataDuringCreation: true,
            uploadSize: file.length,
            chunkSize,
            retryDelays: null,
            metadata: {
              bucketName: 'bills',
              objectName: name,
              contentType: 'application/x-scan',
              cacheControl: '60',
              metadata: JSON.stringify({ bill: '7' }),
            },
            onError: reject,
            onSuccess: () => resolve(),
          });
          upload.start();
        });
        const { data } = await storage.from('bills').download(name);
        expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(file)).toBe(
          true,
        );
        expect((await storage.from('bills').info(name)).data).toMatchObject({
          size: file.length,
          contentType: 'application/x-scan',
          cacheControl: 'max-age=60',
          metadata: { bill: '7' },
        });
      },
    );

    it('continues after a broken connection, and a partial file is never visible', async () => {
      const { storage, token, folder } = await signIn(server);
      const tus = protocol(token);
      const file = bytes(1_500_000);
      const name = `${folder}/broken.bin`;
      const url = await tus.begin(file.length, { bucketName: 'bills', objectName: name });
      const { hostname, port } = new URL(server.url);
      const half = request({
        ...{ hostname, port, path: new URL(url, server.url).pathname, method: 'PATCH' },
        headers: {
          ...tus.headers,
          'upload-offset': '0',
          'content-length': String(file.length),
          'content-type': 'application/offset+octet-stream',
        },
      });
      half.on('error', () => undefined);
      half.write(file.subarray(0, 900_000));
      await wait(500);
      half.destroy();
      let offset = 0;
      const arrived = async () => {
        offset = Number((await tus.head(url)).headers.get('upload-offset'));
        return offset;
      };
      await expect.poll(arrived).toBeGreaterThan(0);
      expect(offset).toBeLessThanOrEqual(900_000);
      expect((await storage.from('bills').exists(name)).data).toBe(false);
      const rest = await tus.patch(url, offset, file.subarray(offset));
      expect(rest.status).toBe(204);
      const { data } = await storage.from('bills').download(name);
      expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(file)).toBe(true);
      // A client that did not receive the last response can find out that the upload is complete.
      expect((await tus.head(url)).headers.get('upload-offset')).toBe(String(file.length));
    });

    it('can upload an empty file, and end an upload', async () => {
      const { storage, token, folder } = await signIn(server);
      const tus = protocol(token);
      await tus.begin(0, { bucketName: 'bills', objectName: `${folder}/empty.txt` });
      expect((await storage.from('bills').info(`${folder}/empty.txt`)).data?.size).toBe(0);
      const url = await tus.begin(10, {
        bucketName: 'bills',
        objectName: `${folder}/given-up.txt`,
      });
      expect((await tus.remove(url)).status).toBe(204);
      expect((await tus.head(url)).status).toBe(404);
    });

    it('by a signed upload URL, once', async () => {
      const { storage, folder } = await signIn(server);
      const name = `${folder}/signed.png`;
      const { data } = await storage.from('bills').createSignedUploadUrl(name);
      const friend = protocol('', '/upload/resumable/sign');
      const signature = { 'x-signature': data?.token ?? '', authorization: '' };
      const created = await friend.create(
        pixel.length,
        { bucketName: 'bills', objectName: name },
        signature,
      );
      expect(created.status).toBe(201);
      const url = created.headers.get('location') ?? '';
      expect((await friend.patch(url, 0, pixel, signature)).status).toBe(204);
      expect((await storage.from('bills').info(name)).data).toMatchObject({
        contentType: 'image/png',
      });
      const other = { bucketName: 'bills', objectName: `${folder}/other.png` };
      expect((await friend.create(1, other, signature)).status).toBe(400);
      expect((await friend.create(1, other, { 'x-signature': 'x' })).status).toBe(400);
      const again = await friend.create(
        pixel.length,
        { bucketName: 'bills', objectName: name },
        signature,
      );
      expect(again.status).toBe(409);
    });
  });

  describe('Other users', () => {
    it('cannot begin an upload without permission, or continue the upload of another user', async () => {
      const ana = await signIn(server);
      const bruno = await signIn(server, people.bruno.email);
      const name = `${ana.folder}/mine.bin`;
      const refused = { bucketName: 'bills', objectName: name };
      const missing = { bucketName: 'no-such-bucket', objectName: name };
      const answers = await Promise.all(
        [refused, missing].map(async (values) => {
          const answer = await protocol(bruno.token).create(10, values);
          return { status: answer.status, text: await answer.text() };
        }),
      );
      expect(answers).toEqual(
        Array(2).fill({ status: 403, text: 'new row violates row-level security policy' }),
      );
      const url = await protocol(ana.token).begin(10, refused);
      for (const other of [bruno.token, publishableKey]) {
        const tus = protocol(other);
        expect((await tus.head(url)).status).toBe(404);
        expect((await tus.patch(url, 0, bytes(10))).status).toBe(404);
        expect((await tus.remove(url)).status).toBe(404);
      }
      expect((await protocol(ana.token).patch(url, 0, bytes(10))).status).toBe(204);
    });
  });

  describe('Invalid input gets the response of the protocol', () => {
    it('for offsets, lengths and headers', async () => {
      const { token, folder } = await signIn(server);
      const tus = protocol(token);
      const values = { bucketName: 'bills', objectName: `${folder}/input.bin` };
      const url = await tus.begin(100, values);
      expect((await tus.patch(url, 5, bytes(10))).status).toBe(409);
      const { 'upload-offset': _none, ...withoutOffset } = {
        ...{
          ...tus.headers,
          'upload-offset': '',
          'content-type': 'application/offset+octet-stream',
        },
      };
      const patch = { method: 'PATCH', headers: withoutOffset, body: 'x' };
      expect((await fetch(new URL(url, server.url), patch)).status).toBe(403);
      expect((await tus.patch(url, 0, bytes(0))).status).toBe(204);
      expect((await tus.patch(url, 'x', bytes(10))).status).toBe(400);
      expect((await tus.patch(url, -1, bytes(10))).status).toBe(400);
      expect((await tus.patch(url, 0, bytes(101))).status).toBe(413);
      expect((await tus.patch(url, 0, bytes(10), { 'content-type': 'text/plain' })).status).toBe(
        400,
      );
      expect((await tus.patch(url, 0, bytes(10), { 'tus-resumable': '0.1' })).status).toBe(400);
      expect((await tus.head(url)).headers.get('upload-offset')).toBe('0');
      for (const extension of ['upload-concat', 'upload-defer-length']) {
        expect((await tus.create('', values, { [extension]: '1' })).status).toBe(400);
      }
      for (const length of ['-1', 'x', '1e9', '99999999999999']) {
        const { status } = await tus.create(length, values);
        expect([400, 413]).toContain(status);
      }
      for (const bad of [
        {},
        { bucketName: 'bills' },
        { bucketName: 'bills', objectName: '' },
        { bucketName: 'bills', objectName: `${folder}/../x` },
        { bucketName: 'bills', objectName: `${folder}/\0` },
        { bucketName: 'bills', objectName: `${folder}/🧾` },
        { bucketName: 'bills', objectName: `${folder}/\u202etxt` },
        { bucketName: 'bills', objectName: `${folder}/\u200f.txt` },
        { bucketName: 'bills', objectName: 'x'.repeat(1_100) },
      ]) {
        expect((await tus.create(10, bad as Record<string, string>)).status).toBe(400);
      }
      for (const bad of [
        '/upload/resumable/x',
        '/upload/resumable/%00',
        '/upload/resumable/Li4v',
      ]) {
        expect((await tus.head(`/storage/v1${bad}`)).status).toBe(404);
      }
      expect((await protocol('forged').create(10, values)).status).toBe(403);
    });

    it('for a wrong checksum: the bytes are discarded', async () => {
      const { storage, token, folder } = await signIn(server);
      const tus = protocol(token);
      const file = bytes(600_000);
      const name = `${folder}/checked.bin`;
      const url = await tus.begin(file.length, { bucketName: 'bills', objectName: name });
      const sum = (of: Buffer) => ({
        'upload-checksum': `sha256 ${createHash('sha256').update(of).digest('base64')}`,
      });
      expect((await tus.patch(url, 0, file, sum(pixel))).status).toBe(460);
      expect((await tus.head(url)).headers.get('upload-offset')).toBe('0');
      expect((await tus.patch(url, 0, file, { 'upload-checksum': 'crc32 x' })).status).toBe(400);
      expect((await tus.patch(url, 0, file, sum(file))).status).toBe(204);
      const { data } = await storage.from('bills').download(name);
      expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(file)).toBe(true);
    });

    it('for a file that its bucket does not allow', async () => {
      const tus = protocol(server.secretKey);
      const values = { bucketName: 'small', objectName: 'a.png', contentType: 'image/png' };
      expect((await tus.create(1_001, values)).status).toBe(413);
      expect((await tus.create(10, { ...values, contentType: 'text/html' })).status).toBe(415);
      const url = await tus.begin(10, values);
      expect((await tus.patch(url, 0, Buffer.from('no picture').subarray(0, 10))).status).toBe(415);
      expect((await server.service().from('small').exists('a.png')).data).toBe(false);
    });
  });

  describe('Unfinished uploads', () => {
    it('are one for each object: a new one ends the one before', async () => {
      const { token, folder } = await signIn(server);
      const tus = protocol(token);
      const values = { bucketName: 'bills', objectName: `${folder}/again.bin` };
      const first = await tus.begin(10, values);
      const second = await tus.begin(10, values);
      expect((await tus.patch(first, 0, bytes(5))).status).toBe(404);
      expect((await tus.patch(second, 0, bytes(10))).status).toBe(204);
    });

    it('of one user are limited in all, and end with the user', async () => {
      const admin = server.service();
      const { storage, token, folder } = await signIn(server, people.helena.email);
      const tus = protocol(token);
      const megabytes = 1024 ** 2;
      const place = (name: string) => ({
        bucketName: 'bills',
        objectName: `${folder}/${name}.bin`,
      });
      const begun: string[] = [];
      for (const name of ['a', 'b', 'c', 'd', 'e']) {
        begun.push(await tus.begin(50 * megabytes, place(name)));
      }
      expect((await tus.create(50 * megabytes, place('f'))).status).toBe(429);
      const signed = await storage.from('bills').createSignedUploadUrl(`${folder}/g.bin`);
      const friend = protocol('', '/upload/resumable/sign');
      const signature = { 'x-signature': signed.data?.token ?? '', authorization: '' };
      expect((await friend.create(50 * megabytes, place('g'), signature)).status).toBe(429);
      expect((await tus.remove(begun[0] ?? '')).status).toBe(204);
      expect((await tus.create(50 * megabytes, place('f'))).status).toBe(201);
      // Other users, and what is not resumable, have their own.
      expect((await admin.from('bills').upload('small.txt', 'small')).error).toBeNull();
      const other = await signIn(server, people.bruno.email);
      await protocol(other.token).begin(50 * megabytes, {
        bucketName: 'bills',
        objectName: `${other.folder}/own.bin`,
      });

      await server.owner.query('delete from auth.users where id = $1', [folder]);
      const { rows } = await server.owner.query(
        `select count(*)::int as left from gateway.files
         where state = 'arriving' and upload ->> 'owner' = $1`,
        [folder],
      );
      expect(rows).toEqual([{ left: 0 }]);
    });
  });
});
