import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { standIns } from '../../scripts/build/bundle/stand-ins.ts';
import createIcon from '../../scripts/build/stand-ins/plain-icon.ts';

describe('A replacement for a library’s file', () => {
  let folder: string;
  const write = (name: string, text: string) => writeFile(join(folder, name), text);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stand-ins-'));
    await write('main.js', "import { part } from './part.js'; console.log(part);");
    await write('part.js', "export const part = 'the library’s';");
    await write('ours.js', "export const part = 'ours';");
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function bundle(of: string): Promise<string> {
    const result = await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [standIns(['client'], [{ of, instead: join(folder, 'ours.js') }])],
      build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
    });
    return JSON.stringify(result);
  }

  test('is in the bundle', async () => {
    const bundled = await bundle('/part.js');
    expect(bundled).toContain('ours');
    expect(bundled).not.toContain('the library’s');
  });

  test('fails the build if there is nothing to replace', async () => {
    await expect(bundle('/moved/part.js')).rejects.toThrow('/moved/part.js');
  });

  test('fails the build if an import of the library is missing', async () => {
    await write('ours.js', "export const other = 'ours';");
    await expect(bundle('/part.js')).rejects.toThrow('part');
  });
});

describe('An icon', () => {
  const Dot = createIcon({ node: [['circle', { r: 1 }]] });

  test('has the common stroke and is hidden from screen readers', () => {
    const markup = renderToStaticMarkup(createElement(Dot, { className: 'size-5' }));
    expect(markup).toContain('stroke="currentColor" stroke-width="2"');
    expect(markup).toContain('aria-hidden="true" class="size-5"><circle r="1"></circle></svg>');
  });

  test('has an accessible name if it has a label', () => {
    const markup = renderToStaticMarkup(createElement(Dot, { 'aria-label': 'Hours' }));
    expect(markup).toContain('aria-label="Hours"');
    expect(markup).not.toContain('aria-hidden');
  });
});
