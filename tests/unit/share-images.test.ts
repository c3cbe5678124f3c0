import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexedPages } from '../../app/indexed-pages.ts';
import { sharePicture } from '../../app/share-picture.ts';
import { brand } from '../../app/shared/brand/brand.ts';
import { languages } from '../../app/shared/i18n/language.ts';
import { cardOf } from '../../scripts/build/postbuild/share/card.ts';
import { iconFile } from '../../scripts/build/postbuild/share/icons.ts';
import { structuredDataOf } from '../../scripts/build/postbuild/structured-data.ts';
import { writeManifests } from '../../scripts/build/postbuild/write-manifests.ts';
import { writePictures } from '../../scripts/build/postbuild/write-pictures.ts';

let folder: string;
const read = (file: string) => readFile(join(folder, file));

/** Width and height from a PNG's first chunk. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await writePictures(folder);
  await writeManifests(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

describe('A shared link', () => {
  test.each(languages)(
    'has an image of 1200 × 630 pixels for every page in %s',
    async (language) => {
      for (const page of indexedPages) {
        const png = await read(sharePicture.path(page, language));
        expect([page, ...sizeOf(png)]).toEqual([page, 1200, 630]);
        // Some messengers accept at most 300 kB.
        expect(png.length).toBeLessThan(200_000);
      }
    },
  );

  test('keeps a long title on its half of the image and escapes its characters', () => {
    const card = cardOf(
      {
        heading: 'Contas & cuidados <em> um título comprido demais para caber em uma linha só',
        brand: brand.name,
        tagline: 'Família',
        mark: '<svg ></svg>',
        drawing: { markup: '<svg ></svg>', paper: '#fff' },
        width: 1200,
        height: 630,
      },
      (text, size) => text.length * size * 0.55,
    );
    expect(card).toContain('Contas &amp;');
    expect(card).toContain('&lt;em>');
    for (const [, size, line] of card.matchAll(/font-size="(\d+)"[^>]*>([^<]+)</g)) {
      expect((line ?? '').length * Number(size) * 0.55).toBeLessThan(660);
    }
  });
});

describe('The site as an app', () => {
  test.each(languages)('has a manifest in %s, and all its icons exist', async (language) => {
    const manifest = JSON.parse(String(await read(`manifest.${language}.webmanifest`)));
    expect(manifest).toMatchObject({ lang: language, name: brand.name, display: 'standalone' });
    expect(manifest.description).not.toContain('{{');
    expect(manifest.icons.some((icon: { purpose?: string }) => icon.purpose === 'maskable')).toBe(
      true,
    );
    for (const { src, sizes, type } of manifest.icons) {
      if (type !== 'image/png') continue;
      expect(`${sizeOf(await read(src)).join('x')}`).toBe(sizes);
    }
  });

  test('has icons at the traditional addresses', async () => {
    expect(sizeOf(await read('media/icons/apple-touch-icon.png'))).toEqual([180, 180]);
    const png = await read('media/icons/icon-32.png');
    expect(await read('favicon.ico')).toEqual(iconFile(png));
    expect(sizeOf((await read('favicon.ico')).subarray(22))).toEqual([32, 32]);
  });
});

describe('Structured data contains', () => {
  const site = 'https://example.org';
  const types = async (page: 'home' | 'show' | 'login' | 'contact') =>
    (await structuredDataOf(page, 'pt-BR', site)).map((fact) => fact['@type']);

  test('the organization, the question of the home page, and the films', async () => {
    expect(await types('home')).toEqual(['Organization', 'WebSite', 'FAQPage', 'VideoObject']);
    expect(await types('contact')).toEqual(['Organization']);
    expect(await types('show')).toEqual(['VideoObject']);
    expect(await types('login')).toEqual([]);
  });

  test.each(languages)('absolute addresses and complete texts in %s', async (language) => {
    for (const page of indexedPages) {
      const text = JSON.stringify(await structuredDataOf(page, language, site));
      expect(text).not.toMatch(/\{\{|undefined|localhost/);
      expect(text).not.toMatch(/insurance(agency|company)/i);
    }
  });
});
