import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { service } from '../../src/storage/caller.ts';
import { signedUrls } from '../../src/storage/signed-urls.ts';
import { expectRefusal, pixel, signIn, storageServer } from './storage-server.ts';

const server = storageServer();

describe('Signed URLs', () => {
  it('let anyone read one object until they expire', async () => {
    const { storage, folder } = await signIn(server);
    const bucket = storage.from('bills');
    await bucket.upload(`${folder}/signed.txt`, 'signed');
    await bucket.upload(`${folder}/other.txt`, 'other');
    const { data } = await bucket.createSignedUrl(`${folder}/signed.txt`, 60, {
      download: 'my file.txt',
    });
    const shown = await fetch(data?.signedUrl ?? '');
    expect(await shown.text()).toBe('signed');
    expect(shown.headers.get('content-disposition')).toBe('attachment; filename="my file.txt"');
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    const other = data?.signedUrl.replace('signed.txt', 'other.txt') ?? '';
    expect(await expectRefusal(await fetch(other))).toMatchObject({ message: 'Invalid signature' });
    const expired = await bucket.createSignedUrl(`${folder}/signed.txt`, 1);
    await wait(2_100);
    await expectRefusal(await fetch(expired.data?.signedUrl ?? ''));
    const many = await bucket.createSignedUrls([`${folder}/signed.txt`, `${folder}/none.txt`], 60);
    expect(many.data?.map(({ error }) => error)).toEqual([
      null,
      'Either the object does not exist or you do not have access to it',
    ]);
  });

  it('end when the session in which they were signed is too old', async () => {
    const { storage, folder } = await signIn(server);
    const bucket = storage.from('bills');
    await bucket.upload(`${folder}/session.txt`, 'text');
    const { data } = await bucket.createSignedUrl(`${folder}/session.txt`, 60);
    const upload = (await bucket.createSignedUploadUrl(`${folder}/session-2.txt`)).data;
    const status = async () => (await fetch(data?.signedUrl ?? '')).status;
    expect(await status()).toBe(200);
    // The project's sessions last 24 hours.
    await server.owner.query(`
      update auth.sessions set created_at = now() - interval '25 hours' where user_id = '${folder}'`);
    expect(await status()).toBe(400);
    const friend = server.anonymous().storage.from('bills');
    const late = await friend.uploadToSignedUrl(upload?.path ?? '', upload?.token ?? '', 'text');
    expect(late.error).toMatchObject({
      message: 'The session that signed this URL has ended',
    });
  });

  it('let anyone upload once, on behalf of the user who created them', async () => {
    const { storage, folder } = await signIn(server);
    const bucket = storage.from('bills');
    const name = `${folder}/by-friend.png`;
    const { data } = await bucket.createSignedUploadUrl(name, { upsert: true });
    const friend = server.anonymous().storage.from('bills');
    expect((await friend.uploadToSignedUrl(name, data?.token ?? '', pixel)).error).toBeNull();
    const again = await friend.uploadToSignedUrl(name, data?.token ?? '', 'other');
    expect(again.error).toMatchObject({ message: 'The signed upload URL was already used' });
    expect((await bucket.info(name)).data).toMatchObject({ size: pixel.length });
    const { rows } = await server.owner.query(
      'select owner_id from storage.objects where name = $1',
      [name],
    );
    expect(rows[0].owner_id).toBe(folder);
  });

  it('allow one action and cannot be forged', async () => {
    const { storage, token, folder } = await signIn(server);
    const bucket = storage.from('bills');
    const name = `${folder}/action.txt`;
    await bucket.upload(name, 'text');
    const read = await bucket.createSignedUrl(name, 60);
    const readToken = new URL(read.data?.signedUrl ?? '').searchParams.get('token') ?? '';
    const write = (await bucket.createSignedUploadUrl(`${name}2`)).data?.token ?? '';
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${readToken.split('.')[1]}.`;
    for (const bad of [write, unsigned, token, 'x', '', `${readToken}x`]) {
      await expectRefusal(
        await fetch(`${server.url}/storage/v1/object/sign/bills/${name}?token=${bad}`),
      );
    }
    for (const bad of [readToken, unsigned, token, 'x', '']) {
      await expectRefusal(
        await fetch(`${server.url}/storage/v1/object/upload/sign/bills/${name}2?token=${bad}`, {
          method: 'PUT',
          body: 'text',
        }),
      );
    }
    // The token of a signed URL gives no access to other endpoints.
    for (const bad of [readToken, write]) {
      expect(
        (await server.ask('/bucket', { headers: { authorization: `Bearer ${bad}` } })).status,
      ).toBe(400);
    }
  });

  it('for an upload expire, and are for one object', async () => {
    const urls = signedUrls('secret');
    const grant = { signer: service, upsert: false };
    const token = await urls.signUpload('bills/a.txt', 60, grant);
    await expect(urls.verifyUpload(token, 'bills/a.txt')).resolves.toMatchObject(grant);
    for (const other of ['bills/b.txt', 'pictures/a.txt']) {
      await expect(urls.verifyUpload(token, other)).rejects.toThrow('Invalid signature');
    }
    await expect(signedUrls('other').verifyUpload(token, null)).rejects.toThrow(
      'signature verification failed',
    );
    vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1_000 + 1_000, toFake: ['Date'] });
    const late = urls.verifyUpload(token, 'bills/a.txt').finally(() => vi.useRealTimers());
    await expect(late).rejects.toThrow('"exp" claim timestamp check failed');
  });
});
