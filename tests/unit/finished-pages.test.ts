import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { delayScripts } from '../../scripts/postbuild/delay-scripts.ts';
import { collectPolicies } from '../../scripts/postbuild/inline-policies.ts';

const page = `<html><head><link rel="modulepreload" href="/assets/vendor.js"/><style>b{}</style></head>
<body><main>Olá</main><script>early()</script><script type="module" async="">import "/a.js";</script></body></html>`;

let folder: string;
const read = (file: string) => readFile(join(folder, file), 'utf8');
const write = (file: string, html: string) => writeFile(join(folder, file), html);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('A finished page', () => {
  test('paints before its scripts are fetched', async () => {
    await write('index.html', page);
    await delayScripts(folder);
    const html = await read('index.html');
    expect(html).not.toContain('modulepreload" href');
    expect(html).not.toContain('<script type="module"');
    expect(html).toContain('<script type="text/plain" id="app-entry">import "/a.js";</script>');
  });

  test('starts its scripts at once where nothing can be seen without them', async () => {
    await write('__spa-fallback.html', page);
    await delayScripts(folder);
    expect(await read('__spa-fallback.html')).toBe(page);
  });

  test('stops the build when the router writes it differently', async () => {
    await write('index.html', page.replace(' async=""', ''));
    await expect(delayScripts(folder)).rejects.toThrow('index.html');
  });
});

describe('The security policy of a page', () => {
  const policies = () => collectPolicies(folder);
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

  test('knows every inline script and style', async () => {
    await write('index.html', page);
    expect(await policies()).toEqual({
      'index.html': {
        script: [hash('early()'), hash('import "/a.js";')],
        style: [hash('b{}')],
      },
    });
  });

  test.each(['<p style="color:red">', '<a onclick="go()">'])('refuses %s', async (element) => {
    await write('index.html', page.replace('<main>', element));
    await expect(policies()).rejects.toThrow('index.html');
  });
});
