import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { expectRefusal, storageServer } from './storage-server.ts';

const server = storageServer();

describe('An invalid body is refused', () => {
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

  it('a body that ends early leaves no file', async () => {
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
