import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageBytes } from '../../scripts/build/postbuild/budgets/page-bytes.ts';
import { refuseCopies } from '../../scripts/build/postbuild/refuse-copies.ts';

let folder: string;

/** A built file that compresses to the given size in kB. */
async function built(path: string, text: string, kilobytes: number) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
  await writeFile(join(folder, `${path}.br`), Buffer.alloc(kilobytes * 1000));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weight-'));
  await built('assets/vendor-1.js', 'export const a=1', 100);
  await built(
    'assets/chrome-1.js',
    'import{a}from"./vendor-1.js";import(`./record-page-view-1.js`)',
    10,
  );
  await built('assets/record-page-view-1.js', 'import{b}from"./memory-1.js"', 2);
  await built('assets/memory-1.js', 'export const b=1', 1);
  await built('assets/start-12345678.js', 'enqueue("Olá");import "/assets/chrome-1.js"', 3);
  await built('assets/later-1.js', 'import"./vendor-1.js"', 50);
});
afterEach(() => rm(folder, { recursive: true }));

describe('The weight of a page', () => {
  const html = '<link rel="idle-modulepreload" href="/assets/start-12345678.js">';

  test('includes everything that it fetches without interaction, each file once', async () => {
    await built('about/index.html', html, 7);
    expect(pageBytes(folder, 'about/index.html')).toEqual({ html: 10, scripts: 113, files: 4 });
  });

  test('includes no view counter if a form is alone in its frame', async () => {
    await built('BR/forms/contact/index.html', html, 7);
    expect(pageBytes(folder, 'BR/forms/contact/index.html').scripts).toBe(110);
  });
});

test('A build with two files of the same bytes fails and names them', async () => {
  const assets = join(folder, 'assets');
  await rm(assets, { recursive: true });
  await mkdir(assets);
  await writeFile(join(assets, 'font-1.woff2'), 'one font');
  await writeFile(join(assets, 'font-2.woff2'), 'another font');
  await expect(refuseCopies(folder)).resolves.toBeUndefined();
  await writeFile(join(assets, 'font-2.woff2'), 'one font');
  await expect(refuseCopies(folder)).rejects.toThrow(/font-2\.woff2 is font-1\.woff2/);
});
