import { describe, expect, it } from 'vitest';
import { expectRefusal, pixel, storageServer } from './storage-server.ts';

const server = storageServer();

describe('A download', () => {
  it('never runs as a page, and caches keep it only if it is public', async () => {
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
      `attachment; filename="a??b\\"??"; filename*=UTF-8''a%0D%0Ab%22%F0%9F%A7%BE`,
    );
    const named = await server.ask("/object/public/pictures/logo.png?download=John's%20Resume.pdf");
    expect(named.headers.get('content-disposition')).toBe(
      `attachment; filename="John's Resume.pdf"`,
    );
  });

  it('returns ranges, and nothing if the file has not changed', async () => {
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
    const expectWhole = async (response: Response) => {
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
    };
    for (const range of ['bytes=x', 'lines=1-2', 'bytes=5-2', 'bytes=0-1,5-6']) {
      await expectWhole(await ask({ range }));
    }
    const whole = await ask({});
    const etag = whole.headers.get('etag') ?? '';
    await expectWhole(whole);
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    await expectWhole(await ask({ 'if-none-match': '"other"' }));
    await expectWhole(await ask({ range: 'bytes=0-0', 'if-range': '"other"' }));
  });
});
