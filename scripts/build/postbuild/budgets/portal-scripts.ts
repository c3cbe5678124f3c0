import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../../app/shared/i18n/language.ts';
import { readMessageFile } from '../../message-files.ts';
import { fallbackFile } from '../delay-scripts.ts';
import { compressed, scriptsIn, withImports } from './script-files.ts';

type Routes = Record<string, { module: string }>;

/**
 * Every script that the portal's home waits for, by URL, with its transfer size in kB (1000 bytes,
 * brotli). These are the layout, the page, the backend client and the messages.
 */
export function portalScripts(folder: string, language: Language): Map<string, number> {
  const html = readFileSync(join(folder, fallbackFile), 'utf8');
  const addresses = new Set(scriptsIn(html));
  const routes = readRoutes(folder, [...addresses]);
  for (const id of ['portal/layout', 'portal']) {
    const route = routes[id];
    if (!route) throw new Error(`The build has no route ${id}`);
    addresses.add(route.module);
  }
  addresses.add(assets(folder).find((file) => file.startsWith('/assets/supabase-')) ?? '');
  for (const name of ['common', 'portalPages', 'portal', 'errors']) {
    addresses.add(messageFile(folder, name, language));
  }
  const all = [...withImports(folder, addresses)].sort();
  return new Map(all.map((address) => [address, compressed(folder, address)]));
}

function readRoutes(folder: string, scripts: string[]): Routes {
  const file = scripts.find((address) => address.startsWith('/assets/manifest-')) ?? '';
  const text = readFileSync(join(folder, file), 'utf8');
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return (JSON.parse(json) as { routes: Routes }).routes;
}

/** The built file of a namespace, identified by one of its own messages. */
function messageFile(folder: string, name: string, language: Language): string {
  const [, sentence] =
    /":"([^"\\{}]{12,})"/.exec(JSON.stringify(readMessageFile(language, name))) ?? [];
  const file = assets(folder)
    .filter((address) => address.startsWith(`/assets/${name}-`) && address.endsWith('.js'))
    .find((address) => readFileSync(join(folder, address), 'utf8').includes(sentence ?? '\0'));
  if (!file) throw new Error(`The build has no messages ${name} in ${language}`);
  return file;
}

function assets(folder: string): string[] {
  return readdirSync(join(folder, 'assets')).map((file) => `/assets/${file}`);
}
