import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pixel, signIn, storageServer } from './storage-server.ts';

const server = storageServer();

/** Every response to bad input follows the protocol. It is a refusal in JSON, never a fault. */
async function expectRefusal(response: Response) {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  const body = await response.json();
  expect(body).toEqual({
    statusCode: expect.any(String),
    error: expect.any(String),
    message: expect.any(String),
    code: expect.any(String),
  });
  return body;
}

describe('Names that are none', () => {
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

  it.each(Object.entries(names))('%s', async (_what, name) => {
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

  it('a name of 1,024 characters is one', async () => {
    const name = `${'x'.repeat(1_020)}.txt`;
    const bucket = server.service().from('bills');
    expect((await bucket.upload(name, 'long')).error).toBeNull();
    expect(await (await bucket.download(name)).data?.text()).toBe('long');
  });

  it.each(['a/b', '..%2f', 'ação', 'x'.repeat(101), '%00'])('bucket %s', async (name) => {
    const as = server.secretKey;
    await expectRefusal(await server.ask(`/bucket/${encodeURIComponent(name)}`, { as }));
    await expectRefusal(await server.ask(`/object/${encodeURIComponent(name)}/a.txt`, { as }));
    const body = JSON.stringify({ name });
    const headers = { 'content-type': 'application/json' };
    await expectRefusal(await server.ask('/bucket', { as, method: 'POST', headers, body }));
  });
});

describe('Bodies that are none', () => {
  it.each([
    ['/bucket', 'POST', '{"name":'],
    ['/bucket', 'POST', '{"name":5}'],
    ['/bucket', 'POST', '[]'],
    ['/bucket', 'POST', '{"name":"x","file_size_limit":"much"}'],
    ['/bucket', 'POST', '{"name":"x","file_size_limit":-1}'],
    ['/bucket', 'POST', '{"name":"x","allowed_mime_types":["<script>"]}'],
    ['/bucket/bills', 'PUT', '{}'],
    ['/object/list/bills', 'POST', '{"prefix":"","limit":-1}'],
    ['/object/list/bills', 'POST', '{"prefix":"","sortBy":{"column":"metadata; drop table"}}'],
    ['/object/list-v2/bills', 'POST', '{"cursor":"not base64"}'],
    ['/object/list-v2/bills', 'POST', '{"limit":"many"}'],
    ['/object/bills', 'DELETE', '{"prefixes":[]}'],
    ['/object/bills', 'DELETE', '{"prefixes":[5]}'],
    ['/object/sign/bills/a.txt', 'POST', '{"expiresIn":-1}'],
    ['/object/sign/bills/a.txt', 'POST', '{"expiresIn":1e300}'],
    ['/object/sign/bills', 'POST', '{"expiresIn":60,"paths":["\\u0000"]}'],
    ['/object/move', 'POST', '{}'],
    ['/nothing/here', 'GET', null],
    ['/s3/bucket', 'GET', null],
    ['/render/image/public/pictures/logo.png?width=10', 'GET', null],
    ['/vector/GetVectors', 'POST', '{}'],
    ['/iceberg/bucket', 'GET', null],
  ])('%s %s %s', async (path, method, body) => {
    const headers = { 'content-type': 'application/json' };
    await expectRefusal(await server.ask(path, { as: server.secretKey, method, headers, body }));
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['no parts', 'multipart/form-data; boundary=x', '--x--\r\n'],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nabc',
    ],
    [
      'no file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nabc\r\n--x--\r\n',
    ],
  ])('a form with %s', async (_what, type, body) => {
    const headers = { 'content-type': type };
    await expectRefusal(
      await server.ask('/object/bills/form.txt', {
        as: server.secretKey,
        method: 'POST',
        headers,
        body,
      }),
    );
    expect((await server.service().from('bills').exists('form.txt')).data).toBe(false);
  });

  it('a body that ends early leaves nothing', async () => {
    const { hostname, port } = new URL(server.url);
    const headers = {
      apikey: server.secretKey,
      'content-length': '1000000',
      'content-type': 'text/plain',
    };
    const upload = request({
      hostname,
      port,
      method: 'POST',
      path: '/storage/v1/object/bills/half.txt',
      headers,
    });
    upload.on('error', () => undefined);
    upload.write('x'.repeat(600_000));
    await wait(300);
    upload.destroy();
    await expect
      .poll(async () => {
        const { rows } = await server.owner.query(
          "select count(*)::int as arriving from gateway.files where state = 'arriving'",
        );
        return rows[0].arriving;
      })
      .toBe(0);
    expect((await server.service().from('bills').exists('half.txt')).data).toBe(false);
  });
});

describe('Signed URLs', () => {
  it('let anyone read one object, until they expire', async () => {
    const { storage, folder } = await signIn(server);
    const bucket = storage.from('bills');
    await bucket.upload(`${folder}/signed.txt`, 'signed');
    await bucket.upload(`${folder}/other.txt`, 'other');
    const { data } = await bucket.createSignedUrl(`${folder}/signed.txt`, 60, {
      download: 'my file.txt',
    });
    const shown = await fetch(data?.signedUrl ?? '');
    expect(await shown.text()).toBe('signed');
    expect(shown.headers.get('content-disposition')).toBe(
      "attachment; filename=my%20file.txt; filename*=UTF-8''my%20file.txt",
    );
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

  it('let anyone upload once, for whoever signed them', async () => {
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

  it('are for one action, and cannot be forged', async () => {
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
});

describe('Answers with files', () => {
  it('never run, and are kept by nobody unless they are public', async () => {
    const service = server.service();
    await service.from('pictures').upload('page.html', '<script>alert(1)</script>', {
      contentType: 'text/html',
    });
    await service.from('pictures').upload('logo.png', pixel);
    await service.from('bills').upload('logo.png', pixel);
    const page = await server.ask('/object/public/pictures/page.html');
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^text\/plain/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment/),
      'cache-control': 'max-age=3600',
    });
    const picture = await server.ask('/object/public/pictures/logo.png');
    expect(picture.headers.get('content-disposition')).toMatch(/^inline/);
    const bill = await server.ask('/object/bills/logo.png', { as: server.secretKey });
    expect(bill.headers.get('cache-control')).toBe('private, no-store');
    const header = await server.ask(
      '/object/public/pictures/logo.png?download=a%0D%0Ab%22%F0%9F%A7%BE',
    );
    expect(header.headers.get('content-disposition')).toBe(
      "attachment; filename=a%0D%0Ab%22%F0%9F%A7%BE; filename*=UTF-8''a%0D%0Ab%22%F0%9F%A7%BE",
    );
  });

  it('can be asked for in part, and only when they changed', async () => {
    const file = Buffer.from(Array.from({ length: 700_000 }, (_, index) => index % 251));
    await server
      .service()
      .from('pictures')
      .upload('film.bin', file, { contentType: 'application/x-film' });
    const ask = (headers: Record<string, string>) =>
      server.ask('/object/public/pictures/film.bin', { headers });
    const ranges = [
      ['bytes=0-0', 0, 1],
      ['bytes=262143-262145', 262_143, 262_146],
      ['bytes=600000-', 600_000, 700_000],
      ['bytes=-10', 699_990, 700_000],
      ['bytes=699999-9999999', 699_999, 700_000],
    ] as const;
    for (const [range, from, to] of ranges) {
      const part = await ask({ range });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/700000`);
      expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(from, to))).toBe(true);
    }
    const beyond = await ask({ range: 'bytes=700000-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */700000');
    await expectRefusal(beyond);
    for (const range of ['bytes=x', 'lines=1-2', 'bytes=5-2', 'bytes=0-1,5-6']) {
      expect((await ask({ range })).status).toBe(200);
    }
    const etag = (await ask({})).headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-0', 'if-range': '"other"' })).status).toBe(200);
  });
});
