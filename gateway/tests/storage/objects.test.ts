import { describe, expect, it } from 'vitest';
import { people } from '../support/people.ts';
import { bytes, onEachStore, pixel, signIn } from './storage-server.ts';

onEachStore((server) => {
  describe('Ana uploads files to her own folder', () => {
    it('gets back every byte, for files of any size', async () => {
      const { storage, folder } = await signIn(server);
      for (const size of [0, 1, 256 * 1024 - 1, 256 * 1024, 256 * 1024 + 1, 3_000_000]) {
        const file = bytes(size, size + 1);
        const name = `${folder}/${size}.bin`;
        const up = await storage
          .from('bills')
          .upload(name, file, { contentType: 'application/x-test' });
        expect(up.error).toBeNull();
        expect(up.data).toMatchObject({ path: name, fullPath: `bills/${name}` });
        const down = await storage.from('bills').download(name);
        expect(down.error).toBeNull();
        expect(
          Buffer.from((await down.data?.arrayBuffer()) ?? new ArrayBuffer()).equals(file),
        ).toBe(true);
      }
    });

    it('can upload an image from a form, with metadata', async () => {
      const { storage, folder } = await signIn(server);
      const name = `${folder}/photo.png`;
      const up = await storage
        .from('bills')
        .upload(name, new Blob([pixel]), { metadata: { bill: '12' }, cacheControl: '60' });
      expect(up.error).toBeNull();
      const { data } = await storage.from('bills').info(name);
      expect(data).toMatchObject({
        name,
        bucketId: 'bills',
        size: pixel.length,
        contentType: 'image/png',
        cacheControl: 'max-age=60',
        metadata: { bill: '12' },
      });
    });

    it('replaces a file only if the request allows it', async () => {
      const { storage, folder } = await signIn(server);
      const bucket = storage.from('bills');
      const name = `${folder}/replaced.txt`;
      expect((await bucket.upload(name, 'first')).error).toBeNull();
      const again = await bucket.upload(name, 'second');
      expect(again.error).toMatchObject({
        message: 'The resource already exists',
        statusCode: '409',
      });
      expect(await (await bucket.download(name)).data?.text()).toBe('first');
      expect((await bucket.upload(name, 'third', { upsert: true })).error).toBeNull();
      expect(await (await bucket.download(name)).data?.text()).toBe('third');
      expect((await bucket.update(name, 'fourth')).error).toBeNull();
      expect(await (await bucket.download(name)).data?.text()).toBe('fourth');
    });

    it('lists, moves, copies and removes them', async () => {
      const { storage, folder } = await signIn(server, people.bruno.email);
      const bucket = storage.from('bills');
      await bucket.upload(`${folder}/a/one.txt`, 'one');
      await bucket.upload(`${folder}/a/two.txt`, 'two');
      await bucket.upload(`${folder}/three.txt`, 'three');
      const top = await bucket.list(folder);
      expect(top.data?.map(({ name, id }) => [name, id === null])).toEqual([
        ['a', true],
        ['three.txt', false],
      ]);
      expect(
        (await bucket.list(`${folder}/a`, { search: 'tw' })).data?.map(({ name }) => name),
      ).toEqual(['two.txt']);
      expect((await bucket.move(`${folder}/three.txt`, `${folder}/b/3.txt`)).error).toBeNull();
      expect((await bucket.copy(`${folder}/a/one.txt`, `${folder}/b/1.txt`)).error).toBeNull();
      expect(await (await bucket.download(`${folder}/b/1.txt`)).data?.text()).toBe('one');
      expect(await (await bucket.download(`${folder}/b/3.txt`)).data?.text()).toBe('three');
      expect((await bucket.exists(`${folder}/three.txt`)).data).toBe(false);
      expect((await bucket.exists(`${folder}/a/one.txt`)).data).toBe(true);
      const removed = await bucket.remove([`${folder}/a/one.txt`, `${folder}/a/nothing.txt`]);
      expect(removed.data?.map(({ name }) => name)).toEqual([`${folder}/a/one.txt`]);
      // The copy keeps the original bytes.
      expect(await (await bucket.download(`${folder}/b/1.txt`)).data?.text()).toBe('one');
    });

    it('pages through a folder in every order', async () => {
      const { storage, folder } = await signIn(server);
      const bucket = storage.from('bills');
      const names = ['d', 'b', 'e', 'a', 'c'].map((name) => `${folder}/pages/${name}.txt`);
      for (const name of names) expect((await bucket.upload(name, name)).error).toBeNull();
      const orders = [
        { sortBy: undefined, expected: names.toSorted() },
        { sortBy: { column: 'name', order: 'desc' }, expected: names.toSorted().toReversed() },
        { sortBy: { column: 'created_at', order: 'asc' }, expected: names },
        { sortBy: { column: 'created_at', order: 'desc' }, expected: names.toReversed() },
      ] as const;
      for (const { sortBy, expected } of orders) {
        const seen: string[] = [];
        for (let cursor: string | undefined; ; ) {
          const { data, error } = await bucket.listV2({
            prefix: `${folder}/pages/`,
            with_delimiter: true,
            limit: 2,
            ...(cursor && { cursor }),
            ...(sortBy && { sortBy }),
          });
          expect(error).toBeNull();
          seen.push(...(data?.objects.map(({ name }) => name) ?? []));
          cursor = data?.nextCursor;
          if (!data?.hasNext) break;
        }
        expect(seen).toEqual(expected);
      }
      const { data } = await bucket.listV2({ prefix: `${folder}/`, with_delimiter: true });
      expect(data?.folders).toContainEqual({ name: `${folder}/pages/`, key: `${folder}/pages` });
    });
  });

  describe('Policies apply to every operation', () => {
    it('Bruno finds no file of Ana, and cannot find out that it exists', async () => {
      const ana = await signIn(server);
      const bruno = await signIn(server, people.bruno.email);
      const name = `${ana.folder}/secret.txt`;
      expect((await ana.storage.from('bills').upload(name, 'secret')).error).toBeNull();
      const bills = bruno.storage.from('bills');
      const missing = bruno.storage.from('no-such-bucket');
      const answers = async (bucket: typeof bills) =>
        [
          await bucket.download(name),
          await bucket.info(name),
          await bucket.createSignedUrl(name, 60),
          await bucket.createSignedUploadUrl(name),
          await bucket.createSignedUploadUrl(name, { upsert: true }),
          await bucket.upload(name, 'mine'),
          await bucket.upload(name, 'mine', { upsert: true }),
          await bucket.update(name, 'mine'),
          await bucket.move(name, `${bruno.folder}/mine.txt`),
          await bucket.copy(name, `${bruno.folder}/mine.txt`),
          await bucket.remove([name]),
          await bucket.list(ana.folder),
          await bucket.listV2({ prefix: ana.folder }),
        ].map(({ data, error }) => ({
          data,
          error: error && { ...error, message: error.message },
        }));
      const forbidden = await answers(bills);
      expect(forbidden.slice(0, 10).map(({ error }) => error === null)).toEqual(
        Array(10).fill(false),
      );
      expect(forbidden[10]).toEqual({ data: [], error: null });
      expect(forbidden[11]).toEqual({ data: [], error: null });
      expect(await answers(missing)).toEqual(forbidden);
      expect(await (await ana.storage.from('bills').download(name)).data?.text()).toBe('secret');
    });

    it('visitors read only public buckets', async () => {
      await server.service().from('pictures').upload('logo.png', pixel);
      const visitor = server.anonymous().storage;
      expect((await visitor.from('pictures').download('logo.png')).error).toBeNull();
      expect((await visitor.from('pictures').upload('mine.png', pixel)).error).toMatchObject({
        statusCode: '403',
        message: 'new row violates row-level security policy',
      });
      const { publicUrl } = visitor.from('pictures').getPublicUrl('logo.png').data;
      const shown = await fetch(publicUrl);
      expect(shown.status).toBe(200);
      expect(Buffer.from(await shown.arrayBuffer()).equals(pixel)).toBe(true);
      for (const bucket of ['bills', 'no-such-bucket']) {
        const refused = await fetch(visitor.from(bucket).getPublicUrl('logo.png').data.publicUrl);
        expect(await refused.json()).toMatchObject({
          statusCode: '404',
          message: 'Bucket not found',
        });
      }
    });

    it('users may upload files to a bucket that they cannot read', async () => {
      const { storage } = await signIn(server);
      const name = 'left.txt';
      expect((await storage.from('letterbox').upload(name, 'for the team')).error).toBeNull();
      expect((await storage.from('letterbox').download(name)).error).not.toBeNull();
      expect(await (await server.service().from('letterbox').download(name)).data?.text()).toBe(
        'for the team',
      );
    });

    it('refuses a request without any key', async () => {
      const answer = await fetch(`${server.url}/storage/v1/bucket`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' });
    });
  });

  describe('Limits of buckets', () => {
    it('refuses files that are too large, with or without a declared length', async () => {
      const bucket = server.service().from('small');
      const refusal = {
        statusCode: '413',
        message: 'The object exceeded the maximum allowed size',
      };
      const large = Buffer.concat([pixel, bytes(2_000)]);
      expect((await bucket.upload('large.png', large)).error).toMatchObject(refusal);
      expect((await bucket.upload('large.png', new Blob([large]))).error).toMatchObject(refusal);
      const streamed = new Blob([large]).stream();
      expect((await bucket.upload('large.png', streamed, { duplex: 'half' })).error).toMatchObject(
        refusal,
      );
      expect((await bucket.exists('large.png')).data).toBe(false);
    });

    it('checks the content of a file, not its declared type', async () => {
      const bucket = server.service().from('small');
      const text = await bucket.upload('text.png', 'no picture', { contentType: 'image/png' });
      expect(text.error).toMatchObject({ statusCode: '415' });
      const script = await bucket.upload('page.html', '<script>alert(1)</script>', {
        contentType: 'text/html',
      });
      expect(script.error).toMatchObject({
        statusCode: '415',
        message: 'mime type text/html is not supported',
      });
      expect(
        (await bucket.upload('real.txt', pixel, { contentType: 'text/plain' })).error,
      ).toBeNull();
      expect((await bucket.info('real.txt')).data?.contentType).toBe('image/png');
    });

    it('also for files that are moved or copied into them', async () => {
      const service = server.service();
      await service.from('pictures').upload('note.txt', 'text');
      const refused = { statusCode: '415' };
      const to = { destinationBucket: 'small' };
      expect((await service.from('pictures').copy('note.txt', 'n.txt', to)).error).toMatchObject(
        refused,
      );
      expect((await service.from('pictures').move('note.txt', 'n.txt', to)).error).toMatchObject(
        refused,
      );
      expect((await service.from('pictures').exists('note.txt')).data).toBe(true);
    });
  });
});
