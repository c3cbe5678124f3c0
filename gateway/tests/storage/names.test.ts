import { describe, expect, it } from 'vitest';
import { expectRefusal, storageServer } from './storage-server.ts';

const server = storageServer();

describe('An invalid name is refused', () => {
  const names = {
    'a parent folder': 'a/../../b.txt',
    'the folder itself': 'a/./b.txt',
    NUL: 'a\0b.txt',
    emoji: 'receipt-🧾.png',
    'a right-to-left mark': 'a‮gnp.txt',
    'a character of another script': 'ação.txt',
    '1,100 characters': 'x'.repeat(1_100),
    'half a surrogate pair': 'a\ud800.txt',
  };

  it.each(Object.entries(names))('of an object: %s', async (_what, name) => {
    const json = { 'content-type': 'application/json' };
    const as = server.secretKey;
    const moved = JSON.stringify({ bucketId: 'bills', sourceKey: 'a', destinationKey: name });
    await expectRefusal(
      await server.ask('/object/move', { as, method: 'POST', headers: json, body: moved }),
    );
    await expectRefusal(
      await server.ask('/object/copy', { as, method: 'POST', headers: json, body: moved }),
    );
    const path = name.isWellFormed() ? encodeURIComponent(name) : '%ED%A0%80';
    const body = 'text';
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      await expectRefusal(
        await server.ask(`/object/bills/${path}`, {
          as,
          method,
          ...(method.startsWith('P') && { body }),
        }),
      );
    }
    await expectRefusal(
      await server.ask(`/object/sign/bills/${path}`, {
        as,
        method: 'POST',
        headers: json,
        body: '{"expiresIn":60}',
      }),
    );
    const listed = await server.ask('/object/list/bills', {
      as,
      method: 'POST',
      headers: json,
      body: JSON.stringify({ prefix: name }),
    });
    expect(listed.status).toBeLessThan(500);
  });

  it('but 1,024 characters are allowed', async () => {
    const name = `${'x'.repeat(1_020)}.txt`;
    const bucket = server.service().from('bills');
    expect((await bucket.upload(name, 'long')).error).toBeNull();
    expect(await (await bucket.download(name)).data?.text()).toBe('long');
  });

  it('and a trailing slash makes another name', async () => {
    const as = server.secretKey;
    const url = '/object/bills/slash';
    const upload = (path: string) => server.ask(path, { as, method: 'POST', body: path });
    expect((await upload(url)).status).toBe(200);
    await expectRefusal(await server.ask(`${url}/`, { as }));
    expect((await upload(`${url}/`)).status).toBe(200);
    expect(await (await server.ask(`${url}/?download`, { as })).text()).toBe(`${url}/`);
    expect(await (await server.ask(url, { as })).text()).toBe(url);
  });

  it.each(['a/b', '..%2f', 'ação', 'x'.repeat(101), '%00'])('of a bucket: %s', async (name) => {
    const as = server.secretKey;
    await expectRefusal(await server.ask(`/bucket/${encodeURIComponent(name)}`, { as }));
    await expectRefusal(await server.ask(`/object/${encodeURIComponent(name)}/a.txt`, { as }));
    const body = JSON.stringify({ name });
    const headers = { 'content-type': 'application/json' };
    await expectRefusal(await server.ask('/bucket', { as, method: 'POST', headers, body }));
  });
});
