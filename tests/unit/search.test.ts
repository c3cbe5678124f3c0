import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexedPages } from '../../app/indexed-pages.ts';
import { type Page, pathFor, paths } from '../../app/paths.ts';
import { clientPages } from '../../app/prerendered-paths.ts';
import { writeSearchFiles } from '../../scripts/build/postbuild/write-search-files.ts';

const site = 'https://example.org';
let folder: string;
let siteMap: string;
let robots: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-'));
  await writeSearchFiles(folder, site);
  siteMap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
  robots = await readFile(join(folder, 'robots.txt'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

describe('Search engines', () => {
  const pages = Object.keys(paths) as Page[];
  // A form is indexed with the page around it.
  const forms = pages.filter((page) => paths[page].startsWith('/forms/'));
  const emailed: readonly Page[] = ['signupConfirmed', 'confirm', 'resetPassword'];
  const standIns: readonly Page[] = ['offline'];
  const secluded: readonly Page[] = [...clientPages, ...forms, ...emailed, ...standIns];
  const open = pages.filter((page) => !secluded.includes(page));

  test('may index every public and sign-in page, except forms and pages of emailed links', () => {
    expect([...indexedPages].sort()).toEqual([...open].sort());
  });

  test.each(open)('find %s in both languages, linked to its translation', (page) => {
    for (const path of [pathFor(page, 'en'), pathFor(page, 'pt-BR')]) {
      expect(siteMap).toContain(`<loc>${site}${path}</loc>`);
      expect(siteMap).toContain(`hreflang="pt-BR" href="${site}${pathFor(page, 'pt-BR')}"`);
    }
  });

  test.each(secluded)('are not linked to %s', (page) => {
    expect(siteMap).not.toContain(`${paths[page]}<`);
  });

  test('are excluded from portal and Command Center', () => {
    for (const page of ['portal', 'admin'] as const) {
      expect(robots).toContain(`Disallow: ${pathFor(page, 'en')}\n`);
      expect(robots).toContain(`Disallow: ${pathFor(page, 'pt-BR')}\n`);
    }
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  });
});
