import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';
import { isDemonstration } from '../../src/static/demonstration.ts';
import { site } from '../../src/static/site.ts';
import { readSiteTable } from '../../src/static/site-table.ts';

const folder = temporaryFolder('closed-site');
const client = join(folder, 'client');
const files = {
  'index.html': 'Home',
  'about/index.html': 'About',
  '404/index.html': 'Not found',
  'fallback.html': 'For the team',
  'closed.html': 'Closed',
  'app.js': 'code',
};
const table = {
  pages: { '/': 'index.html', '/about': 'about/index.html' },
  cookies: {},
  fallback: { file: 'fallback.html', prefixes: ['/team', '/members'] },
  notFound: [{ prefix: '', file: '404/index.html' }],
  policies: { 'closed.html': { script: [], style: ['sha256-abc'] } },
  connect: [],
  origin: 'http://localhost:3000',
  addressed: [],
  closed: { file: 'closed.html', except: ['/team'], values: ['phone'] },
};

let open: FastifyInstance;
let closed: FastifyInstance;
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(client, name, '..'), { recursive: true });
    writeFileSync(join(client, name), text);
  }
  writeFileSync(join(folder, 'site.json'), JSON.stringify(table));
  open = await serve(true);
  closed = await serve(false);
});
afterAll(async () => {
  await Promise.all([open.close(), closed.close()]);
  rmSync(folder, { recursive: true, force: true });
});

async function serve(isDemonstration: boolean) {
  const app = fastify({ forceCloseConnections: true });
  const served = { folder: client, table: readSiteTable(client) };
  await app.register(site, {
    current: () => served,
    siteUrl: 'https://example.org',
    isDemonstration,
  });
  return app;
}

describe('A site with values of a demonstration, in public', () => {
  test.each(['/', '/about', '/about?q=1', '/members', '/members/card', '/unknown'])(
    'is closed at %s, for now',
    async (url) => {
      const { statusCode, body, headers } = await closed.inject({ url });
      expect([statusCode, body]).toEqual([503, 'Closed']);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '3600' });
      expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-abc'");
    },
  );

  test.each([
    ['/team', 'For the team'],
    ['/team/requests', 'For the team'],
    ['/app.js', 'code'],
  ])('serves %s to the team', async (url, text) => {
    const { statusCode, body } = await closed.inject({ url });
    expect([statusCode, body]).toEqual([200, text]);
  });

  test('does not open at addresses that only look like those of the team', async () => {
    for (const url of ['/teams', '/x/../members', '/members?/team', '/members#/team']) {
      expect((await closed.inject({ url })).statusCode, url).toBe(503);
    }
  });

  test('is open as a demonstration', async () => {
    expect((await open.inject({ url: '/about' })).body).toBe('About');
    expect((await open.inject({ url: '/unknown' })).statusCode).toBe(404);
  });
});

test.each([
  ['http://localhost:3000', true, true],
  ['http://127.0.0.1:3000', true, true],
  ['http://[::1]:3000', true, true],
  ['http://localhost:3000', false, false],
  ['https://mutirao.org', true, false],
  ['https://localhost.mutirao.org', true, false],
  ['http://192.168.1.20:3000', true, false],
])('%s with demo data %s is a demonstration: %s', (siteUrl, demo, expected) => {
  expect(isDemonstration(siteUrl, demo)).toBe(expected);
});
