import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';
import { site } from '../../src/static/site.ts';
import { readSiteTable } from '../../src/static/site-table.ts';

const folder = temporaryFolder('site');
const builtFor = 'http://localhost:3000';
const files = {
  'index.html': `<link rel="canonical" href="${builtFor}/"><script>1</script>`,
  '404/index.html': 'Not found',
  'sitemap.xml': `<loc>${builtFor}/about</loc>`,
  'robots.txt': `Sitemap: ${builtFor}/sitemap.xml`,
  'assets/app.js': `const site="${builtFor}";`,
  'plain.txt': 'nothing of it',
};

const app = fastify({ forceCloseConnections: true });
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'client', name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  const outside = join(folder, 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'private.txt'), 'private');
  symlinkSync(join(outside, 'private.txt'), join(folder, 'client', 'link.txt'));
  symlinkSync(outside, join(folder, 'client', 'assets', 'linked'));
  const script = [`sha256-${createHash('sha256').update('1').digest('base64')}`];
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({
      pages: { '/': 'index.html' },
      aliases: { '/Custo': '/' },
      cookies: {},
      fallback: { file: 'index.html', prefixes: [] },
      notFound: [{ prefix: '', file: '404/index.html' }],
      policies: { 'index.html': { script, style: [] } },
      connect: [],
      origin: builtFor,
      addressed: ['index.html', 'sitemap.xml', 'robots.txt', 'assets/app.js'],
    }),
  );
  const served = { folder: join(folder, 'client'), table: readSiteTable(join(folder, 'client')) };
  await app.register(site, {
    current: () => served,
    siteUrl: 'https://example.org',
    isDemonstration: false,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each(['/link.txt', '/assets/linked/private.txt', '/..%2foutside%2fprivate.txt'])(
  'A file outside the site is not served: %s',
  async (path) => {
    const { statusCode, body } = await ask(path);
    expect([statusCode, body]).toEqual([404, 'Not found']);
  },
);

test.each(['/Custo', '/custo/', '/CUSTO/index.html'])(
  'The alias %s redirects to its page',
  async (path) => {
    const { statusCode, headers } = await ask(`${path}?age=38`);
    expect([statusCode, headers.location]).toEqual([301, '/?age=38']);
  },
);

describe('A site that was built for another address', () => {
  test.each(['/', '/sitemap.xml', '/robots.txt', '/assets/app.js'])(
    'carries its own in %s',
    async (path) => {
      const { statusCode, body, headers } = await ask(path);
      expect(statusCode).toBe(200);
      expect(body).toContain('https://example.org');
      expect(body).not.toContain('localhost');
      expect(headers['content-type']).toMatch(/^(text|application)\/(html|xml|plain|javascript)/);
    },
  );

  test('in every encoding, and leaves the other files alone', async () => {
    const plain = await ask('/');
    const br = await ask('/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await ask('/', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect((await ask('/plain.txt')).body).toBe('nothing of it');
  });

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await ask('/', { 'accept-encoding': 'br' });
    const known = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) };
    const again = await ask('/', known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask('/', { ...known, 'accept-encoding': 'gzip' })).statusCode).toBe(200);
  });

  test('answers HEAD without a body', async () => {
    const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/' });
    expect([statusCode, body]).toEqual([200, '']);
  });
});
