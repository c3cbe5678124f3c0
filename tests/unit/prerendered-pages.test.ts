import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { delayScripts } from '../../scripts/build/postbuild/delay-scripts.ts';
import { extractPageData, startFile } from '../../scripts/build/postbuild/extract-page-data.ts';
import { collectPolicies } from '../../scripts/build/postbuild/inline-policies.ts';
import { trimStyles } from '../../scripts/build/postbuild/trim-styles.ts';

const fallback = '__spa-fallback.html';
const stream = 'window.__reactRouterContext.streamController';
/** HTML in the router's format. */
const page = `<html><head><link rel="modulepreload" href="/assets/vendor-1.js"/>
<link rel="manifest" href="/manifest"/><script>language()</script><style id="page-styles">b{}</style></head><body><main>Olá</main>
<script>window.__reactRouterContext = {};</script>
<script type="module" async="">import "/a.js";</script>
<!--$--><script>${stream}.enqueue("Olá");</script><!--$--><script>${stream}.close();</script>${'<!--/$-->'.repeat(2)}</body></html>`;

let folder: string;
const read = (file: string) => readFile(join(folder, file), 'utf8');
const write = (file: string, html: string) => writeFile(join(folder, file), html);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('A prerendered page', () => {
  async function finish() {
    await extractPageData(folder, fallback);
    await delayScripts(folder);
  }

  test('paints before its scripts are fetched', async () => {
    const unasked = '<link rel="modulepreload" href="/assets/root-1.js" media="not all"/>';
    await write('index.html', page.replace('<link', `${unasked}<link`));
    await finish();
    const html = await read('index.html');
    expect(html).toContain(unasked);
    expect(html.replace(unasked, '')).not.toMatch(/rel="(?:modulepreload|manifest)"/);
    expect(html).not.toContain('<script type="module"');
    expect(html).toContain('rel="idle-modulepreload" href="/assets/vendor-1.js"');
  });

  test('contains its data once: scripts read it from a separate file', async () => {
    await write('index.html', page);
    await finish();
    const html = await read('index.html');
    expect(html.match(/Olá/g)).toHaveLength(1);
    const [start = ''] = startFile.exec(html) ?? [];
    expect(html).toContain(`rel="idle-modulepreload" href="${start}"`);
    expect((await read(start)).split('\n')).toEqual([
      'window.__reactRouterContext = {};',
      `${stream}.enqueue("Olá");`,
      `${stream}.close();`,
      'import "/a.js";',
    ]);
  });

  test('starts its scripts immediately if nothing is visible without them', async () => {
    await write(fallback, page);
    await finish();
    expect(await read(fallback)).toBe(page);
  });

  test.each([
    ['its entry', page.replace(' async=""', '')],
    ['its data', page.replaceAll('<!--/$-->', '')],
    ['its largest script', page.replace('vendor-', 'shared-')],
  ])('fails the build if the router writes %s differently', async (_what, html) => {
    await write('index.html', html);
    await expect(finish()).rejects.toThrow('index.html');
  });
});

describe('The styles of a prerendered page', () => {
  test('are its own; styles for scripts are in the sheet that loads with them', async () => {
    const sheet = `@property --used{syntax:"*"}@property --unused{syntax:"*"}
b{color:var(--used)}i{color:red}::view-transition-old(.page){color:red}`;
    const font = '@font-face{font-family:A;src:url(a.woff2)}';
    await write('index.html', `<style id="page-styles">${font}${sheet}</style><b>Olá</b>`);
    await trimStyles(folder, fallback);
    const html = await read('index.html');
    expect(html).toContain(font);
    expect(html).toContain('@property --used');
    expect(html).toContain('b{color:var(--used)}');
    expect(html).not.toMatch(/--unused|i\{|view-transition/);
    const [, address = ''] = /data-sheet="([^"]+)"/.exec(html) ?? [];
    expect(await read(address)).toBe(sheet);
  });
});

describe('The security policy of a page', () => {
  const plain = '<style>b{}</style><main>Olá</main><script>early()</script>';
  const policies = () => collectPolicies(folder);
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

  test('contains every inline script and style', async () => {
    await write('index.html', plain);
    expect(await policies()).toEqual({
      'index.html': { script: [hash('early()')], style: [hash('b{}')] },
    });
  });

  test.each(['<p style="color:red">', '<a onclick="go()">'])('refuses %s', async (element) => {
    await write('index.html', plain.replace('<main>', element));
    await expect(policies()).rejects.toThrow('index.html');
  });
});
