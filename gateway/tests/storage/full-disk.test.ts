import { expect, it } from 'vitest';
import { resumableClient } from './resumable-client.ts';
import { bytes, signIn, storageServer } from './storage-server.ts';

/** More than any disk has, so that this one has no room for files. */
const all = { diskReserve: Number.MAX_SAFE_INTEGER };
const server = storageServer('PostgreSQL', undefined, all);

it('A disk that is nearly full takes no files, and everything else works', async () => {
  const { storage, token, folder } = await signIn(server);
  const refused = await storage.from('bills').upload(`${folder}/a.txt`, 'text');
  expect(refused.error).toMatchObject({ status: 507 });
  const large = await storage.from('bills').upload(`${folder}/a.bin`, bytes(600_000));
  expect(large.error).toMatchObject({ status: 507 });
  const tus = resumableClient(server.url, token);
  const url = await tus.begin(10, { bucketName: 'bills', objectName: `${folder}/b.bin` });
  expect((await tus.patch(url, 0, bytes(10))).status).toBe(507);
  expect((await tus.remove(url)).status).toBe(204);
  expect((await storage.from('bills').list(folder)).data).toEqual([]);
});
