import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changePages, replaceOrFail } from './files.ts';

/** What `takeDataOut` names a page's file: its texts, as the scripts read them, and the entry. */
export const startFile = /\/assets\/start-[\w-]{8}\.js/;

const context = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;
const stream =
  /<!--\$--><script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;
const streamed =
  /(?:<!--\$--><script>window\.__reactRouterContext\.streamController\.[\s\S]*?<\/script>)+(?:<!--\/\$-->)+(?=<\/body>)/;

/**
 * A page shows its texts and holds them a second time, for its scripts. They wait until the page has
 * loaded, so their half goes to a file that they bring along: what is left arrives in one round trip
 * more often, and needs fewer hashes in its security policy. The empty elements stay where React
 * looks for them.
 */
export async function takeDataOut(folder: string, exceptFile: string): Promise<void> {
  const files = new Map<string, string>();
  await changePages(folder, (html, file) => {
    if (file === exceptFile) return html;
    const parts = [html.match(context)?.[1], ...[...html.matchAll(stream)].map(([, part]) => part)];
    const text = [...parts, html.match(entry)?.[1]].join('\n');
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const address = `/assets/start-${hash}.js`;
    files.set(address, text);
    const changes: [RegExp, string][] = [
      [context, '<script></script>'],
      [streamed, ''],
      [/(?=<link rel="modulepreload")/, `<link rel="modulepreload" href="${address}"/>`],
      [entry, `<script id="app-entry" data-start="${address}"></script>`],
    ];
    return changes.reduce((page, [from, to]) => replaceOrFail(page, from, to, file), html);
  });
  for (const [address, text] of files) await writeFile(join(folder, address), text);
}
